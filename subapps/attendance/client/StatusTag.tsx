import { Box } from "@mui/material";
import Check from "lucide-react/icons/check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import Clock from "lucide-react/icons/clock";
import FileCheck from "lucide-react/icons/file-check";
import Minus from "lucide-react/icons/minus";
import X from "lucide-react/icons/x";
import type { Status } from "./attendance";
import { useAttendanceWords } from "./words";

const LOOKS = {
  present: [Check, "soft.success"],
  late: [Clock, "soft.warning"],
  absent: [X, "soft.error"],
  leave: [FileCheck, "soft.info"],
  waiting: [CircleDashed, "surface.hover"],
  none: [Minus, "surface.hover"],
  off: [Minus, "surface.hover"],
} as const satisfies Record<Status, readonly [unknown, string]>;

/** The sign of a status. */
export const signOf = (status: Status) => LOOKS[status][0];

/** The ground of a status, by the theme's own names. */
export const groundOf = (status: Status): string => LOOKS[status][1];

/** A pupil's state: a sign and a word, with a colour besides. */
export function StatusTag({ status, large = false }: { readonly status: Status; readonly large?: boolean }) {
  const words = useAttendanceWords();
  const [Glyph, ground] = LOOKS[status];
  return (
    <Box
      component="span"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 0.5,
        paddingInline: 1.25,
        paddingBlock: 0.25,
        borderRadius: "1rem",
        border: "1px solid",
        borderColor: "line.control",
        bgcolor: ground,
        color: "text.primary",
        fontSize: large ? "1.25rem" : "0.875rem",
        fontWeight: 600,
        whiteSpace: "nowrap",
      }}
    >
      <Glyph aria-hidden size="1em" />
      {words(`status.${status}`)}
    </Box>
  );
}

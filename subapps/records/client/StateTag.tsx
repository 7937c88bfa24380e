import { Box } from "@mui/material";
import Camera from "lucide-react/icons/camera";
import Check from "lucide-react/icons/check";
import CircleSlash from "lucide-react/icons/circle-slash";
import Clock from "lucide-react/icons/clock";
import type { Pupil } from "./records";
import { useRecordsWords } from "./words";

const LOOKS = {
  done: [Check, "soft.success"],
  ready: [Camera, "soft.info"],
  waiting: [Clock, "soft.warning"],
  withdrawn: [CircleSlash, "surface.hover"],
} as const;

/** How far it is with a pupil: a sign and a word, with a colour besides. */
export function StateTag({ state, consent }: Pick<Pupil, "state" | "consent">) {
  const words = useRecordsWords();
  const shown = state === "waiting" && consent === "withdrawn" ? "withdrawn" : state;
  const [Glyph, ground] = LOOKS[shown];
  return (
    <Box
      component="span"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 0.5,
        flex: "none",
        paddingInline: 1,
        paddingBlock: 0.25,
        borderRadius: "1rem",
        border: "1px solid",
        borderColor: "line.control",
        bgcolor: ground,
        color: "text.primary",
        fontSize: "0.8125rem",
        fontWeight: 600,
        whiteSpace: "nowrap",
      }}
    >
      <Glyph aria-hidden size="1em" />
      {words(`state.${shown}`)}
    </Box>
  );
}

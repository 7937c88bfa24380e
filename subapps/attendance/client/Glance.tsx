import { Box, Button } from "@mui/material";
import Check from "lucide-react/icons/check";
import { useLocalWords } from "@portal/kit";
import type { Glance } from "./attendance";
import { useAttendanceWords } from "./words";

interface Props {
  readonly glance: Glance;
  /** The class that is shown. */
  readonly group: string;
  readonly onChoose: (code: string) => void;
}

/** The person's classes on a day at a glance, each the way to its roll. */
export function GlanceRow({ glance, group, onChoose }: Props) {
  const words = useAttendanceWords();
  const local = useLocalWords();
  return (
    <Box
      component="ul"
      role="list"
      aria-label={words("glance")}
      sx={{
        listStyle: "none",
        margin: 0,
        padding: 0,
        display: "grid",
        gridTemplateColumns: {
          mobile: "repeat(2, minmax(0, 1fr))",
          ipad: "repeat(auto-fill, minmax(12.5rem, 1fr))",
        },
        gap: 1,
      }}
    >
      {glance.list.map(({ code, name, total, present, late, absent, leave, waiting, closed }) => (
        <li key={code}>
          <Button
            variant="outlined"
            aria-current={code === group ? "true" : undefined}
            onClick={() => onChoose(code)}
            sx={{
              inlineSize: "100%",
              blockSize: "100%",
              paddingInline: { mobile: 1, ipad: 2 },
              alignContent: "start",
              display: "grid",
              justifyItems: "start",
              justifyContent: "start",
              textTransform: "none",
              textAlign: "start",
              bgcolor: code === group ? "surface.selected" : "surface.card",
              ...(code === group && { borderColor: "brand.accent", borderWidth: 2 }),
            }}
          >
            <Box component="strong" sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
              {local(name)}
              {closed && <Check aria-hidden size="1rem" />}
            </Box>
            <Box component="span" sx={{ fontSize: "0.8125rem", fontWeight: 400, color: "text.secondary" }}>
              {total === 0
                ? words("noPupilsShort")
                : present + late + absent + leave + waiting === 0
                  ? words("status.none")
                  : words("glanceLine", { here: present + late, total, missing: absent + waiting })}
              {closed && (
                <Box component="span" sx={{ marginInlineStart: 1, whiteSpace: "nowrap" }}>
                  {words("closedShort")}
                </Box>
              )}
            </Box>
          </Button>
        </li>
      ))}
    </Box>
  );
}

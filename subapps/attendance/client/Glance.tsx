import { Box, Button } from "@mui/material";
import Check from "lucide-react/icons/check";
import { useLocalWords } from "@portal/kit";
import type { Glance } from "./attendance";
import { useAttendanceWords } from "./words";

/** Between two parts that are read as one line. */
const BLANK = " ";

/** A line without words, as tall as one with words. */
const NOTHING = "\u00a0";

/** The figures of a class, in two lines. */
function useClassFigures() {
  const words = useAttendanceWords();
  const presentOf = ({ total, present, late, absent, leave, waiting, closed }: Glance["list"][number]) => {
    if (total === 0) return words("noPupilsShort");
    if (present + late + absent + leave + waiting === 0) return words("status.none");
    const figures = words("figure.present", { here: present + late, total });
    return closed ? words("closedSince", { figures }) : figures;
  };
  /** A line in every tile, so that none grows while the register is taken; first those of whom nothing is known yet. */
  const missingOf = ({ waiting, absent }: Glance["list"][number]) => {
    if (waiting > 0) return words("figure.waiting", { count: waiting });
    return absent > 0 ? words("figure.absent", { count: absent }) : NOTHING;
  };
  return { presentOf, missingOf };
}

interface TileProps {
  readonly group: Glance["list"][number];
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** A class with its figures, the way to its roll. */
function ClassTile({ group, chosen, onChoose }: TileProps) {
  const local = useLocalWords();
  const { presentOf, missingOf } = useClassFigures();
  const { name, closed } = group;
  return (
    <Button
      variant="outlined"
      aria-current={chosen ? "true" : undefined}
      onClick={onChoose}
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
        bgcolor: chosen ? "surface.selected" : "surface.card",
        ...(chosen && {
          borderColor: "brand.accent",
          borderWidth: 2,
          "@media (forced-colors: active)": {
            forcedColorAdjust: "none",
            border: "1px solid Highlight",
            bgcolor: "Highlight",
            "&, & span": { color: "HighlightText" },
            "&:hover": { bgcolor: "Highlight" },
            "&:focus-visible": { outlineColor: "CanvasText" },
          },
        }),
      }}
    >
      <Box component="strong" sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
        {local(name)}
        {closed && <Check aria-hidden size="1rem" />}
      </Box>
      {BLANK}
      <Box component="span" sx={{ fontSize: "0.8125rem", fontWeight: 400, color: "text.secondary" }}>
        {presentOf(group)} <br />
        {missingOf(group)}
      </Box>
    </Button>
  );
}

interface Props {
  readonly glance: Glance;
  /** The code of the class that is shown. */
  readonly chosen: string;
  readonly onChoose: (code: string) => void;
}

/** The person's classes on a day at a glance, each the way to its roll. */
export function GlanceRow({ glance, chosen, onChoose }: Props) {
  const words = useAttendanceWords();
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
      {glance.list.map((group) => (
        <li key={group.code}>
          <ClassTile group={group} chosen={group.code === chosen} onChoose={() => onChoose(group.code)} />
        </li>
      ))}
    </Box>
  );
}

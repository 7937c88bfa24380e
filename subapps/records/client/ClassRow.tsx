import { Box, Button } from "@mui/material";
import Check from "lucide-react/icons/check";
import { useLocalWords } from "@portal/kit";
import { Meter } from "./Meter";
import type { ClassProgress } from "./records";
import { progressLine, useRecordsWords } from "./words";

interface Props {
  readonly classes: readonly ClassProgress[];
  /** The class that is shown. */
  readonly group: string;
  readonly onChoose: (code: string) => void;
}

/** The person's classes with how far each is, each the way to its pupils. */
export function ClassRow({ classes, group, onChoose }: Props) {
  const words = useRecordsWords();
  const local = useLocalWords();
  return (
    <Box
      component="ul"
      role="list"
      aria-label={words("classes")}
      sx={{
        listStyle: "none",
        margin: 0,
        padding: 0,
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(min(9rem, 100%), 1fr))",
        gap: 1,
      }}
    >
      {classes.map(({ code, name, ...progress }) => (
        <li key={code}>
          <Button
            variant="outlined"
            aria-current={code === group ? "true" : undefined}
            onClick={() => onChoose(code)}
            sx={{
              inlineSize: "100%",
              blockSize: "100%",
              paddingInline: { mobile: 1, ipad: 2 },
              display: "grid",
              gap: 0.5,
              gridTemplateColumns: "minmax(0, 1fr)",
              justifyContent: "stretch",
              alignContent: "start",
              textTransform: "none",
              textAlign: "start",
              bgcolor: code === group ? "surface.selected" : "surface.card",
              ...(code === group && { borderColor: "brand.accent", borderWidth: 2 }),
            }}
          >
            <Box component="strong" sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
              {local(name)}
              {progress.total > 0 && progress.done === progress.total && <Check aria-hidden size="1rem" />}
            </Box>
            <Meter all={progress.total} done={progress.done} />
            <Box component="span" sx={{ fontSize: "0.8125rem", fontWeight: 400, color: "text.secondary" }}>
              {progressLine(words, progress)}
            </Box>
          </Button>
        </li>
      ))}
    </Box>
  );
}

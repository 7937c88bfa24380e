import { Box, Button } from "@mui/material";
import Check from "lucide-react/icons/check";
import { useLocalWords } from "@portal/kit";
import { Meter } from "./Meter";
import type { ClassProgress } from "./records";
import { useRecordsWords } from "./words";

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
      {classes.map(({ code, name, total, done, ready }) => (
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
              {total > 0 && done === total && <Check aria-hidden size="1rem" />}
            </Box>
            <Meter all={total} done={done} ready={ready} />
            <Box component="span" sx={{ fontSize: "0.8125rem", fontWeight: 400, color: "text.secondary" }}>
              {total === 0 ? words("noPupilsShort") : words("classLine", { done, total })}
            </Box>
          </Button>
        </li>
      ))}
    </Box>
  );
}

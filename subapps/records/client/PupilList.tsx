import { Box, Button } from "@mui/material";
import { PersonName } from "@portal/kit";
import type { Pupil } from "./records";
import { StateTag } from "./StateTag";
import { usePupilWords } from "./usePupilWords";
import { useRecordsWords } from "./words";

interface Props {
  readonly pupils: readonly Pupil[];
  readonly onOpen: (pupil: Pupil) => void;
}

/** The pupils of a class: a list on a phone, tiles where there is room; each the way to the pupil. */
export function PupilList({ pupils, onOpen }: Props) {
  const words = useRecordsWords();
  const beside = usePupilWords();
  return (
    <Box
      component="ul"
      role="list"
      aria-label={words("pupils")}
      sx={{
        listStyle: "none",
        margin: 0,
        padding: 0,
        display: "grid",
        gridTemplateColumns: { mobile: "minmax(0, 1fr)", ipad: "repeat(auto-fill, minmax(15rem, 1fr))" },
        gap: 1,
      }}
    >
      {pupils.map((pupil) => (
        <li key={pupil.id}>
          <Button
            variant="outlined"
            onClick={() => onOpen(pupil)}
            sx={{
              inlineSize: "100%",
              blockSize: "100%",
              minBlockSize: "4rem",
              paddingBlock: 1,
              paddingInline: 1.5,
              display: "grid",
              gridTemplateColumns: "minmax(0, 1fr) auto",
              columnGap: 1,
              alignContent: "center",
              alignItems: "center",
              textTransform: "none",
              textAlign: "start",
              bgcolor: "surface.card",
              borderColor: "line.soft",
              color: "text.primary",
            }}
          >
            <Box component="strong" sx={{ fontWeight: 600, fontSize: "1rem", overflowWrap: "anywhere" }}>
              <PersonName name={pupil.name} beside />
            </Box>
            <StateTag state={pupil.state} consent={pupil.consent} />
            <Box
              component="span"
              sx={{
                gridColumn: "1 / -1",
                fontSize: "0.8125rem",
                fontWeight: 400,
                color: "text.secondary",
                overflowWrap: "anywhere",
              }}
            >
              {beside(pupil)}
            </Box>
          </Button>
        </li>
      ))}
    </Box>
  );
}

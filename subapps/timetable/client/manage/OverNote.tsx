import { Alert, Box } from "@mui/material";
import { useDayWords } from "@portal/kit";
import { useTimetableWords } from "../words";
import type { Over } from "./over";

const WORDS = { lesson: "overLesson", target: "overTarget", weekly: "overWeekly" } as const;

/** Says that a change is about a day that is over; an empty place where it is not. */
export function OverNote({ over }: { readonly over: Over | null }) {
  const words = useTimetableWords();
  const dayWords = useDayWords();
  return (
    <Box role="status" data-whole="" sx={{ "&:empty": { display: "none" } }}>
      {over && <Alert severity="warning">{words(WORDS[over.what], { day: dayWords.long(over.day) })}</Alert>}
    </Box>
  );
}

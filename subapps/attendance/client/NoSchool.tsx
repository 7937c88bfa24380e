import { Box, Button } from "@mui/material";
import { isDay, Phrase, textOf, useDayWords } from "@portal/kit";
import type { Roll } from "./attendance";
import { Empty } from "./States";
import { useAttendanceWords } from "./words";

interface Props {
  readonly roll: Pick<Roll, "note" | "before">;
  /** Leads to another day. */
  readonly onDay: (date: string) => void;
}

/** In place of what needs a day of school: that there is none, why, and the way to the last one. */
export function NoSchool({ roll: { note, before }, onDay }: Props) {
  const words = useAttendanceWords();
  const days = useDayWords();
  const last = textOf(before);
  return (
    <Empty>
      {words("noSchool")}
      {note !== "" && (
        <Box component="p" sx={{ margin: 0 }}>
          <Phrase text={note} />
        </Box>
      )}
      {isDay(last) && (
        <Box component="p" sx={{ margin: 0, marginBlockStart: 2 }}>
          <Button variant="outlined" onClick={() => onDay(last)}>
            {words("lastSchoolDay", { day: days.short(last), weekday: days.weekday(last) })}
          </Button>
        </Box>
      )}
    </Empty>
  );
}

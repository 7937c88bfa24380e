import { Box } from "@mui/material";
import { type Day, useDayWords } from "@portal/kit";
import { NoteTag } from "./NoteTag";
import type { NoteWords, useDayNote } from "./useDayNote";
import { useTimetableWords } from "./words";

interface DayProps {
  readonly weekday: string;
  readonly date: string;
  readonly today: boolean;
  readonly note: NoteWords | null;
}

/** A day's name above its column, and what is particular about it; today's is filled. */
function DayHead({ weekday, date, today, note }: DayProps) {
  const words = useTimetableWords();
  return (
    <>
      <Box
        component="span"
        sx={{
          display: "inline-flex",
          flexWrap: "wrap",
          justifyContent: "center",
          columnGap: "0.5rem",
          paddingInline: "0.75rem",
          borderRadius: "1rem",
          ...(today && { bgcolor: "brand.accent", color: "primary.contrastText" }),
          "@media (forced-colors: active)": { border: today ? "0.125rem solid Highlight" : "none" },
        }}
      >
        <span>{weekday}</span>
        <Box component="span" sx={{ fontWeight: 400 }}>
          {date}
        </Box>
        {today && <span>{words("today")}</span>}
      </Box>
      {note && (
        <Box sx={{ marginBlockStart: "0.25rem" }}>
          <NoteTag note={note} />
        </Box>
      )}
    </>
  );
}

interface Props {
  readonly days: readonly Day[];
  readonly today: Day;
  readonly noteOf: ReturnType<typeof useDayNote>;
}

/** The row of the days above a week. */
export function GridHead({ days, today, noteOf }: Props) {
  const words = useTimetableWords();
  const dayWords = useDayWords();
  return (
    <thead>
      <tr>
        <th scope="col">
          <Box component="span" sx={{ color: "text.secondary" }}>
            {words("period")}
          </Box>
        </th>
        {days.map((day) => (
          <th
            key={day}
            scope="col"
            data-today={day === today || undefined}
            aria-current={day === today ? "date" : undefined}
          >
            <DayHead
              weekday={dayWords.weekday(day)}
              date={dayWords.short(day)}
              today={day === today}
              note={noteOf(day)}
            />
          </th>
        ))}
      </tr>
    </thead>
  );
}

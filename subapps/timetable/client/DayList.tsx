import { Box, Typography } from "@mui/material";
import { useId } from "react";
import { type Day, useDayWords } from "@portal/kit";
import { LessonBlock } from "./LessonBlock";
import { type Seen, timeOf } from "./lessonWords";
import { NoteTag } from "./NoteTag";
import type { Lesson } from "./timetable";
import type { NoteWords } from "./useDayNote";
import { useTimetableWords } from "./words";

interface Props {
  readonly day: Day;
  readonly today: boolean;
  readonly lessons: readonly Lesson[];
  /** Why there are no lessons, or those of another weekday. */
  readonly note: NoteWords | null;
  readonly seen: Seen;
  readonly isCurrent: (lesson: Lesson) => boolean;
  readonly onOpen: (lesson: Lesson) => void;
}

/** A day as a list of its lessons with their times. */
export function DayList({ day, today, lessons, note, seen, isCurrent, onOpen }: Props) {
  const words = useTimetableWords();
  const dayWords = useDayWords();
  const headingId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      data-day={day}
      tabIndex={-1}
      sx={{
        display: "grid",
        gap: 1,
        // Air below the portal's header, for which the page itself leaves room.
        scrollMarginBlockStart: "0.5rem",
      }}
    >
      <Typography
        id={headingId}
        variant="h3"
        sx={{ display: "flex", flexWrap: "wrap", columnGap: 1, alignItems: "center" }}
      >
        {dayWords.long(day)}
        {today && (
          <Box component="span" sx={{ color: "brand.accent" }}>
            {words("today")}
          </Box>
        )}
        {note && <NoteTag note={note} />}
      </Typography>
      {lessons.length === 0 ? (
        <Typography sx={{ color: "text.secondary", paddingBlock: 1 }}>{words("noLessons")}</Typography>
      ) : (
        <Box
          component="ol"
          role="list"
          sx={{ listStyle: "none", margin: 0, padding: 0, display: "grid", gap: 0.75 }}
        >
          {lessons.map((lesson) => (
            <Box
              component="li"
              key={`${lesson.key}${lesson.mark}`}
              sx={{
                display: "grid",
                gridTemplateColumns: "minmax(3.25rem, auto) minmax(0, 1fr)",
                gap: "0.75rem",
                alignItems: "start",
                "@media (max-width: 15em)": { gridTemplateColumns: "minmax(0, 1fr)", gap: "0.25rem" },
              }}
            >
              <Box
                component="span"
                aria-hidden
                sx={{ paddingBlockStart: "0.4375rem", fontSize: "0.875rem", fontWeight: 600 }}
              >
                {timeOf(lesson.from)}
                <Box
                  component="span"
                  sx={{ display: "block", fontWeight: 400, fontSize: "0.8125rem", color: "text.secondary" }}
                >
                  {timeOf(lesson.to)}
                </Box>
              </Box>
              <LessonBlock lesson={lesson} seen={seen} current={isCurrent(lesson)} onOpen={onOpen} wide />
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

import { Box, Paper } from "@mui/material";
import { useRef, type KeyboardEvent, type RefObject } from "react";
import type { Day } from "./days";
import { DayList } from "./DayList";
import { daysOf, lessonsAt } from "./grid";
import type { useManage } from "./manage/useManage";
import { EmptyWeek } from "./States";
import type { About, Lesson, Week } from "./timetable";
import { useKeptFocus } from "./useKeptFocus";
import type { Slot } from "./useLessonDrag";
import { WeekGrid } from "./WeekGrid";
import { useTimetableWords } from "./words";

interface Props {
  readonly about: About;
  readonly week: Week;
  /** The day that is shown alone; null for the week. */
  readonly day: Day | null;
  /** Whether there is room for a table. */
  readonly wide: boolean;
  readonly today: Day;
  readonly isCurrent: (lesson: Lesson) => boolean;
  readonly onOpen: (lesson: Lesson) => void;
  readonly onTurn: (step: -1 | 0 | 1) => void;
  readonly onForm: (form: "week" | "day") => void;
  /** Whether what is shown was turned to by a key, which goes on in it. */
  readonly pressedRef: RefObject<boolean>;
  /** Null for those who may only look. */
  readonly manage: Pick<ReturnType<typeof useManage>, "add" | "move" | "undo"> | null;
}

/** What a new lesson begins with where the timetable of something is shown. */
export const beginningOf = ({ shown }: Week, slot: Slot) => ({
  slot,
  classId: shown?.kind === "class" ? shown.id : "",
  teacherId: shown?.kind === "teacher" ? shown.id : "",
  roomId: shown?.kind === "room" ? shown.id : "",
});

/** The lessons as a table or as lists, or a word on why there are none. */
export function Shown(props: Props) {
  const { about, week, day, wide, today, isCurrent, onOpen, onTurn, onForm, pressedRef, manage } = props;
  const words = useTimetableWords();
  const { shown: target, lessons } = week;
  const part = useRef<HTMLDivElement>(null);
  useKeptFocus(part, pressedRef, `${week.monday} ${day ?? ""}`);
  const keys: Readonly<Record<string, () => void>> = {
    PageUp: () => onTurn(-1),
    PageDown: () => onTurn(1),
    t: () => onTurn(0),
    d: () => onForm("day"),
  };
  const onKey = (event: KeyboardEvent) => {
    const undo = event.ctrlKey && event.key === "z" && manage !== null;
    const act = undo ? manage.undo : event.ctrlKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    pressedRef.current = !undo;
    act();
  };
  if (!target || (lessons.length === 0 && !manage)) {
    const title = words(target ? "emptyWeek" : "noTimetable");
    return (
      <Box ref={part} role="group" aria-label={title} tabIndex={-1} onKeyDown={onKey}>
        <EmptyWeek title={title} hint={words(target ? "emptyWeekHint" : "noTimetableHint")} />
      </Box>
    );
  }
  const list = { seen: target.kind, isCurrent, onOpen };
  if (day === null && wide)
    return (
      <Paper ref={part} variant="outlined" sx={{ padding: { mobile: 1, pc: 1.5 }, bgcolor: "surface.card" }}>
        <WeekGrid
          {...list}
          week={week}
          periods={about.periods}
          today={today}
          onKey={onKey}
          tools={manage && { add: (slot) => manage.add(beginningOf(week, slot)), move: manage.move }}
        />
      </Paper>
    );
  return (
    <Paper
      ref={part}
      variant="outlined"
      tabIndex={-1}
      sx={{ padding: { mobile: 1.5, pc: 2.5 }, bgcolor: "surface.card" }}
    >
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
        {(day === null ? daysOf(week) : [day]).map((each) => (
          <DayList
            key={each}
            {...list}
            day={each}
            today={each === today}
            lessons={lessonsAt(lessons, each)}
          />
        ))}
      </Box>
    </Paper>
  );
}

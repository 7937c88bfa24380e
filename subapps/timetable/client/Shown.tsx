import { Box, Paper } from "@mui/material";
import { type Day, useLocalWords } from "@portal/kit";
import { useRef, type KeyboardEvent, type RefObject } from "react";
import { DayList } from "./DayList";
import { daysOf, lessonsAt } from "./grid";
import type { useManage } from "./manage/useManage";
import { EmptyWeek } from "./States";
import type { About, Lesson, Week } from "./timetable";
import { useDayNote } from "./useDayNote";
import { useKeptFocus } from "./useKeptFocus";
import { type Landing, useLanding } from "./useLanding";
import { type TodaySought, useTodayInSight } from "./useTodayInSight";
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
  readonly sought: TodaySought;
  readonly isCurrent: (lesson: Lesson) => boolean;
  readonly onOpen: (lesson: Lesson) => void;
  readonly onTurn: (step: -1 | 0 | 1) => void;
  readonly onForm: (form: "week" | "day") => void;
  /** Whether what is shown was turned to by a key, which goes on in it. */
  readonly pressedRef: RefObject<boolean>;
  /** Where the focus goes after a change, once its outcome is shown. */
  readonly landing: Landing | null;
  readonly onLanded: () => void;
  /** Null for those who may only look. */
  readonly manage: Pick<ReturnType<typeof useManage>, "add" | "move"> | null;
}

/** The names of the holidays that take a whole week of school; empty where there is none, or no name. */
function holidayOf({ monday, days }: Week): readonly string[] {
  const week = daysOf({ monday, days, lessons: [] });
  const off = days.filter(({ date, kind }) => kind !== "makeup" && week.includes(date));
  return off.length < week.length
    ? []
    : [...new Set(off.map(({ name }) => name).filter((name) => name !== ""))];
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
  const local = useLocalWords();
  const noteOf = useDayNote(week);
  const { shown: target, lessons } = week;
  const part = useRef<HTMLDivElement>(null);
  useKeptFocus(part, pressedRef, `${week.monday} ${day ?? ""}`);
  useLanding(part, props.landing, props.onLanded);
  useTodayInSight(part, day === null && !wide ? today : null, props.sought);
  const keys: Readonly<Record<string, () => void>> = {
    PageUp: () => onTurn(-1),
    PageDown: () => onTurn(1),
    t: () => onTurn(0),
    d: () => onForm("day"),
  };
  const onKey = (event: KeyboardEvent) => {
    const act = event.ctrlKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    pressedRef.current = true;
    act();
  };
  if (!target || (lessons.length === 0 && !manage)) {
    const names = holidayOf(week).map(local).join(words("comma"));
    const title = target && names !== "" ? names : words(target ? "emptyWeek" : "noTimetable");
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
            note={noteOf(each)}
            lessons={lessonsAt(lessons, each)}
          />
        ))}
      </Box>
    </Paper>
  );
}

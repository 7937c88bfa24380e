import { useMediaQuery } from "@mui/material";
import { useCallback, useEffect, useRef } from "react";
import {
  addDays,
  type Day,
  LoadAlert,
  mondayOf,
  PageFoot,
  PageFrame,
  readDateTime,
  schoolDay,
  UndoBar,
  useDayWords,
  useLive,
  useNow,
  usePermission,
  usePortal,
  useReturned,
} from "@portal/kit";
import app from "../app.json";
import { Choices } from "./Choices";
import { daysOf } from "./grid";
import { useManage } from "./manage/useManage";
import { PageHead } from "./PageHead";
import { Shown } from "./Shown";
import { LoadingWeek } from "./States";
import type { Lesson, Week } from "./timetable";
import { Toolbar } from "./Toolbar";
import { useOpenLesson } from "./useOpenLesson";
import { useTimetable } from "./useTimetable";
import { useTodaySought } from "./useTodayInSight";
import { useView, type ViewAt } from "./useView";
import { useTimetableWords } from "./words";

const SEARCH_KEYS = [...app.searchKeys["zh-CN"], ...app.searchKeys.en];

/** Enough room for a column a day; less than that is a phone, or a page that is enlarged. */
const WIDE = "(min-width: 48em)";

const WEEK = 7;

/** The page's title, and what people search for to find it. */
function useNames() {
  const words = useTimetableWords();
  const { navigation, setSearchKeys } = usePortal();
  const title = words("title");
  useEffect(() => navigation.setTitle(title), [navigation, title]);
  useEffect(() => setSearchKeys(SEARCH_KEYS), [setSearchKeys]);
}

/** Today, and which lesson is being given. */
function useClock() {
  const zone = useLive(usePortal().timeZone);
  const now = useNow();
  const isCurrent = useCallback(
    ({ from, to, mark }: Lesson) => {
      const [begins, ends] = [readDateTime(from, zone), readDateTime(to, zone)];
      const given = mark !== "away" && mark !== "cancelled";
      return given && begins !== null && ends !== null && begins <= now && now < ends;
    },
    [now, zone],
  );
  return { today: schoolDay(now, zone), isCurrent };
}

interface TurnsGiven {
  readonly form: "week" | "day";
  readonly date: Day;
  readonly today: Day;
  readonly week: Week | null;
  readonly show: ViewAt["show"];
}

/** The ways to another week or day, and between the two; today is brought into sight where it was asked for. */
function useTurns({ form, date, today, week, show }: TurnsGiven) {
  const { sought, seek, forget } = useTodaySought();
  const turn = (step: -1 | 0 | 1) => {
    // A week that was turned to does not jump away from the arrow.
    if (step !== 0) forget();
    else if (form === "week") seek(true);
    // Back leads out of the timetable, and not through every week that was looked at.
    show(
      {
        form,
        date: step === 0 ? null : addDays(date, step * (form === "week" ? WEEK : 1)),
        lesson: null,
      },
      { replace: true },
    );
  };
  const chooseForm = (chosen: "week" | "day") => {
    if (chosen === "week") seek(false);
    const shownDays = week ? daysOf(week) : [date];
    // The day of an address that its week does not show was no choice of the person.
    const isShown = chosen === "week" || shownDays.includes(date);
    show({ form: chosen, ...(!isShown && { date: shownDays.includes(today) ? today : mondayOf(date) }) });
  };
  return { sought, turn, chooseForm };
}

/** The timetable: whose, of when, as a week or as a day; the address says which [VIEW-08]. */
export function TimetablePage({ active }: { readonly active: boolean }) {
  useNames();
  const words = useTimetableWords();
  const dayWords = useDayWords();
  const wide = useMediaQuery(WIDE, { noSsr: true });
  const manages = usePermission("timetable_manage");
  const viewAt = useView();
  const { view, show } = viewAt;
  const { today, isCurrent } = useClock();
  const date = view.date ?? today;
  const monday = mondayOf(date);
  const { about, week, asked } = useTimetable(view, monday);
  const { reload } = week;
  useReturned(active, reload);
  const manage = useManage(about.data, today, reload);
  const open = useOpenLesson(viewAt, week.data?.lessons ?? [], manages, today, manage.perform);
  const pressedRef = useRef(false);
  const form = view.form ?? (wide ? "week" : "day");
  const failed = about.status === "failed" ? about : week.status === "failed" ? week : null;

  const { sought, turn, chooseForm } = useTurns({ form, date, today, week: week.data, show });
  const present = form === "week" ? wide && monday === mondayOf(today) : date === today;
  const shown =
    form === "week" ? dayWords.week(monday, week.data ? daysOf(week.data).length : 5) : dayWords.long(date);
  return (
    <PageFrame>
      <PageHead
        about={about.data}
        week={week.data}
        asked={asked}
        manages={manages}
        onAdd={manage.add}
        onCalendar={manage.openCalendar}
        today={today}
      />
      <Toolbar form={form} shown={shown} present={present} onForm={chooseForm} onTurn={turn}>
        {about.data && asked && (
          <Choices about={about.data} week={week.data} kind={asked.kind} of={asked.of} show={show} />
        )}
      </Toolbar>
      {failed && <LoadAlert of={{ ...failed, data: about.data && week.data }} what={words("failed")} />}
      {!failed && (about.status === "loading" || week.status === "loading") && <LoadingWeek />}
      {about.data && week.data && (
        <Shown
          about={about.data}
          week={week.data}
          day={form === "day" ? date : null}
          wide={wide}
          today={today}
          sought={sought}
          isCurrent={isCurrent}
          onOpen={open}
          onTurn={turn}
          onForm={chooseForm}
          pressedRef={pressedRef}
          landing={week.fresh ? manage.landing : null}
          onLanded={manage.landed}
          manage={manages ? manage : null}
        />
      )}
      <PageFoot>
        {manage.last && (
          <UndoBar text={words(manage.last)} active={active} onUndo={manage.undo} onClose={manage.forget} />
        )}
      </PageFoot>
    </PageFrame>
  );
}

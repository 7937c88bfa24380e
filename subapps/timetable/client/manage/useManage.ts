import { useCallback, useRef, useState } from "react";
import {
  type Answer,
  ConfirmDialog,
  type Day,
  recordOf,
  textOf,
  useClient,
  useDayWords,
  useDialogs,
  usePortal,
  weekdayOf,
} from "@portal/kit";
import { contract } from "../../contract";
import { type About, type Lesson, type Named, readWeek } from "../timetable";
import type { Landing } from "../useLanding";
import type { Slot } from "../useLessonDrag";
import { useTimetableWords, type WordId } from "../words";
import type { ChangeDraft, ChangeKind } from "./ChangeDialog";
import type { LessonDraft } from "./LessonFormDialog";
import { firstOn, weeklyFrom } from "./weekly";

/** What those who may can do to a lesson. */
export type Deed = ChangeKind | "withdraw" | "edit" | "remove";

/** What was done, and can be taken back. */
interface Done {
  readonly id: string;
  readonly text: WordId;
  /** Where it was done; null is nowhere in the week. */
  readonly landing: Landing | null;
}

/** What the platform answers where something is no longer what the person has seen. */
const CHANGED_MEANWHILE = 412;

/** Something to begin a new lesson with. */
export interface Beginning {
  readonly slot: Slot;
  readonly classId: string;
  readonly teacherId: string;
  readonly roomId: string;
}

const DONE = {
  substitute: "doneSubstitute",
  moved: "doneMoved",
  room: "doneRoom",
  cancelled: "doneCancelled",
} as const satisfies Record<ChangeKind, WordId>;

const withOne = (rows: readonly Named[], own: Named) =>
  rows.some(({ id }) => id === own.id) ? rows : [...rows, own];

/** What there is to choose from, with the teacher and the room that a lesson has now, though they may have left. */
const withOwn = (about: About, { teacher, room }: Pick<Lesson, "teacher" | "room">): About => ({
  ...about,
  teachers: withOne(about.teachers, teacher),
  rooms: withOne(about.rooms, room),
});

/** Enters lessons, changes them, and takes changes back; `changed` is called after each of these. */
export function useManage(about: About | null, today: Day, changed: () => void) {
  const words = useTimetableWords();
  const dayWords = useDayWords();
  const calls = useClient(contract);
  const dialogs = useDialogs();
  const { notify, refresh } = usePortal();
  const [done, setDone] = useState<readonly Done[]>([]);
  const [landing, setLanding] = useState<Landing | null>(null);
  const undoing = useRef(false);

  /** Keeps what takes a change back; the desktop and the page read the lessons again. */
  const note = (answer: Answer, text: WordId, at: Landing | null = null) => {
    if (!answer.ok) {
      if (answer.status === CHANGED_MEANWHILE) changed();
      return { error: answer };
    }
    const id = textOf(recordOf(answer.data)["undo"]);
    setDone((before) => [...before, { id, text, landing: at }]);
    notify({ severity: "success", text: words(text) });
    refresh("timetable");
    changed();
    return { data: true as const };
  };

  const failed = () => notify({ severity: "error", text: words("formFailed"), answer: true });

  /**
   * Makes a call that changes a lesson as the person has seen it. If another person has changed it meanwhile the answer says so, and
   * the next try is about what it is by then.
   */
  const asSeen = (lesson: Lesson) => {
    let { seen } = lesson;
    return async (call: (seen: object) => Promise<Answer>): Promise<Answer> => {
      const answer = await call(seen === "" ? {} : { seen });
      if (answer.ok || answer.status !== CHANGED_MEANWHILE) return answer;
      const asked = { kind: "class", of: lesson.class.id, date: lesson.planned } as const;
      const week = await calls.week(asked, { quiet: true });
      const now = week.ok ? readWeek(week.data)?.lessons.find(({ key }) => key === lesson.key) : null;
      if (now) ({ seen } = now);
      return answer;
    };
  };

  const withdrawn = (lesson: Lesson, call: ReturnType<typeof asSeen>) =>
    call((seen) =>
      calls.withdraw({ lesson: lesson.lesson, planned: lesson.planned, ...seen }, { quiet: true }),
    ).then((answer) => note(answer, "doneWithdrawn", landingOf(lesson)));

  const saveWeekly = async (
    lesson: Lesson,
    call: ReturnType<typeof asSeen>,
    draft: LessonDraft,
    text: WordId,
  ) => {
    const { lesson: id, planned } = lesson;
    const answer = await call((seen) =>
      calls.save({ ...draft, lesson: id, ...("seen" in seen && { planned }), ...seen }, { quiet: true }),
    );
    return note(answer, text, landingOf(lesson));
  };

  const openForm = async (from: Lesson | null, initial: LessonDraft) => {
    if (!about) return;
    const lesson = from?.lesson ?? null;
    const known = from ? withOwn(about, from.weekly) : about;
    const call = from && asSeen(from);
    let at = from ? landingOf(from) : null;
    try {
      const { LessonFormDialog } = await import("./LessonFormDialog");
      const save = async (draft: LessonDraft) => {
        if (from && call) return saveWeekly(from, call, draft, "doneSaved");
        at = slotOf(draft);
        return note(await calls.save(draft, { quiet: true }), "doneAdded", at);
      };
      if (await dialogs.open(LessonFormDialog, { about: known, lesson, initial, save })) setLanding(at);
    } catch {
      failed();
    }
  };

  const change = async (kind: ChangeKind, lesson: Lesson, to: Slot | null = null) => {
    if (!about) return;
    try {
      const { ChangeDialog } = await import("./ChangeDialog");
      const initial: ChangeDraft = {
        scope: "once",
        date: to?.date ?? lesson.date,
        period: String(to?.period ?? lesson.period),
        teacherId: kind === "substitute" ? "" : lesson.teacher.id,
        roomId: kind === "room" ? "" : lesson.room.id,
        reason: lesson.mark === "none" ? "" : lesson.reason,
      };
      const call = asSeen(lesson);
      const save = async (draft: ChangeDraft) => {
        if (draft.scope === "weekly") return saveWeekly(lesson, call, weeklyOf(lesson, draft), "doneMoved");
        if (kind !== "cancelled" && isAsPlanned(lesson, draft)) return withdrawn(lesson, call);
        const input = inputOf(kind, lesson, draft);
        const answer = await call((seen) => calls.change({ ...input, ...seen }, { quiet: true }));
        return note(answer, DONE[kind], landingOf(lesson));
      };
      const known = withOwn(about, lesson);
      if (await dialogs.open(ChangeDialog, { kind, about: known, lesson, initial, today, save }))
        setLanding(landingOf(lesson));
    } catch {
      failed();
    }
  };

  const remove = async (lesson: Lesson) => {
    const sure = await dialogs.open(ConfirmDialog, {
      title: { id: "remove" },
      body: { id: "removeSure", values: { date: dayWords.long(lesson.planned) } },
      confirm: { id: "remove" },
      destructive: true,
    });
    if (!sure) return;
    const answer = await asSeen(lesson)((seen) =>
      calls.remove({ lesson: lesson.lesson, from: lesson.planned, ...seen }, { quiet: true }),
    );
    tell(note(answer, "doneRemoved", landingOf(lesson)), lesson);
  };

  /** Says why something was not done, where no form says it. */
  const tell = (result: ReturnType<typeof note>, lesson: Lesson) => {
    if (result.error) notify({ severity: "error", text: result.error.text, answer: true });
    else setLanding(landingOf(lesson));
  };

  /** Asks first where the lesson was to be on a day that is over, since there is no form that says so. */
  const mayWithdraw = async ({ planned }: Lesson): Promise<boolean> => {
    if (planned >= today) return true;
    const sure = await dialogs.open(ConfirmDialog, {
      title: { id: "withdraw" },
      body: { id: "overWithdraw", values: { day: dayWords.long(planned) } },
      confirm: { id: "withdraw" },
    });
    return sure === true;
  };

  const perform = async (deed: Deed, lesson: Lesson): Promise<void> => {
    if (deed === "edit") return openForm(lesson, draftOf(lesson));
    if (deed === "remove") return remove(lesson);
    if (deed !== "withdraw") return change(deed, lesson);
    if (!(await mayWithdraw(lesson))) return;
    tell(await withdrawn(lesson, asSeen(lesson)), lesson);
  };

  const undo = async () => {
    const last = done.at(-1);
    if (!last || undoing.current) return;
    undoing.current = true;
    const answer = await calls.undo({ id: last.id }, { quiet: true });
    undoing.current = false;
    if (answer.ok) setDone((before) => before.filter(({ id }) => id !== last.id));
    // It is too late for this change and those before it; without an answer it can be tried again.
    else if (answer.status === 409) setDone([]);
    if (answer.ok) notify({ severity: "success", text: words("undone", { text: words(last.text) }) });
    else notify({ severity: "error", text: answer.text, answer: true });
    refresh("timetable");
    changed();
    setLanding(last.landing);
  };

  const openCalendar = async () => {
    try {
      const { CalendarDialog } = await import("./CalendarDialog");
      await dialogs.open(CalendarDialog, { note: (answer) => note(answer, "doneCalendar") });
    } catch {
      failed();
    }
  };

  return {
    perform,
    /** A lesson that was moved, and comes back to its own time, is as planned again. */
    move: (lesson: Lesson, to: Slot) => {
      const back =
        lesson.mark === "moved" && to.date === lesson.planned && to.period === lesson.weekly.period;
      void (back ? perform("withdraw", lesson) : change("moved", lesson, to));
    },
    add: ({ slot, ...known }: Beginning) =>
      void openForm(null, {
        ...known,
        subjectId: "",
        weekday: String(weekdayOf(slot.date)),
        period: String(slot.period),
        from: slot.date,
      }),
    /** What was done last; null where there is nothing to take back. */
    last: done.at(-1)?.text ?? null,
    undo: () => void undo(),
    forget: () => setDone([]),
    openCalendar: () => void openCalendar(),
    /** Where the focus goes once the lessons have been read again; null is where it is. */
    landing,
    landed: useCallback(() => setLanding(null), []),
  };
}

/** A lesson, or the time that it was planned for. */
const landingOf = ({ key, planned, weekly }: Lesson): Landing => ({
  key,
  slot: { date: planned, period: weekly.period },
});

/** The first time of a lesson that is entered. */
const slotOf = ({ weekday, period, from }: LessonDraft): Landing => ({
  key: null,
  slot: { date: firstOn(Number(weekday), from), period: Number(period) },
});

/** Whether one lesson would be as it was planned, though it is not now. */
const isAsPlanned = (
  { mark, planned, weekly }: Lesson,
  { date, period, teacherId, roomId }: ChangeDraft,
): boolean =>
  mark !== "none" &&
  date === planned &&
  Number(period) === weekly.period &&
  teacherId === weekly.teacher.id &&
  roomId === weekly.room.id;

/** A lesson of every week, as it is planned. */
const draftOf = ({ class: group, subject, weekly, planned }: Lesson): LessonDraft => ({
  classId: group.id,
  subjectId: subject.id,
  teacherId: weekly.teacher.id,
  roomId: weekly.room.id,
  weekday: String(weekly.weekday),
  period: String(weekly.period),
  from: planned,
});

/** The lesson of every week at the time that was chosen, from the week of this lesson on. */
const weeklyOf = (lesson: Lesson, { date, period, teacherId, roomId }: ChangeDraft): LessonDraft => ({
  ...draftOf(lesson),
  teacherId,
  roomId,
  weekday: String(weekdayOf(date)),
  period,
  from: weeklyFrom(lesson.planned, date),
});

/** What is sent of a change: what is as planned is left out. */
function inputOf(kind: ChangeKind, { lesson, planned, weekly }: Lesson, draft: ChangeDraft) {
  const { date, period, teacherId, roomId, reason } = draft;
  const teacher = kind === "substitute" || (kind === "moved" && teacherId !== weekly.teacher.id);
  const room = kind === "room" || (kind === "moved" && roomId !== weekly.room.id);
  return {
    lesson,
    planned,
    kind,
    reason,
    ...(teacher && { teacherId }),
    ...(room && { roomId }),
    ...(kind === "moved" && { date, period: Number(period) }),
  };
}

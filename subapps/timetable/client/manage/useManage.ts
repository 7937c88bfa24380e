import { useState } from "react";
import { ConfirmDialog, textOf, recordOf, useDialogs, usePortal, type Answer } from "@portal/kit";
import { weekdayOf } from "../days";
import type { About, Lesson, Named } from "../timetable";
import { useCalls } from "../useCalls";
import type { Slot } from "../useLessonDrag";
import { useDayWords } from "../useDayWords";
import { useTimetableWords, type WordId } from "../words";
import type { ChangeDraft, ChangeKind } from "./ChangeDialog";
import type { LessonDraft } from "./LessonFormDialog";
import { weeklyFrom } from "./weekly";

/** What those who may can do to a lesson. */
export type Deed = ChangeKind | "withdraw" | "edit" | "remove";

/** What was done last, and can be taken back. */
interface Done {
  readonly id: string;
  readonly text: WordId;
}

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
export function useManage(about: About | null, changed: () => void) {
  const words = useTimetableWords();
  const dayWords = useDayWords();
  const calls = useCalls();
  const dialogs = useDialogs();
  const { notify, refresh } = usePortal();
  const [done, setDone] = useState<readonly Done[]>([]);

  /** Keeps what takes a change back; the desktop and the page read the lessons again. */
  const note = (answer: Answer, text: WordId) => {
    if (!answer.ok) return { error: { text: answer.text } };
    const id = textOf(recordOf(answer.data)["undo"]);
    setDone((before) => [...before, { id, text }]);
    notify({ severity: "success", text: words(text) });
    refresh("timetable");
    changed();
    return { data: true as const };
  };

  const failed = () => notify({ severity: "error", text: words("formFailed"), answer: true });

  const saveWeekly = async (lesson: string | null, draft: LessonDraft, text: WordId) =>
    note(await calls.save({ ...draft, ...(lesson !== null && { lesson }) }, { quiet: true }), text);

  const openForm = async (from: Lesson | null, initial: LessonDraft) => {
    if (!about) return;
    const lesson = from?.lesson ?? null;
    const known = from ? withOwn(about, from.weekly) : about;
    try {
      const { LessonFormDialog } = await import("./LessonFormDialog");
      const save = (draft: LessonDraft) =>
        saveWeekly(lesson, draft, lesson === null ? "doneAdded" : "doneSaved");
      await dialogs.open(LessonFormDialog, { about: known, lesson, initial, save });
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
      const save = (draft: ChangeDraft) =>
        draft.scope === "weekly"
          ? saveWeekly(lesson.lesson, weeklyOf(lesson, draft), "doneMoved")
          : calls
              .change(inputOf(kind, lesson, draft), { quiet: true })
              .then((answer) => note(answer, DONE[kind]));
      const known = withOwn(about, lesson);
      await dialogs.open(ChangeDialog, { kind, about: known, lesson, initial, save });
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
    tell(
      note(
        await calls.remove({ lesson: lesson.lesson, from: lesson.planned }, { quiet: true }),
        "doneRemoved",
      ),
    );
  };

  /** Says why something was not done, where no form says it. */
  const tell = (result: ReturnType<typeof note>) => {
    if (result.error) notify({ severity: "error", text: result.error.text, answer: true });
  };

  const perform = async (deed: Deed, lesson: Lesson): Promise<void> => {
    if (deed === "edit") return openForm(lesson, draftOf(lesson));
    if (deed === "remove") return remove(lesson);
    if (deed !== "withdraw") return change(deed, lesson);
    const { lesson: id, planned } = lesson;
    tell(note(await calls.withdraw({ lesson: id, planned }, { quiet: true }), "doneWithdrawn"));
  };

  const undo = async () => {
    const last = done.at(-1);
    if (!last) return;
    const answer = await calls.undo({ id: last.id }, { quiet: true });
    if (answer.ok) setDone((before) => before.filter(({ id }) => id !== last.id));
    // It is too late for this change and those before it; without an answer it can be tried again.
    else if (answer.status === 409) setDone([]);
    if (answer.ok) notify({ severity: "success", text: words("undone") });
    else notify({ severity: "error", text: answer.text, answer: true });
    refresh("timetable");
    changed();
  };

  return {
    perform,
    move: (lesson: Lesson, to: Slot) => void change("moved", lesson, to),
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
  };
}

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

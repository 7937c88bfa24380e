import {
  ConfirmDialog,
  type Day,
  useClient,
  useDayWords,
  useDialogs,
  useOpening,
  usePortal,
  weekdayOf,
} from "@portal/kit";
import { contract } from "../../contract";
import type { About, Lesson } from "../timetable";
import type { Landing } from "../useLanding";
import type { Slot } from "../useLessonDrag";
import { useTimetableWords } from "../words";
import type { ChangeDraft, ChangeKind } from "./ChangeDialog";
import { changeOf, draftOf, isAsPlanned, landingOf, landingOfNew, weeklyOf, withOwn } from "./drafts";
import type { LessonDraft } from "./LessonFormDialog";
import { useLessonCalls } from "./useLessonCalls";
import { type Note, type Outcome, useUndoable } from "./useUndoable";

/** What those who may can do to a lesson. */
export type LessonAction = ChangeKind | "withdraw" | "edit" | "remove";

/** Something to begin a new lesson with. */
export interface Beginning {
  readonly slot: Slot;
  readonly classId: string;
  readonly teacherId: string;
  readonly roomId: string;
}

interface FormsGiven {
  /** Null until it is known what there is to choose from. */
  readonly about: About | null;
  readonly today: Day;
  readonly note: Note;
  /** Takes the focus to what was changed. */
  readonly land: (at: Landing | null) => void;
  readonly lessonCalls: ReturnType<typeof useLessonCalls>;
}

/** The forms that enter and change lessons, and the calendar's. */
function useForms({ about, today, note, land, lessonCalls }: FormsGiven) {
  const words = useTimetableWords();
  const calls = useClient(contract);
  const dialogs = useDialogs();
  const opening = useOpening(words("formFailed"));
  const { asSeen, withdraw, saveWeekly, change } = lessonCalls;

  const openLesson = async (from: Lesson | null, initial: LessonDraft) => {
    if (!about) return;
    const lesson = from?.lesson ?? null;
    const known = from ? withOwn(about, from.weekly) : about;
    const call = from && asSeen(from);
    let at = from ? landingOf(from) : null;
    await opening(async () => {
      const { LessonFormDialog } = await import("./LessonFormDialog");
      const save = async (draft: LessonDraft) => {
        if (from && call) return saveWeekly(from, call, draft, "doneSaved");
        at = landingOfNew(draft);
        return note(await calls.save(draft, { quiet: true }), "doneAdded", at);
      };
      if (await dialogs.open(LessonFormDialog, { about: known, lesson, initial, save })) land(at);
    });
  };

  const openChange = async (kind: ChangeKind, lesson: Lesson, to: Slot | null = null) => {
    if (!about) return;
    await opening(async () => {
      const { ChangeDialog } = await import("./ChangeDialog");
      const initial = changeOf(kind, lesson, to);
      const call = asSeen(lesson);
      const save = async (draft: ChangeDraft) => {
        if (draft.scope === "weekly") return saveWeekly(lesson, call, weeklyOf(lesson, draft), "doneMoved");
        if (kind !== "cancelled" && isAsPlanned(lesson, draft)) return withdraw(lesson, call);
        return change(kind, lesson, call, draft);
      };
      const known = withOwn(about, lesson);
      if (await dialogs.open(ChangeDialog, { kind, about: known, lesson, initial, today, save }))
        land(landingOf(lesson));
    });
  };

  const openCalendar = () =>
    opening(async () => {
      const { CalendarDialog } = await import("./CalendarDialog");
      await dialogs.open(CalendarDialog, { note: (answer) => note(answer, "doneCalendar") });
    });

  return { openLesson, openChange, openCalendar };
}

/** The questions before a lesson is removed, or is to be as planned again. */
function useQuestions(today: Day) {
  const dayWords = useDayWords();
  const dialogs = useDialogs();
  return {
    mayRemove: async ({ planned }: Lesson): Promise<boolean> => {
      const sure = await dialogs.open(ConfirmDialog, {
        title: { id: "remove" },
        body: { id: "removeSure", values: { date: dayWords.long(planned) } },
        confirm: { id: "remove" },
        destructive: true,
      });
      return sure === true;
    },
    /** Asks where the lesson was to be on a day that is over, since there is no form that says so. */
    mayWithdraw: async ({ planned }: Lesson): Promise<boolean> => {
      if (planned >= today) return true;
      const sure = await dialogs.open(ConfirmDialog, {
        title: { id: "withdraw" },
        body: { id: "overWithdraw", values: { day: dayWords.long(planned) } },
        confirm: { id: "withdraw" },
      });
      return sure === true;
    },
  };
}

/** Enters lessons, changes them, and undoes changes; `changed` is called after each of these. */
export function useManage(about: About | null, today: Day, changed: () => void) {
  const { notify } = usePortal();
  const { note, land, ...undoable } = useUndoable(changed);
  const lessonCalls = useLessonCalls(note);
  const { openLesson, openChange, openCalendar } = useForms({ about, today, note, land, lessonCalls });
  const { mayRemove, mayWithdraw } = useQuestions(today);

  /** Says why something was not done, where no form says it. */
  const report = ({ error }: Outcome, lesson: Lesson) => {
    if (error) notify({ severity: "error", text: error.text, answer: true });
    else land(landingOf(lesson));
  };

  const perform = async (action: LessonAction, lesson: Lesson): Promise<void> => {
    if (action === "edit") return openLesson(lesson, draftOf(lesson));
    if (action !== "withdraw" && action !== "remove") return openChange(action, lesson);
    const [isSure, call] =
      action === "remove" ? [mayRemove, lessonCalls.remove] : [mayWithdraw, lessonCalls.withdraw];
    if (await isSure(lesson)) report(await call(lesson, lessonCalls.asSeen(lesson)), lesson);
  };

  return {
    ...undoable,
    perform,
    /** A lesson that was moved, and comes back to its own time, is as planned again. */
    move: (lesson: Lesson, to: Slot) => {
      const back =
        lesson.mark === "moved" && to.date === lesson.planned && to.period === lesson.weekly.period;
      void (back ? perform("withdraw", lesson) : openChange("moved", lesson, to));
    },
    add: ({ slot, ...known }: Beginning) =>
      void openLesson(null, {
        ...known,
        subjectId: "",
        weekday: String(weekdayOf(slot.date)),
        period: String(slot.period),
        from: slot.date,
      }),
    openCalendar: () => void openCalendar(),
  };
}

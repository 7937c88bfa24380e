import { type Answer, useClient } from "@portal/kit";
import { contract } from "../../contract";
import { type Lesson, readWeek } from "../timetable";
import type { WordId } from "../words";
import type { ChangeDraft, ChangeKind } from "./ChangeDialog";
import { inputOf, landingOf } from "./drafts";
import type { LessonDraft } from "./LessonFormDialog";
import { CHANGED_MEANWHILE, type Note } from "./useUndoable";

const DONE = {
  substitute: "doneSubstitute",
  moved: "doneMoved",
  room: "doneRoom",
  cancelled: "doneCancelled",
} as const satisfies Record<ChangeKind, WordId>;

/** Makes a call about a lesson with what stands for it as the person has seen it. */
export type AsSeen = (call: (seen: object) => Promise<Answer>) => Promise<Answer>;

/** The platform's calls that change a lesson; each answers what came of it. */
export function useLessonCalls(note: Note) {
  const calls = useClient(contract);
  return {
    /**
     * Makes calls that change a lesson as the person has seen it. If another person has changed it meanwhile the answer says so, and
     * the next try is about what it is by then.
     */
    asSeen: (lesson: Lesson): AsSeen => {
      let { seen } = lesson;
      return async (call) => {
        const answer = await call(seen === "" ? {} : { seen });
        if (answer.ok || answer.status !== CHANGED_MEANWHILE) return answer;
        const asked = { kind: "class", of: lesson.class.id, date: lesson.planned } as const;
        const week = await calls.week(asked, { quiet: true });
        const now = week.ok ? readWeek(week.data)?.lessons.find(({ key }) => key === lesson.key) : null;
        if (now) ({ seen } = now);
        return answer;
      };
    },
    withdraw: async (lesson: Lesson, call: AsSeen) => {
      const { lesson: id, planned } = lesson;
      const answer = await call((seen) => calls.withdraw({ lesson: id, planned, ...seen }, { quiet: true }));
      return note(answer, "doneWithdrawn", landingOf(lesson));
    },
    saveWeekly: async (lesson: Lesson, call: AsSeen, draft: LessonDraft, text: WordId) => {
      const { lesson: id, planned } = lesson;
      const answer = await call((seen) =>
        calls.save({ ...draft, lesson: id, ...("seen" in seen && { planned }), ...seen }, { quiet: true }),
      );
      return note(answer, text, landingOf(lesson));
    },
    change: async (kind: ChangeKind, lesson: Lesson, call: AsSeen, draft: ChangeDraft) => {
      const input = inputOf(kind, lesson, draft);
      const answer = await call((seen) => calls.change({ ...input, ...seen }, { quiet: true }));
      return note(answer, DONE[kind], landingOf(lesson));
    },
    remove: async (lesson: Lesson, call: AsSeen) => {
      const { lesson: id, planned } = lesson;
      const answer = await call((seen) =>
        calls.remove({ lesson: id, from: planned, ...seen }, { quiet: true }),
      );
      return note(answer, "doneRemoved", landingOf(lesson));
    },
  };
}

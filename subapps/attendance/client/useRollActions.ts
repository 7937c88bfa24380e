import {
  ConfirmDialog,
  recordOf,
  SendDialog,
  textOf,
  useClient,
  useDialogs,
  useOpening,
  usePersonName,
  usePortal,
} from "@portal/kit";
import { contract } from "../contract";
import type { Roll, RollPupil } from "./attendance";
import type { CorrectionDraft } from "./CorrectDrawer";
import { isSaid, type MarkCalls } from "./marks";
import { useMarkCalls } from "./useMarkCalls";
import type { RollMarks } from "./useMarks";
import { useSendQuestion, useUndoable } from "./useUndoable";
import { useAttendanceWords } from "./words";

type Settle = Pick<RollMarks, "settle">;

/** What a person can do with a roll. */
export type RollActions = ReturnType<typeof useRollActions>;

/** The correction of a pupil's day in a form, with a reason; `add` remembers it, so that it can be undone. */
function useCorrection(mark: MarkCalls, add: (id: string, text: string) => void) {
  const words = useAttendanceWords();
  const named = usePersonName();
  const calls = useClient(contract);
  const dialogs = useDialogs();
  const { notify } = usePortal();
  const opening = useOpening(words("formFailed"));

  return async (roll: Roll, pupil: RollPupil, forget: RollMarks["forget"]) => {
    const { id, name, status, reason } = pupil;
    const save = async (draft: CorrectionDraft) => {
      if ((await mark.asked(roll, pupil, draft.status)) !== "yes")
        return { error: { text: words("nothingChanged") } };
      const answer = await calls.correct({ person: id, date: roll.date, ...draft }, { quiet: true });
      if (!answer.ok) return { error: answer };
      const text = words("corrected", { name: named(name), status: words(`status.${draft.status}`) });
      notify({ severity: "success", text });
      forget({ date: roll.date, pupil: id });
      add(textOf(recordOf(answer.data)["undo"]), text);
      return { data: true as const };
    };
    await opening(async () => {
      const { CorrectDrawer } = await import("./CorrectDrawer");
      const initial = { status: isSaid(status) ? status : "", reason } as const;
      await dialogs.open(CorrectDrawer, { name: named(name), date: roll.date, status, initial, save });
    });
  };
}

/** The end of a register: after a question that says who will be notified, and never over what is not saved; `read` is called then. */
function useClosing(read: () => void) {
  const words = useAttendanceWords();
  const named = usePersonName();
  const calls = useClient(contract);
  const dialogs = useDialogs();
  const { notify } = usePortal();

  /** Saves what is not saved of a roll; else names it, as a register must not be finished over it. */
  const isSettled = async (roll: Roll, { settle }: Settle): Promise<boolean> => {
    const { left, refused } = await settle(roll);
    if (left.length === 0) return !refused;
    const names = left
      .map(({ name, said }) => words("unsavedOne", { name: named(name), status: words(`status.${said}`) }))
      .join(words("comma"));
    const again = await dialogs.open(ConfirmDialog, {
      title: { id: "unsavedTitle", values: { count: left.length } },
      body: { id: "unsavedFirst", values: { names } },
      confirm: { id: "saveAgain" },
    });
    return again === true && isSettled(roll, { settle });
  };

  return async (roll: Roll, marks: Settle) => {
    if (!(await isSettled(roll, marks))) return;
    const asked = { class: roll.class.code, date: roll.date };
    const known = await calls.closing(asked);
    if (!known.ok) return;
    const { absent, sending } = known.data;
    const count = sending?.count ?? 0;
    const sure = await dialogs.open(SendDialog, {
      title: { id: "closeTitle" },
      body: {
        id: absent === 0 ? "closeSure.none" : count === 0 ? "closeSure.untold" : "closeSure.told",
        values: { absent, count },
      },
      confirm: count === 0 ? { id: "closeRoll" } : { id: "closeTold", values: { count } },
      sending,
    });
    if (!sure) return;
    const answer = await calls.close(asked);
    if (!answer.ok) return;
    notify({
      severity: "success",
      text: words("closedNow", { absent: answer.data.absent, told: answer.data.told }),
      duration: 5000,
    });
    read();
  };
}

/** Corrects, clocks in, closes, and undoes in a part of the page; `changed` is called after each. */
export function useRollActions(part: string, changed: () => void) {
  const isSure = useSendQuestion();
  const { last, read, add, undo } = useUndoable(part, isSure, changed);
  const mark = useMarkCalls({ isSure, add, changed });
  const correct = useCorrection(mark, add);
  const close = useClosing(read);
  return {
    mark,
    correct: (roll: Roll, pupil: RollPupil, marks: Pick<RollMarks, "forget">) =>
      void correct(roll, pupil, marks.forget),
    close: (roll: Roll, marks: Settle) => void close(roll, marks),
    undo: (closed: boolean) => void undo(closed),
    /** The last change of this part; null where there is none to undo. */
    last,
    /** Remembers a clocking by hand, which can be undone as well. */
    clocked: add,
  };
}

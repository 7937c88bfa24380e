import { useRef, useState } from "react";
import {
  type Answer,
  ConfirmDialog,
  recordOf,
  textOf,
  useClient,
  useDialogs,
  usePortal,
  usePersonName,
} from "@portal/kit";
import { contract } from "../contract";
import type { Roll, RollPupil } from "./attendance";
import type { CorrectionDraft } from "./CorrectDrawer";
import { mayWait } from "./queue";
import { useAttendanceWords } from "./words";

/** What was done, and can be taken back. */
interface Done {
  readonly id: string;
  readonly text: string;
}

/** Corrects, clocks in, closes, and takes back; `changed` is called after each. */
export function useDeeds(changed: () => void) {
  const words = useAttendanceWords();
  const named = usePersonName();
  const calls = useClient(contract);
  const dialogs = useDialogs();
  const { notify, refresh } = usePortal();
  const [done, setDone] = useState<readonly Done[]>([]);
  const undoing = useRef(false);

  const read = () => {
    refresh("attendance");
    refresh("unread");
    changed();
  };

  /** Keeps what takes a change back, and says that it was made. */
  const note = (answer: Answer, text: string) => {
    if (!answer.ok) return { error: answer };
    const id = textOf(recordOf(answer.data)["undo"]);
    if (id !== "") setDone((before) => [...before, { id, text }]);
    notify({ severity: "success", text });
    read();
    return { data: true as const };
  };

  const correct = async ({ id, name, status, reason }: RollPupil, date: string) => {
    try {
      const { CorrectDrawer } = await import("./CorrectDrawer");
      const save = async (draft: CorrectionDraft) =>
        note(
          await calls.correct(
            { person: id, date, status: draft.status, reason: draft.reason },
            { quiet: true },
          ),
          words("corrected", { name: named(name), status: words(`status.${draft.status}`) }),
        );
      const known = status === "late" || status === "absent" || status === "leave" ? status : "present";
      await dialogs.open(CorrectDrawer, {
        name: named(name),
        date,
        initial: { status: known, reason },
        save,
      });
    } catch {
      notify({ severity: "error", text: words("formFailed"), answer: true });
    }
  };

  const close = async (roll: Roll, missing: number) => {
    const sure = await dialogs.open(ConfirmDialog, {
      title: { id: "closeRoll" },
      body: { id: "closeSure", values: { count: missing } },
      confirm: { id: "closeRoll" },
    });
    if (!sure) return;
    const answer = await calls.close({ class: roll.class.code, date: roll.date });
    if (!answer.ok) return;
    notify({
      severity: "success",
      text: words("closedNow", { absent: answer.data.absent, told: answer.data.told }),
      duration: 5000,
    });
    read();
  };

  const undo = async () => {
    const last = done.at(-1);
    if (!last || undoing.current) return;
    undoing.current = true;
    const answer = await calls.undo({ id: last.id });
    undoing.current = false;
    // Where the network was away it can be tried again.
    if (answer.ok || !mayWait(answer.status)) setDone((before) => before.filter(({ id }) => id !== last.id));
    if (answer.ok) notify({ severity: "success", text: words("undone") });
    read();
  };

  return {
    correct: (pupil: RollPupil, date: string) => void correct(pupil, date),
    close: (roll: Roll, missing: number) => void close(roll, missing),
    undo: () => void undo(),
    /** What was done last; null where there is nothing to take back. */
    last: done.at(-1)?.text ?? null,
    forget: () => setDone([]),
    /** Keeps a clocking by hand, which can be taken back as well. */
    clocked: (id: string, text: string) => {
      setDone((before) => [...before, { id, text }]);
      read();
    },
  };
}

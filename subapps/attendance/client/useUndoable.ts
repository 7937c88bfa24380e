import { useRef, useState } from "react";
import { type Answer, SendDialog, type Sending, useClient, useDialogs, usePortal } from "@portal/kit";
import { contract } from "../contract";
import { mayWait } from "./queue";
import { useAttendanceWords } from "./words";

/** Whether a change may be made, by the answer that says whom it notifies. */
export type IsSure = (answer: Answer<{ sending: Sending | null }>) => Promise<boolean>;

/** The question before a change that notifies parents [MSG-01]; any other change may be made without one. */
export function useSendQuestion(): IsSure {
  const dialogs = useDialogs();
  return async (answer) => {
    if (!answer.ok) return false;
    const { sending } = answer.data;
    if (!sending) return true;
    const { count } = sending;
    const sure = await dialogs.open(SendDialog, {
      title: { id: "sendTitle", values: { count } },
      body: { id: "sendWho", values: { count } },
      confirm: { id: "sendNow.change", values: { count } },
      sending,
    });
    return sure === true;
  };
}

/** A change that can be undone. */
interface Change {
  readonly id: string;
  readonly text: string;
  /** The part of the page where it was made, which alone offers that. */
  readonly part: string;
}

/** The changes that can be undone, of which a part of the page offers its own last one; `changed` is called after each. */
export function useUndoable(part: string, isSure: IsSure, changed: () => void) {
  const words = useAttendanceWords();
  const calls = useClient(contract);
  const { refresh, announce } = usePortal();
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const undoing = useRef(false);
  const last = changes.findLast((each) => each.part === part) ?? null;

  /** Lets the desktop and the page read again. */
  const read = () => {
    refresh("attendance");
    refresh("unread");
    changed();
  };

  /** Remembers a change that was made; without an id it cannot be undone. */
  const add = (id: string, text: string, where = part) => {
    if (id !== "") setChanges((before) => [...before, { id, text, part: where }]);
    read();
  };

  const undo = async (closed: boolean) => {
    if (!last || undoing.current) return;
    undoing.current = true;
    // Where the network was away it can be tried again.
    const drop = (answer: Answer) => {
      if (answer.ok || !mayWait(answer.status))
        setChanges((before) => before.filter(({ id }) => id !== last.id));
    };
    try {
      const known = closed ? await calls.undoing({ id: last.id }) : null;
      if (known?.ok === false) drop(known);
      if (known && !(await isSure(known))) return;
      const answer = await calls.undo({ id: last.id });
      drop(answer);
      if (answer.ok) announce(words("undone", { text: last.text }));
      read();
    } finally {
      undoing.current = false;
    }
  };

  return { last: last?.text ?? null, read, add, undo };
}

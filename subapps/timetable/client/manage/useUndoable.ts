import { useCallback, useRef, useState } from "react";
import { type Answer, recordOf, type Text, textOf, useClient, usePortal } from "@portal/kit";
import { contract } from "../../contract";
import type { Landing } from "../useLanding";
import { useTimetableWords, type WordId } from "../words";

/** What the platform answers where something is no longer what the person has seen. */
export const CHANGED_MEANWHILE = 412;

/** What the platform answers where it is too late to undo a change. */
const TOO_LATE = 409;

/** What came of a change, as forms take it. */
export type Outcome =
  | { readonly data: true; readonly error?: undefined }
  | { readonly error: { readonly text: Text }; readonly data?: undefined };

/** Remembers what undoes a change; the desktop and the page read the lessons again. */
export type Note = (answer: Answer, text: WordId, at?: Landing | null) => Outcome;

/** A change that can be undone. */
interface Change {
  readonly id: string;
  readonly text: WordId;
  /** Where it was made; null is nowhere in the week. */
  readonly landing: Landing | null;
}

/** The changes that can be undone, and where the focus goes after each; `changed` is called then, and where one came too late. */
export function useUndoable(changed: () => void) {
  const words = useTimetableWords();
  const calls = useClient(contract);
  const { notify, refresh } = usePortal();
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [landing, setLanding] = useState<Landing | null>(null);
  const undoing = useRef(false);
  const last = changes.at(-1);

  const note: Note = (answer, text, at = null) => {
    if (!answer.ok) {
      if (answer.status === CHANGED_MEANWHILE) changed();
      return { error: answer };
    }
    const id = textOf(recordOf(answer.data)["undo"]);
    setChanges((before) => [...before, { id, text, landing: at }]);
    notify({ severity: "success", text: words(text) });
    refresh("timetable");
    changed();
    return { data: true };
  };

  const undo = async () => {
    if (!last || undoing.current) return;
    undoing.current = true;
    const answer = await calls.undo({ id: last.id }, { quiet: true });
    undoing.current = false;
    if (answer.ok) setChanges((before) => before.filter(({ id }) => id !== last.id));
    // It is too late for this change and those before it; without an answer it can be tried again.
    else if (answer.status === TOO_LATE) setChanges([]);
    if (answer.ok) notify({ severity: "success", text: words("undone", { text: words(last.text) }) });
    else notify({ severity: "error", text: answer.text, answer: true });
    refresh("timetable");
    changed();
    setLanding(last.landing);
  };

  return {
    note,
    /** What was done last; null where there is nothing to undo. */
    last: last?.text ?? null,
    undo: () => void undo(),
    forget: () => setChanges([]),
    /** Where the focus goes once the lessons have been read again; null is where it is. */
    landing,
    land: setLanding,
    landed: useCallback(() => setLanding(null), []),
  };
}

import { useCallback } from "react";
import {
  addDays,
  type Answer,
  bilingualOf,
  ConfirmDialog,
  type Day,
  partsOfBilingual,
  useClient,
  useDayWords,
  useDialogs,
  useLoaded,
  useLocalWords,
  useOpening,
  usePortal,
} from "@portal/kit";
import { contract } from "../../contract";
import { useTimetableWords } from "../words";
import { type Entry, ENTRY_WORDS, type EntryKind, readEntries } from "./entries";
import type { EntryDraft } from "./EntryDialog";
import { CHANGED_MEANWHILE, type Outcome } from "./useUndoable";

const MONDAY: Day = "2024-01-01";

const draftOf = (entry: Entry | null): EntryDraft => {
  const [name, englishName] = partsOfBilingual(entry?.name ?? "");
  return {
    name,
    englishName,
    starts: entry?.starts ?? "",
    ends: entry?.ends ?? "",
    follows: entry && entry.follows > 0 ? String(entry.follows) : "",
  };
};

/** A line of the calendar as it is sent. */
const inputOf = (kind: EntryKind, { name, englishName, starts, ends, follows }: EntryDraft) =>
  kind === "makeup"
    ? { kind, starts, ends: starts, follows: Number(follows) }
    : { kind, name: bilingualOf(name, englishName), starts, ends };

/** A line in words: what it is, and beside that when, or whose lessons a make-up day has. */
export function useEntryWords(): (entry: Entry) => readonly [what: string, beside: string] {
  const words = useTimetableWords();
  const dayWords = useDayWords();
  const local = useLocalWords();
  return ({ kind, name, starts, ends, follows }) =>
    kind === "makeup"
      ? [
          dayWords.long(starts),
          words("followsPlan", { weekday: dayWords.weekday(addDays(MONDAY, follows - 1)) }),
        ]
      : [local(name), dayWords.span(starts, ends)];
}

/** The lines of the school's calendar, with the form and the question that change them; `onRemoved` is called once a line is gone. */
export function useEntries(note: (answer: Answer) => Outcome, onRemoved: (kind: EntryKind) => void) {
  const words = useTimetableWords();
  const calls = useClient(contract);
  const dialogs = useDialogs();
  const { notify } = usePortal();
  const opening = useOpening(words("formFailed"));
  const wordsOf = useEntryWords();
  const ask = useCallback(() => calls.entries({}, { quiet: true }), [calls]);
  const calendar = useLoaded("entries", ask, readEntries);
  const { reload } = calendar;

  const open = (kind: EntryKind, entry: Entry | null) =>
    opening(async () => {
      const { EntryDialog } = await import("./EntryDialog");
      let seen = entry?.seen;
      const save = async (draft: EntryDraft) => {
        const known = entry && { id: entry.id, seen };
        const answer = await calls.saveEntry({ ...inputOf(kind, draft), ...known }, { quiet: true });
        if (!answer.ok && answer.status === CHANGED_MEANWHILE) {
          const now = await ask();
          seen = now.ok ? readEntries(now.data).find(({ id }) => id === entry?.id)?.seen : seen;
        }
        reload();
        return note(answer);
      };
      await dialogs.open(EntryDialog, {
        kind,
        status: entry ? "edit" : "add",
        initial: draftOf(entry),
        save,
      });
    });

  const remove = async (entry: Entry) => {
    const { remove: title, sure: question } = ENTRY_WORDS[entry.kind];
    const sure = await dialogs.open(ConfirmDialog, {
      title: { id: title },
      body: { id: question, values: { name: wordsOf(entry)[0] } },
      confirm: { id: "remove" },
      destructive: true,
    });
    if (!sure) return;
    const result = note(await calls.removeEntry({ id: entry.id, seen: entry.seen }, { quiet: true }));
    reload();
    if (result.error) notify({ severity: "error", text: result.error.text, answer: true });
    else onRemoved(entry.kind);
  };

  return {
    calendar,
    open: (kind: EntryKind, entry: Entry | null) => void open(kind, entry),
    remove: (entry: Entry) => void remove(entry),
  };
}

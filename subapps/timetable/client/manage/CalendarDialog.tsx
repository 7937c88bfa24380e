import { Box, Button, IconButton, Skeleton, Typography } from "@mui/material";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useCallback, useRef } from "react";
import {
  addDays,
  type Answer,
  ConfirmDialog,
  type Day,
  DialogFrame,
  DialogNotice,
  LoadAlert,
  type Question,
  type Text,
  useClient,
  useDayWords,
  useDialogs,
  useLoaded,
  useLocalWords,
  usePortal,
} from "@portal/kit";
import { contract } from "../../contract";
import { useTimetableWords } from "../words";
import { type Entry, ENTRY_KINDS, ENTRY_WORDS, type EntryKind, readEntries } from "./entries";
import type { EntryDraft } from "./EntryDialog";

interface Props extends Question<never> {
  /** Keeps what takes a change back, and answers what went wrong. */
  readonly note: (answer: Answer) => { readonly data: true } | { readonly error: { readonly text: Text } };
}

/** What the platform answers where something is no longer what the person has seen. */
const CHANGED_MEANWHILE = 412;

const MONDAY: Day = "2024-01-01";

const draftOf = (entry: Entry | null): EntryDraft => {
  const [name = "", englishName = ""] = (entry?.name ?? "").split("|||");
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
    : { kind, name: englishName === "" ? name : `${name}|||${englishName}`, starts, ends };

/** The school's terms, holidays and make-up days, to be entered, changed and removed; each is saved by itself. */
export function CalendarDialog({ note, close }: Props) {
  const words = useTimetableWords();
  const calls = useClient(contract);
  const dialogs = useDialogs();
  const { notify } = usePortal();
  const wordsOf = useEntryWords();
  const body = useRef<HTMLDivElement>(null);
  const ask = useCallback(() => calls.entries({}, { quiet: true }), [calls]);
  const calendar = useLoaded("entries", ask, readEntries);
  const { status, data, reload } = calendar;

  const open = async (kind: EntryKind, entry: Entry | null) => {
    try {
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
    } catch {
      notify({ severity: "error", text: words("formFailed"), answer: true });
    }
  };

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
    if ("error" in result) notify({ severity: "error", text: result.error.text, answer: true });
    // The line is gone, and its button with it.
    else body.current?.querySelector<HTMLElement>(`[data-add="${entry.kind}"]`)?.focus();
  };

  return (
    <DialogFrame
      title={{ id: "schoolCalendar" }}
      width="clamp(min(22rem, 100%), 60vw, 46rem)"
      onClose={() => close()}
    >
      <Box ref={body} sx={{ display: "grid", gap: 3, paddingBlockEnd: 1 }}>
        <DialogNotice>
          <LoadAlert of={calendar} what={words("calendarFailed")} />
        </DialogNotice>
        {status === "loading" && <Skeleton variant="rounded" height="16rem" />}
        {data &&
          ENTRY_KINDS.map((kind) => (
            <Box key={kind} component="section" aria-label={words(ENTRY_WORDS[kind].all)}>
              <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
                <Typography variant="h3" sx={{ marginInlineEnd: "auto" }}>
                  {words(ENTRY_WORDS[kind].all)}
                </Typography>
                <Button
                  size="small"
                  data-add={kind}
                  startIcon={<Plus aria-hidden size="1.125rem" />}
                  onClick={() => void open(kind, null)}
                >
                  {words(ENTRY_WORDS[kind].add)}
                </Button>
              </Box>
              {kind === "makeup" && (
                <Typography variant="body2" sx={{ color: "text.secondary" }}>
                  {words("makeupsHint")}
                </Typography>
              )}
              <Entries
                entries={data.filter((entry) => entry.kind === kind)}
                onEdit={(entry) => void open(kind, entry)}
                onRemove={(entry) => void remove(entry)}
              />
            </Box>
          ))}
      </Box>
    </DialogFrame>
  );
}

/** A line in words: what it is, and beside that when, or whose lessons a make-up day has. */
function useEntryWords(): (entry: Entry) => readonly [what: string, beside: string] {
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

interface EntriesProps {
  readonly entries: readonly Entry[];
  readonly onEdit: (entry: Entry) => void;
  readonly onRemove: (entry: Entry) => void;
}

/** The lines of one kind. */
function Entries({ entries, onEdit, onRemove }: EntriesProps) {
  const words = useTimetableWords();
  const wordsOf = useEntryWords();
  if (entries.length === 0)
    return <Typography sx={{ color: "text.secondary", paddingBlock: 1 }}>{words("noHolidays")}</Typography>;
  return (
    <Box component="ul" role="list" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
      {entries.map((entry) => {
        const [name, beside] = wordsOf(entry);
        return (
          <Box
            component="li"
            key={entry.id}
            sx={{
              display: "flex",
              alignItems: "center",
              gap: 0.5,
              paddingBlock: 0.5,
              borderBlockEnd: "1px solid",
              borderColor: "line.soft",
            }}
          >
            <Box
              sx={{
                flex: 1,
                minInlineSize: 0,
                display: "flex",
                flexWrap: "wrap",
                columnGap: 2,
                overflowWrap: "anywhere",
              }}
            >
              <Box component="strong" sx={{ flex: "1 1 12rem", fontWeight: 600 }}>
                {name}
              </Box>
              <Box component="span" sx={{ flex: "1 1 12rem", color: "text.secondary" }}>
                {beside}
              </Box>
            </Box>
            <IconButton aria-label={words("editNamed", { name })} onClick={() => onEdit(entry)}>
              <Pencil aria-hidden size="1.125rem" />
            </IconButton>
            <IconButton aria-label={words("removeNamed", { name })} onClick={() => onRemove(entry)}>
              <Trash2 aria-hidden size="1.125rem" />
            </IconButton>
          </Box>
        );
      })}
    </Box>
  );
}

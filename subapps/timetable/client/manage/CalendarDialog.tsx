import { Box, Button, IconButton, Skeleton, Typography } from "@mui/material";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useRef } from "react";
import { type Answer, DialogFrame, DialogNotice, LoadAlert, type Question } from "@portal/kit";
import { useTimetableWords } from "../words";
import { type Entry, ENTRY_KINDS, ENTRY_WORDS, type EntryKind } from "./entries";
import { useEntries, useEntryWords } from "./useEntries";
import type { Outcome } from "./useUndoable";

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

interface SectionProps {
  readonly kind: EntryKind;
  /** The lines of all kinds. */
  readonly entries: readonly Entry[];
  readonly onOpen: (kind: EntryKind, entry: Entry | null) => void;
  readonly onRemove: (entry: Entry) => void;
}

/** The lines of one kind, and the way to a new one. */
function KindSection({ kind, entries, onOpen, onRemove }: SectionProps) {
  const words = useTimetableWords();
  const { all, add } = ENTRY_WORDS[kind];
  return (
    <Box component="section" aria-label={words(all)}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Typography variant="h3" sx={{ marginInlineEnd: "auto" }}>
          {words(all)}
        </Typography>
        <Button
          size="small"
          data-add={kind}
          startIcon={<Plus aria-hidden size="1.125rem" />}
          onClick={() => onOpen(kind, null)}
        >
          {words(add)}
        </Button>
      </Box>
      {kind === "makeup" && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {words("makeupsHint")}
        </Typography>
      )}
      <Entries
        entries={entries.filter((entry) => entry.kind === kind)}
        onEdit={(entry) => onOpen(kind, entry)}
        onRemove={onRemove}
      />
    </Box>
  );
}

interface Props extends Question<never> {
  /** Remembers what undoes a change, and answers what went wrong. */
  readonly note: (answer: Answer) => Outcome;
}

/** The school's terms, holidays and make-up days, to be entered, changed and removed; each is saved by itself. */
export function CalendarDialog({ note, close }: Props) {
  const words = useTimetableWords();
  const body = useRef<HTMLDivElement>(null);
  // The line is gone, and its button with it.
  const focusAdd = (kind: EntryKind) =>
    body.current?.querySelector<HTMLElement>(`[data-add="${kind}"]`)?.focus();
  const { calendar, open, remove } = useEntries(note, focusAdd);
  const { status, data } = calendar;
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
            <KindSection key={kind} kind={kind} entries={data} onOpen={open} onRemove={remove} />
          ))}
      </Box>
    </DialogFrame>
  );
}

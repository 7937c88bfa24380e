import { Button, List, ListItem, ListItemText, Stack, TextField } from "@mui/material";
import { useCallback, useEffect, useState, type SubmitEvent } from "react";
import {
  AppTitle,
  listOf,
  LoadAlert,
  PageFoot,
  PageFrame,
  recordOf,
  textOf,
  UndoBar,
  useClient,
  useLoaded,
  usePortal,
  useWords,
} from "@portal/kit";
import { FocusKeeper } from "@portal/kit/parts";
import { contract } from "../contract";
import type zh from "../messages/zh-CN.json";

/** As many letters as the contract takes. */
const LONGEST = 200;

/** What the list answers, read so that an older platform breaks nothing. */
const readNotes = (data: unknown) =>
  listOf(data)
    .map(recordOf)
    .map(({ id, text }) => ({ id: textOf(id), text: textOf(text) }));

type Note = ReturnType<typeof readNotes>[number];

/** The person's notes, and what changes them. */
function useNotes() {
  const calls = useClient(contract);
  const [removed, setRemoved] = useState<string | null>(null);
  const notes = useLoaded(
    "",
    useCallback(() => calls.list({}), [calls]),
    readNotes,
  );

  // The portal shows why a call was refused.
  const add = async (text: string) => {
    const answer = await calls.add({ text });
    if (answer.ok) notes.reload();
    return answer.ok;
  };
  const remove = async (id: string) => {
    const answer = await calls.remove({ id });
    if (!answer.ok) return;
    setRemoved(id);
    notes.reload();
  };
  const restore = async (id: string) => {
    const answer = await calls.restore({ id });
    if (!answer.ok) return;
    setRemoved(null);
    notes.reload();
  };

  return {
    notes,
    add,
    remove: (id: string) => void remove(id),
    /** The id of the note that was removed last, which can come back; null where there is none. */
    removed,
    restore: (id: string) => void restore(id),
    forget: () => setRemoved(null),
  };
}

interface FormProps {
  /** Answers whether the note was added. */
  readonly onAdd: (text: string) => Promise<boolean>;
}

/** The field of a new note, which is empty again once the note was added. */
function NoteForm({ onAdd }: FormProps) {
  const words = useWords<keyof typeof zh>();
  const [text, setText] = useState("");
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await onAdd(text)) setText("");
  };
  return (
    <Stack component="form" direction="row" spacing={1} onSubmit={(event) => void submit(event)}>
      <TextField
        fullWidth
        size="small"
        label={words("note")}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST, required: true } }}
      />
      <Button type="submit" variant="contained">
        {words("add")}
      </Button>
    </Stack>
  );
}

interface ListProps {
  readonly notes: readonly Note[];
  readonly onRemove: (id: string) => void;
}

/** The notes, each with the way to remove it. */
function NoteList({ notes, onRemove }: ListProps) {
  const words = useWords<keyof typeof zh>();
  return (
    <FocusKeeper role="group" aria-label={words("notes")}>
      <List>
        {notes.map((note) => (
          <ListItem key={note.id} divider disableGutters>
            <ListItemText primary={note.text} sx={{ overflowWrap: "anywhere" }} />
            <Button aria-label={words("removeNote", { text: note.text })} onClick={() => onRemove(note.id)}>
              {words("remove")}
            </Button>
          </ListItem>
        ))}
      </List>
    </FocusKeeper>
  );
}

/** The person's notes: adding one, removing one, and bringing it back. */
export function NotesPage({ active }: { readonly active: boolean }) {
  const words = useWords<keyof typeof zh>();
  const { navigation } = usePortal();
  const { notes, add, remove, removed, restore, forget } = useNotes();
  const title = words("title");
  useEffect(() => navigation.setTitle(title), [navigation, title]);

  return (
    <PageFrame>
      <AppTitle>{title}</AppTitle>
      <NoteForm onAdd={add} />
      <LoadAlert of={notes} what={words("failed")} />
      {notes.data?.length === 0 && <p>{words("none")}</p>}
      {notes.data && notes.data.length > 0 && <NoteList notes={notes.data} onRemove={remove} />}
      <PageFoot>
        {removed !== null && (
          <UndoBar text={words("removed")} active={active} onUndo={() => restore(removed)} onClose={forget} />
        )}
      </PageFoot>
    </PageFrame>
  );
}

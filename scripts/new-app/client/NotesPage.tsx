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

/** The person's notes: adding one, removing one, and bringing it back. */
export function NotesPage({ active }: { readonly active: boolean }) {
  const words = useWords<keyof typeof zh>();
  const { navigation } = usePortal();
  const calls = useClient(contract);
  const [text, setText] = useState("");
  const [removed, setRemoved] = useState<string | null>(null);
  const title = words("title");
  useEffect(() => navigation.setTitle(title), [navigation, title]);

  const notes = useLoaded(
    "",
    useCallback(() => calls.list({}), [calls]),
    readNotes,
  );

  // The portal shows why a call was refused.
  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    const answer = await calls.add({ text });
    if (!answer.ok) return;
    setText("");
    notes.reload();
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

  return (
    <PageFrame>
      <AppTitle>{title}</AppTitle>
      <Stack component="form" direction="row" spacing={1} onSubmit={(event) => void add(event)}>
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
      <LoadAlert of={notes} what={words("failed")} />
      {notes.data?.length === 0 && <p>{words("none")}</p>}
      {notes.data && notes.data.length > 0 && (
        <FocusKeeper role="group" aria-label={words("notes")}>
          <List>
            {notes.data.map((note) => (
              <ListItem key={note.id} divider disableGutters>
                <ListItemText primary={note.text} sx={{ overflowWrap: "anywhere" }} />
                <Button
                  aria-label={words("removeNote", { text: note.text })}
                  onClick={() => void remove(note.id)}
                >
                  {words("remove")}
                </Button>
              </ListItem>
            ))}
          </List>
        </FocusKeeper>
      )}
      <PageFoot>
        {removed !== null && (
          <UndoBar
            text={words("removed")}
            active={active}
            onUndo={() => void restore(removed)}
            onClose={() => setRemoved(null)}
          />
        )}
      </PageFoot>
    </PageFrame>
  );
}

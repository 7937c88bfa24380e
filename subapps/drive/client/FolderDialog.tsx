import { Alert, Box, Button, List, ListItem, ListItemButton, ListItemText, Skeleton } from "@mui/material";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useCallback, useState } from "react";
import { DialogFrame, DialogNotice, Phrase, useLoaded, type Question } from "@portal/kit";
import { FileTypeIcon } from "@portal/kit/parts";
import { readFolders } from "./drive";
import { PathLine } from "./PathLine";
import { allPages, PAGE, usePages, type Calls } from "./useDrive";
import { useDriveWords, type WordId } from "./words";

/** A folder that was chosen; null is the top. */
interface ChosenFolder {
  readonly id: string | null;
}

interface Props extends Question<ChosenFolder> {
  readonly title: WordId;
  readonly confirm: WordId;
  readonly calls: Calls;
  /** The folder that all the things are in, where they need not be put; undefined = they are in several. */
  readonly from: string | null | undefined;
  /** Folders that are on their way themselves. */
  readonly moved: ReadonlySet<string>;
}

/** Has a person choose a folder by going down into it. */
export function FolderDialog({ title, confirm, calls, from, moved, close }: Props) {
  const words = useDriveWords();
  const [folder, setFolder] = useState<string | null>(from ?? null);
  const [pages, showPages] = usePages(folder ?? "");
  const ask = useCallback(
    () =>
      allPages(pages, (start) =>
        calls.folders({ start, size: PAGE, ...(folder !== null && { folder }) }, { quiet: true }),
      ),
    [calls, folder, pages],
  );
  const { status, data, text } = useLoaded(folder ?? "", ask, readFolders);
  const left = (data?.total ?? 0) - (data?.folders.length ?? 0);
  const folders = data?.folders.filter(({ id }) => !moved.has(id)) ?? [];
  return (
    <DialogFrame
      title={words(title)}
      width="30rem"
      onClose={() => close()}
      actions={
        <>
          <Button onClick={() => close()}>{words("cancel")}</Button>
          <Button variant="contained" disabled={folder === from} onClick={() => close({ id: folder })}>
            {words(confirm)}
          </Button>
        </>
      }
    >
      <Box sx={{ minBlockSize: "16rem" }}>
        <PathLine top={words("room.mine")} path={data?.path ?? []} onGo={setFolder} />
        {status === "failed" && (
          <DialogNotice>
            <Alert severity="error">
              <Phrase text={text ?? words("failed")} />
            </Alert>
          </DialogNotice>
        )}
        {data === null && status === "loading" && <Skeleton variant="rounded" height="10rem" />}
        {data && folders.length === 0 && <p>{words("noFolders")}</p>}
        <List aria-label={words("folders")}>
          {folders.map(({ id, name }) => (
            <ListItem key={id} disablePadding>
              <ListItemButton onClick={() => setFolder(id)} sx={{ gap: 1.5 }}>
                <FileTypeIcon file={{ kind: "folder" }} />
                <ListItemText primary={<Phrase text={name} />} />
                <ChevronRight aria-hidden size="1.25rem" />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        {left > 0 && <Button onClick={() => showPages(pages + 1)}>{words("more", { count: left })}</Button>}
      </Box>
    </DialogFrame>
  );
}

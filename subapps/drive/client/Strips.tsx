import { Button, IconButton, Paper, styled } from "@mui/material";
import X from "lucide-react/icons/x";
import { PageFoot, UndoBar } from "@portal/kit";
import type { DrivePlace } from "./drivePlace";
import type { Acts } from "./useActs";
import { useDriveWords } from "./words";

const Strip = styled(Paper)(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.5rem",
  padding: "0.25rem 1rem",
  backgroundColor: theme.vars.palette.surface.card,
}));

interface Props {
  readonly acts: Acts;
  readonly place: DrivePlace;
  /** Whether the page is in front. */
  readonly active: boolean;
}

/** What waits to be pasted, and what was done last with the way to take it back. */
export function Strips({ acts, place: { room, folder }, active }: Props) {
  const words = useDriveWords();
  const { clipboard, done } = acts;
  // Beside the line that says what was pasted here, it would be said twice; keys paste it once more.
  const waits = room === "mine" && clipboard !== null && clipboard.pasted !== folder;
  return (
    <PageFoot>
      {waits && (
        <Strip variant="outlined" role="group" aria-label={words("clipboard")}>
          {words(clipboard.cut ? "clipboard.cut" : "clipboard.copy", { count: clipboard.items.length })}
          <Button
            size="small"
            variant="outlined"
            onClick={() => void acts.paste()}
            aria-keyshortcuts="Control+V"
          >
            {words("paste")}
          </Button>
          <IconButton aria-label={words("close")} onClick={acts.clearClipboard}>
            <X aria-hidden size="1.125rem" />
          </IconButton>
        </Strip>
      )}
      {done && (
        <UndoBar
          text={words(done.text, { count: done.count })}
          active={active}
          onUndo={() => void acts.undo()}
          onClose={acts.forget}
        />
      )}
    </PageFoot>
  );
}

import { Button, IconButton, Paper, styled } from "@mui/material";
import X from "lucide-react/icons/x";
import { PageFoot, UndoBar } from "@portal/kit";
import type { Clipboard, Done } from "./useActs";
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
  /** Null where nothing waits to be pasted, or cannot be here. */
  readonly clipboard: Clipboard | null;
  readonly done: Done | null;
  /** Whether the page is in front. */
  readonly active: boolean;
  readonly onPaste: () => void;
  readonly onClear: () => void;
  readonly onUndo: () => void;
  readonly onForget: () => void;
}

/** What waits to be pasted, and what was done last with the way to take it back. */
export function Strips({ clipboard, done, active, onPaste, onClear, onUndo, onForget }: Props) {
  const words = useDriveWords();
  return (
    <PageFoot>
      {clipboard && (
        <Strip variant="outlined" role="group" aria-label={words("clipboard")}>
          {words(clipboard.cut ? "clipboard.cut" : "clipboard.copy", { count: clipboard.items.length })}
          <Button size="small" variant="outlined" onClick={onPaste} aria-keyshortcuts="Control+V">
            {words("paste")}
          </Button>
          <IconButton aria-label={words("close")} onClick={onClear}>
            <X aria-hidden size="1.125rem" />
          </IconButton>
        </Strip>
      )}
      {done && (
        <UndoBar
          text={words(done.text, { count: done.count })}
          active={active}
          onUndo={onUndo}
          onClose={onForget}
        />
      )}
    </PageFoot>
  );
}

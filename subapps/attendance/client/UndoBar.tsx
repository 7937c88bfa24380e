import { Button, IconButton, Paper } from "@mui/material";
import Undo2 from "lucide-react/icons/undo-2";
import X from "lucide-react/icons/x";
import { useUndoKey } from "./useUndoKey";
import { useAttendanceWords } from "./words";

interface Props {
  /** What was done last, in words. */
  readonly text: string;
  /** Whether the page is in front. */
  readonly active: boolean;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** What was done last, and the way to take it back: by the button, or by Ctrl Z. */
export function UndoBar({ text, active, onUndo, onClose }: Props) {
  const words = useAttendanceWords();
  useUndoKey(active, onUndo);
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label={words("lastChange")}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1,
        paddingInline: 2,
        paddingBlock: 0.5,
        bgcolor: "surface.card",
      }}
    >
      {text}
      <Button
        size="small"
        startIcon={<Undo2 aria-hidden size="1.125rem" />}
        onClick={onUndo}
        aria-keyshortcuts="Control+Z Meta+Z"
        sx={{ marginInlineStart: "auto" }}
      >
        {words("undo")}
      </Button>
      <IconButton aria-label={words("dismiss")} onClick={onClose}>
        <X aria-hidden size="1.125rem" />
      </IconButton>
    </Paper>
  );
}

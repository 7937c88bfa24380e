import { Button, IconButton, Paper } from "@mui/material";
import Undo2 from "lucide-react/icons/undo-2";
import X from "lucide-react/icons/x";
import { useTimetableWords, type WordId } from "./words";

interface Props {
  /** What was done last. */
  readonly text: WordId;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** What was done last, and the way to take it back. */
export function UndoBar({ text, onUndo, onClose }: Props) {
  const words = useTimetableWords();
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
      {words(text)}
      <Button
        size="small"
        startIcon={<Undo2 aria-hidden size="1.125rem" />}
        onClick={onUndo}
        sx={{ marginInlineStart: "auto" }}
      >
        {words("undo")}
      </Button>
      <IconButton aria-label={words("close")} onClick={onClose}>
        <X aria-hidden size="1.125rem" />
      </IconButton>
    </Paper>
  );
}

import { Box, Button, IconButton, Paper } from "@mui/material";
import Undo2 from "lucide-react/icons/undo-2";
import X from "lucide-react/icons/x";
import { useUndoKey } from "./useUndoKey";
import { useTimetableWords, type WordId } from "./words";

/** What screen readers and testers are told of the key. */
const KEYS = "Control+Z Meta+Z";

interface Props {
  /** What was done last. */
  readonly text: WordId;
  /** Whether the page is in front. */
  readonly active: boolean;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

const keyHere = () => (/^(Mac|iP)/.test(navigator.platform) ? "⌘ Z" : "Ctrl Z");

/** What was done last, and the way to take it back. */
export function UndoBar({ text, active, onUndo, onClose }: Props) {
  const words = useTimetableWords();
  useUndoKey(active, onUndo);
  const key = keyHere();
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
        aria-keyshortcuts={KEYS}
        sx={{ marginInlineStart: "auto" }}
      >
        {words("undo")}
        <Box
          component="kbd"
          aria-hidden
          sx={{
            display: { mobile: "none", pc: "inline" },
            marginInlineStart: 1,
            font: "inherit",
            fontSize: "0.8125rem",
            fontWeight: 400,
            color: "text.secondary",
          }}
        >
          {key}
        </Box>
      </Button>
      <IconButton aria-label={words("close")} onClick={onClose}>
        <X aria-hidden size="1.125rem" />
      </IconButton>
    </Paper>
  );
}

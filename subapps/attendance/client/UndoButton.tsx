import { Button } from "@mui/material";
import Undo2 from "lucide-react/icons/undo-2";
import { AT_END, useUndoKey } from "@portal/kit";
import { useAttendanceWords } from "./words";

interface Props {
  /** What was done last; null where there is nothing to take back. */
  readonly text: string | null;
  /** Whether the page is in front, and so takes Ctrl Z. */
  readonly active: boolean;
  /** On phones the button is there only while there is something to take back. */
  readonly compact?: boolean;
  readonly onUndo: () => void;
}

/** Takes back what was done last. It keeps its place where there is nothing to take back, so that it never moves what is pressed beside it. */
export function UndoButton({ text, active, compact = false, onUndo }: Props) {
  const words = useAttendanceWords();
  useUndoKey(active && text !== null, onUndo, { of: text ?? undefined });
  return (
    <Button
      variant="outlined"
      startIcon={<Undo2 aria-hidden size="1.125rem" />}
      aria-disabled={text === null || undefined}
      aria-keyshortcuts="Control+Z Meta+Z"
      aria-label={text === null ? undefined : words("undoNamed", { text })}
      title={text ?? undefined}
      onClick={() => {
        if (text !== null) onUndo();
      }}
      sx={{
        ...AT_END,
        ...(compact && text === null && { display: { mobile: "none", ipad: "inline-flex" } }),
        minBlockSize: "2.75rem",
        paddingInline: { mobile: 1, ipad: 2 },
      }}
    >
      {words("undo")}
    </Button>
  );
}

import { Button, IconButton, styled } from "@mui/material";
import Copy from "lucide-react/icons/copy";
import FolderInput from "lucide-react/icons/folder-input";
import PencilLine from "lucide-react/icons/pencil-line";
import Trash2 from "lucide-react/icons/trash-2";
import Undo2 from "lucide-react/icons/undo-2";
import X from "lucide-react/icons/x";
import type { DriveItem } from "./drive";
import type { Acts } from "./useActs";
import { useDriveWords, type WordId } from "./words";

/** As high with buttons as without, so that nothing moves between the two presses that open a thing. */
const Bar = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.25rem 0.75rem",
  minBlockSize: "3rem",
  paddingInline: "0.75rem",
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
}));

interface Props {
  readonly chosen: readonly DriveItem[];
  /** How many things there are; null before that is known. */
  readonly total: number | null;
  readonly bin: boolean;
  readonly acts: Acts;
  readonly onNone: () => void;
}

/** How many things there are or are chosen, and what can be done with those. */
export function ChosenBar({ chosen, total, bin, acts, onNone }: Props) {
  const words = useDriveWords();
  const count = chosen.length;
  const [only] = chosen;
  const act = (label: WordId, Glyph: typeof X, onClick: () => unknown, keys?: string) => (
    <Button
      size="small"
      startIcon={<Glyph aria-hidden size="1.125rem" />}
      onClick={() => void onClick()}
      aria-keyshortcuts={keys}
    >
      {words(label)}
    </Button>
  );
  return (
    <Bar role="toolbar" aria-label={words("acts")}>
      <span role="status">
        {count > 0 ? (
          <strong>{words("chosen", { count })}</strong>
        ) : (
          total !== null && words("count", { count: total })
        )}
      </span>
      {only && bin && (
        <>
          {act("restore", Undo2, () => acts.restore(chosen))}
          {act("purge.confirm", Trash2, () => acts.purge(chosen), "Delete")}
        </>
      )}
      {only && !bin && (
        <>
          {count === 1 && act("rename", PencilLine, () => acts.rename(only), "F2")}
          {act("move", FolderInput, () => acts.moveTo(chosen))}
          {act("copy", Copy, () => acts.copy(chosen), "Control+C")}
          {act("remove", Trash2, () => acts.remove(chosen), "Delete")}
        </>
      )}
      {only && (
        <IconButton size="small" aria-label={words("choose.none")} onClick={onNone}>
          <X aria-hidden size="1.125rem" />
        </IconButton>
      )}
    </Bar>
  );
}

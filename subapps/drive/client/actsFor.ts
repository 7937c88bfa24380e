import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import FolderInput from "lucide-react/icons/folder-input";
import FolderOpen from "lucide-react/icons/folder-open";
import PencilLine from "lucide-react/icons/pencil-line";
import Trash2 from "lucide-react/icons/trash-2";
import UserMinus from "lucide-react/icons/user-minus";
import Undo2 from "lucide-react/icons/undo-2";
import UserPlus from "lucide-react/icons/user-plus";
import type X from "lucide-react/icons/x";
import { downloadOf, type DriveItem } from "./drive";
import type { Room } from "./drivePlace";
import type { Acts } from "./useActs";
import type { WordId } from "./words";

/** What can be done with the chosen things: by a press, or by following a link. */
export type Act = {
  readonly label: WordId;
  readonly Glyph: typeof X;
  readonly keys?: string;
} & ({ readonly run: () => unknown } | { readonly href: string });

interface Ways {
  /** Whether the list is what is shared with the person, and not what is in it. */
  readonly canLeave: boolean;
  readonly onShare: (item: DriveItem) => void;
  /** Shows a thing of the person's among their own files. */
  readonly onFind: (item: DriveItem) => void;
  /** The path by which several things are downloaded. */
  readonly zip: string;
}

/** What can be done with chosen things in a part of the drive, the usual first. */
export function actsFor(
  chosen: readonly DriveItem[],
  room: Room,
  acts: Acts,
  { canLeave, onShare, onFind, zip }: Ways,
): readonly Act[] {
  const [first] = chosen;
  if (!first) return [];
  if (room === "bin")
    return [
      { label: "restore", Glyph: Undo2, run: () => acts.restore(chosen) },
      { label: "purge.confirm", Glyph: Trash2, run: () => acts.purge(chosen), keys: "Delete" },
    ];
  const href = downloadOf(chosen, zip);
  const save: Act =
    href === null
      ? { label: "save", Glyph: Download, run: acts.tellTooMany }
      : { label: "save", Glyph: Download, href };
  const find: Act = { label: "find", Glyph: FolderOpen, run: () => onFind(first) };
  const alone: readonly Act[] = [
    { label: "share", Glyph: UserPlus, run: () => onShare(first) },
    { label: "rename", Glyph: PencilLine, run: () => acts.rename(first), keys: "F2" },
  ];
  const isOne = chosen.length === 1;
  const leave: Act = { label: "leave", Glyph: UserMinus, run: () => acts.leave(chosen) };
  if (room !== "mine") return [save, ...(isOne && first.mine ? [find] : []), ...(canLeave ? [leave] : [])];
  return [
    save,
    ...(isOne ? alone : []),
    { label: "move", Glyph: FolderInput, run: () => acts.moveTo(chosen) },
    { label: "copy", Glyph: Copy, run: () => acts.copy(chosen), keys: "Control+C" },
    { label: "remove", Glyph: Trash2, run: () => acts.remove(chosen), keys: "Delete" },
  ];
}

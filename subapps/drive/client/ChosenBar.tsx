import { Button, IconButton, Menu, MenuItem, styled, useMediaQuery } from "@mui/material";
import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import Ellipsis from "lucide-react/icons/ellipsis";
import FolderInput from "lucide-react/icons/folder-input";
import FolderOpen from "lucide-react/icons/folder-open";
import PencilLine from "lucide-react/icons/pencil-line";
import Trash2 from "lucide-react/icons/trash-2";
import UserMinus from "lucide-react/icons/user-minus";
import Undo2 from "lucide-react/icons/undo-2";
import UserPlus from "lucide-react/icons/user-plus";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { usePortal, VisuallyHidden } from "@portal/kit";
import { contract } from "../contract";
import { downloadOf, type DriveItem } from "./drive";
import type { Room } from "./drivePlace";
import { NARROW } from "./PlaceBar";
import type { Acts } from "./useActs";
import { useDriveWords, type WordId } from "./words";

/** As high with buttons as without, so that nothing moves between the two presses that open a thing. */
const Bar = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.25rem clamp(0rem, 1vw, 0.75rem)",
  minBlockSize: "3rem",
  paddingInline: "0.75rem",
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
}));

/** What can be done with the chosen things: by a press, or by following a link. */
type Act = {
  readonly label: WordId;
  readonly Glyph: typeof X;
  readonly keys?: string;
} & ({ readonly run: () => unknown } | { readonly href: string });

/** So many of them have a button of their own on a phone. */
const IN_SIGHT = 2;

interface Props {
  readonly chosen: readonly DriveItem[];
  /** The folder, or the part of the drive, that is shown. */
  readonly place: string;
  /** How many things there are; null before that is known. */
  readonly total: number | null;
  readonly room: Room;
  /** Whether the list is what is shared with the person, and not what is in it. */
  readonly canLeave: boolean;
  readonly acts: Acts;
  readonly onShare: (item: DriveItem) => void;
  /** Shows a thing of the person's among their own files. */
  readonly onFind: (item: DriveItem) => void;
  readonly onNone: () => void;
}

/** How many things there are or are chosen, and what can be done with those. */
export function ChosenBar({ chosen, place, total, room, canLeave, acts, onShare, onFind, onNone }: Props) {
  const words = useDriveWords();
  const zip = usePortal().addressOf(contract.zip.path);
  const narrow = useMediaQuery(NARROW, { noSsr: true });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const count = chosen.length;
  const all = actsFor(chosen, room, acts, { canLeave, onShare, onFind, zip });
  const inSight = narrow && all.length > IN_SIGHT + 1 ? IN_SIGHT : all.length;
  return (
    <Bar role="toolbar" aria-label={words("acts")}>
      <span role="status">
        {count > 0 ? (
          <strong>{words("chosen", { count })}</strong>
        ) : (
          total !== null && (
            <>
              <VisuallyHidden>{words("countOf", { place })}</VisuallyHidden>{" "}
              {words("count", { count: total })}
            </>
          )
        )}
      </span>
      {all.slice(0, inSight).map(({ label, Glyph, keys, ...act }) => (
        <Button
          key={label}
          size="small"
          startIcon={<Glyph aria-hidden size="1.125rem" />}
          aria-keyshortcuts={keys}
          {...("href" in act
            ? { component: "a", href: act.href, download: true }
            : { onClick: () => void act.run() })}
        >
          {words(label)}
        </Button>
      ))}
      {inSight < all.length && (
        <>
          <IconButton
            size="small"
            aria-label={words("acts.more")}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            <Ellipsis aria-hidden size="1.25rem" />
          </IconButton>
          <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
            {all.slice(inSight).map(({ label, Glyph, ...act }) => (
              <MenuItem
                key={label}
                sx={{ gap: 1.5, minBlockSize: "3rem" }}
                {...("href" in act && { component: "a", href: act.href, download: true })}
                onClick={() => {
                  setAnchor(null);
                  if ("run" in act) void act.run();
                }}
              >
                <Glyph aria-hidden size="1.125rem" />
                {words(label)}
              </MenuItem>
            ))}
          </Menu>
        </>
      )}
      {count > 0 && (
        <IconButton size="small" aria-label={words("choose.none")} onClick={onNone}>
          <X aria-hidden size="1.125rem" />
        </IconButton>
      )}
    </Bar>
  );
}

/** What can be done with chosen things in a part of the drive, the usual first. */
function actsFor(
  chosen: readonly DriveItem[],
  room: Room,
  acts: Acts,
  {
    canLeave,
    onShare,
    onFind,
    zip,
  }: Pick<Props, "canLeave" | "onShare" | "onFind"> & { readonly zip: string },
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

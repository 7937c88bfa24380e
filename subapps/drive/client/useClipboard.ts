import { useMemo, useState } from "react";
import { usePortal } from "@portal/kit";
import type { DriveItem } from "./drive";
import type { DrivePlace } from "./drivePlace";
import { inParts } from "./inParts";
import type { Calls } from "./useDrive";
import type { Outcome } from "./useOutcome";
import { idsOf, namesOf, type Placing } from "./usePlacing";
import { useDriveWords } from "./words";

/** Things that wait to be pasted. */
export interface Clipboard {
  readonly items: readonly DriveItem[];
  readonly cut: boolean;
  /** The folder that copies of them were last put into, null for the top; absent before. */
  readonly pasted?: string | null;
}

/** The clipboard of the drive: things that are cut or copied, and their way into a folder. */
export function useClipboard(
  calls: Calls,
  { room, folder }: Pick<DrivePlace, "room" | "folder">,
  { attempt, finish }: Outcome,
  { clashOf, put }: Placing,
) {
  const words = useDriveWords();
  const { announce } = usePortal();
  const [clipboard, setClipboard] = useState<Clipboard | null>(null);
  const take = (next: Clipboard) => {
    setClipboard(next);
    announce(words(next.cut ? "clipboard.cut" : "clipboard.copy", { count: next.items.length }));
  };
  const pasteCopies = async (copied: Clipboard, into: string | null) => {
    const { items } = copied;
    // A copy beside its own original gets a name of its own.
    const isBeside = items.every((each) => each.folder === (into ?? ""));
    const clash = isBeside ? "both" : await clashOf(into, namesOf(items));
    if (clash === null) return;
    const answer = await inParts(idsOf(items), (ids) =>
      calls.copy({ ids, clash, ...(into !== null && { to: into }) }),
    );
    const copies = answer.ok ? [...answer.data.ids] : [];
    const undo = () => inParts(copies, (ids) => calls.remove({ ids }));
    finish(
      answer,
      copies.length > 0 && clash !== "replace" ? { text: "copied", count: copies.length, undo } : null,
      { ids: copies, into },
    );
    if (copies.length > 0) setClipboard({ ...copied, pasted: into });
  };
  const cutIds = useMemo(
    () => new Set(clipboard?.cut ? clipboard.items.map(({ id }) => id) : []),
    [clipboard],
  );
  return {
    clipboard,
    /** The ids of things that are cut and wait to be pasted. */
    cutIds,
    /** Offers the same things once more, as nothing of them has been put anywhere. */
    offerAgain: () => setClipboard(clipboard && { items: clipboard.items, cut: clipboard.cut }),
    clearClipboard: () => setClipboard(null),
    cut: (items: readonly DriveItem[]) => take({ items, cut: true }),
    copy: (items: readonly DriveItem[]) => take({ items, cut: false }),
    /** Puts what is cut or copied into a folder, the one shown where none is named; null is the top. */
    paste: async (into: string | null = folder) => {
      if (!clipboard || room !== "mine") return;
      if (!clipboard.cut) await attempt(() => pasteCopies(clipboard, into));
      else if (await put(clipboard.items, into)) setClipboard(null);
    },
  };
}

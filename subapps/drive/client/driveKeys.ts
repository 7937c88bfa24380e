import type { KeyboardEvent } from "react";
import type { Crumb, DriveItem } from "./drive";
import type { DrivePlace } from "./drivePlace";
import type { Acts } from "./useActs";

/** What the keys of a place are about. */
interface Keyed {
  readonly place: DrivePlace;
  /** The way to the folder shown. */
  readonly path: readonly Crumb[];
  readonly chosen: readonly DriveItem[];
  readonly acts: Acts;
  readonly show: (next: Partial<DrivePlace>) => void;
}

/** Does what a key asks of a place and of the chosen things; answers whether it did something. */
export function pressKey(event: KeyboardEvent, { place, path, chosen, acts, show }: Keyed): boolean {
  const { room, folder } = place;
  const [only] = chosen;
  const { key, ctrlKey, metaKey, altKey } = event;
  const letter = ctrlKey || metaKey ? key.toLowerCase() : "";
  if (key === "Backspace" || (altKey && key === "ArrowUp")) {
    if (folder === null) return false;
    show({ folder: path.at(-2)?.id ?? null, keyword: "" });
    return true;
  }
  if (key === "Escape" && room === "mine" && acts.clipboard && chosen.length === 0)
    return (acts.clearClipboard(), true);
  if (letter === "v" && room === "mine" && acts.clipboard) return (void acts.paste(), true);
  if (!only) return false;
  if (key === "Delete" && room === "bin") return (void acts.purge(chosen), true);
  if (room !== "mine") return false;
  if (key === "F2") return (void acts.rename(only), true);
  if (key === "Delete") return (void acts.remove(chosen), true);
  if (letter === "c") return (acts.copy(chosen), true);
  if (letter === "x") return (acts.cut(chosen), true);
  return false;
}

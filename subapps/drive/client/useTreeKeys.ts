import type { KeyboardEvent } from "react";
import { isLetter } from "./dragged";
import { folderOf, moveIn, type TreeRow } from "./folderTree";
import { useTyping } from "./useTyping";

interface Keyed {
  readonly rows: readonly TreeRow[];
  /** The line that the keyboard is on. */
  readonly at: string;
  readonly setAt: (key: string) => void;
  /** Opens or closes a folder. */
  readonly turn: (id: string) => void;
  readonly press: (row: TreeRow) => void;
  readonly onPaste: (folder: string | null) => boolean;
}

/** The keys of a tree of folders; what it gives answers whether a key did something. */
export function useTreeKeys({ rows, at, setAt, turn, press, onPaste }: Keyed) {
  const typing = useTyping();
  const type = (event: KeyboardEvent) => {
    const named = rows.filter(({ kind }) => kind === "folder").map(({ key: id, name }) => ({ id, name }));
    const to = typing.type(event, named, at);
    if (to !== null) setAt(to);
  };
  return (event: KeyboardEvent): boolean => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if ((ctrlKey || metaKey) && key.toLowerCase() === "v") {
      const row = rows.find((each) => each.key === at);
      return row?.kind === "folder" && onPaste(folderOf(row.id));
    }
    if (ctrlKey || metaKey || altKey) return false;
    const move = moveIn(rows, at, key);
    if (move === null) return isLetter(key) && key !== " " && (type(event), true);
    if ("to" in move) setAt(move.to);
    else if ("turn" in move) turn(move.turn);
    else press(move.press);
    return true;
  };
}

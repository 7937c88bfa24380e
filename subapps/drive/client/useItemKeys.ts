import type { KeyboardEvent, RefObject } from "react";
import { isLetter } from "./dragged";
import type { DriveItem } from "./drive";
import type { ListDoes } from "./listDoes";
import type { Selection } from "./selection";
import { useTyping } from "./useTyping";

/** Rows of a step by Page Up and Page Down. */
const PAGE = 10;

interface Keyed extends Pick<ListDoes, "select" | "reach" | "open" | "onKey"> {
  readonly list: RefObject<HTMLElement | null>;
  readonly items: readonly DriveItem[];
  readonly selection: Selection;
  readonly tiles: boolean;
  /** Opens the menu of the thing that the keyboard is on. */
  readonly openMenuOf: (item: DriveItem) => void;
}

/** How many things of a list are beside each other. */
function columnsOf(list: HTMLElement | null): number {
  const options = [...(list?.querySelectorAll<HTMLElement>("[data-item]") ?? [])];
  const [first] = options;
  return first ? options.filter(({ offsetTop }) => offsetTop === first.offsetTop).length : 1;
}

/** By how many things a key moves; 0 for a key that does nothing here, and null for one that is not about moving. */
function stepOf({ key, altKey }: KeyboardEvent, tiles: boolean, columns: () => number): number | null {
  switch (key) {
    case "ArrowDown":
      return columns();
    case "ArrowUp":
      return altKey ? 0 : -columns();
    case "ArrowRight":
      return tiles ? 1 : 0;
    case "ArrowLeft":
      return tiles && !altKey ? -1 : 0;
    case "PageDown":
      return PAGE * columns();
    case "PageUp":
      return -PAGE * columns();
    case "Home":
      return -Infinity;
    case "End":
      return Infinity;
    default:
      return null;
  }
}

/** The keys of a list of things; what it gives answers whether a key did something. */
export function useItemKeys({
  list,
  items,
  selection,
  tiles,
  select,
  reach,
  open,
  onKey,
  openMenuOf,
}: Keyed) {
  const typing = useTyping();
  const { at, chosen } = selection;

  const moveBy = (steps: number, { shiftKey, ctrlKey, metaKey }: KeyboardEvent) => {
    const place = items.findIndex(({ id }) => id === at);
    const from = place < 0 ? (steps > 0 ? -1 : items.length) : place;
    const item = items[Math.min(items.length - 1, Math.max(0, from + steps))];
    typing.startOver();
    if (item) select({ type: "move", to: item.id, range: shiftKey, quiet: ctrlKey || metaKey });
    return true;
  };
  const type = (event: KeyboardEvent) => {
    const to = typing.type(event, items, at);
    if (to !== null) select({ type: "move", to, range: false, quiet: false });
    return true;
  };
  return (event: KeyboardEvent): boolean => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const withControl = ctrlKey || metaKey;
    const current = items.find(({ id }) => id === at);
    if (onKey(event)) return true;
    if (current && (key === "ContextMenu" || (key === "F10" && event.shiftKey)))
      return (openMenuOf(current), true);
    const step = stepOf(event, tiles, () => (tiles ? columnsOf(list.current) : 1));
    if (step === Infinity && reach({ type: "end", range: event.shiftKey, quiet: withControl })) return true;
    if (step !== null) return step !== 0 && moveBy(step, event);
    if (key === "Enter") return current !== undefined && (open(current), true);
    if (key === " ") {
      // A name may have one: while letters are typed it is one of them.
      if (typing.goesOn(event) && !withControl) return type(event);
      if (at !== null) select({ type: "toggle", id: at });
      return true;
    }
    if (key === "Escape") return chosen.size > 0 && (select({ type: "none" }), true);
    if (withControl && key.toLowerCase() === "a") {
      if (!reach({ type: "all" })) select({ type: "all" });
      return true;
    }
    return isLetter(key) && !withControl && !altKey && type(event);
  };
}

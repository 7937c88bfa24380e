import { useRef, type DragEvent, type MouseEvent, type PointerEvent } from "react";
import { DRAG_TYPE, lineOf } from "./dragged";
import type { DriveItem } from "./drive";
import type { ListDoes } from "./listDoes";
import type { Selection } from "./selection";
import { useDropTarget } from "./useDropTarget";

interface Pointed extends Pick<ListDoes, "select" | "open" | "drop"> {
  readonly items: readonly DriveItem[];
  readonly chosen: Selection["chosen"];
  readonly movable: boolean;
  readonly tiles: boolean;
  readonly menuOf: (item: DriveItem, at: { readonly top: number; readonly left: number }) => void;
}

/** What the pointer does in a list of things: it chooses, opens, and drags things onto folders. */
export function useItemPointer({ items, chosen, movable, tiles, select, open, drop, menuOf }: Pointed) {
  const touched = useRef(false);
  /** The thing that an event of the list is about. */
  const itemOf = (event: { readonly target: EventTarget }): DriveItem | undefined => {
    const id = lineOf(event, "item");
    return items.find((each) => each.id === id);
  };
  const { over, handlers } = useDropTarget<DriveItem>({
    folderAt: (event) => {
      const item = itemOf(event);
      return movable && item?.kind === "folder" && event.dataTransfer.types.includes(DRAG_TYPE) ? item : null;
    },
    keyOf: ({ id }) => id,
    drop: (dragged, folder) => {
      const ids = dragged.filter((id) => id !== folder.id);
      if (ids.length > 0) drop(ids, folder);
    },
  });
  const press = (event: MouseEvent) => {
    const item = itemOf(event);
    if (!item) return;
    const { shiftKey, ctrlKey, metaKey, target } = event;
    const onMark = target instanceof Element && target.closest(tiles ? ".check" : ".mark") !== null;
    // A finger opens at once, and chooses by the mark.
    if (touched.current && !onMark && chosen.size === 0) {
      open(item);
      return;
    }
    const toggle = ctrlKey || metaKey || onMark || (touched.current && chosen.size > 0);
    select({ type: "press", id: item.id, range: shiftKey, toggle });
  };
  const dragStart = (event: DragEvent) => {
    const item = itemOf(event);
    if (!item) return;
    const ids = chosen.has(item.id) ? [...chosen] : [item.id];
    if (!chosen.has(item.id)) select({ type: "press", id: item.id, range: false, toggle: false });
    event.dataTransfer.setData(DRAG_TYPE, JSON.stringify(ids));
    event.dataTransfer.effectAllowed = "move";
  };
  return {
    over,
    handlers: {
      ...handlers,
      onPointerDown: ({ pointerType }: PointerEvent) => {
        touched.current = pointerType === "touch";
      },
      onClick: press,
      onDoubleClick: (event: MouseEvent) => {
        const item = itemOf(event);
        if (item) open(item);
      },
      onContextMenu: (event: MouseEvent) => {
        const item = itemOf(event);
        if (!item) return;
        event.preventDefault();
        menuOf(item, { top: event.clientY, left: event.clientX });
      },
      onDragStart: dragStart,
    },
  };
}

import { useState, type DragEvent } from "react";
import { DRAG_TYPE, idsIn } from "./dragged";

interface Lines<Line> {
  /** The folder that something is dragged over; null where it cannot be dropped. */
  readonly folderAt: (event: DragEvent) => Line | null;
  readonly keyOf: (folder: Line) => string;
  /** Things of the drive are dropped on a folder. */
  readonly drop: (ids: readonly string[], folder: Line) => void;
}

/** The lines of a list or a tree as targets of things that are dragged; `over` is the key of the folder under the pointer. */
export function useDropTarget<Line>({ folderAt, keyOf, drop }: Lines<Line>) {
  const [over, setOver] = useState<string | null>(null);
  return {
    over,
    handlers: {
      onDragOver: (event: DragEvent) => {
        const folder = folderAt(event);
        if (folder) event.preventDefault();
        setOver(folder === null ? null : keyOf(folder));
      },
      onDragLeave: () => setOver(null),
      onDrop: (event: DragEvent) => {
        const folder = folderAt(event);
        setOver(null);
        // Files of the device are the intake's, which knows the folder by the line.
        if (!folder || !event.dataTransfer.types.includes(DRAG_TYPE)) return;
        event.preventDefault();
        drop(idsIn(event.dataTransfer.getData(DRAG_TYPE)), folder);
      },
    },
  };
}

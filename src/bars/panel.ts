import type { MouseEvent } from "react";

/** How a tool of the header opens its panel. */
export interface PanelHandle {
  /** An id for the tool's button, by which the panel may be named. */
  readonly id: string;
  /** The id of the tool's row, which is the same in each drawing. */
  readonly row: string;
  readonly isOpen: boolean;
  /** Opens the panel below this element, which has the focus again when it closes. */
  readonly open: (anchor: HTMLElement) => void;
  /** Fetches the panel's code before it is wanted; a failure is told when the panel is opened. */
  readonly near: () => void;
}

/** What every tool of the header is given. */
export interface ToolProps {
  /** The panel of the tool's row; a row without one has nothing to open. */
  readonly panel: PanelHandle;
}

/** What every panel of the header is told: where it hangs, and how it closes. */
export interface PanelProps {
  /** The button it belongs to; null while closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  /** The id of the tool's button. */
  readonly labelledBy: string;
}

/** What a button carries that opens a panel, whose code is fetched when a pointer or the focus comes near. */
export const opensPanel = ({ row, isOpen, open, near }: PanelHandle) => ({
  type: "button" as const,
  "data-panel": row,
  "aria-expanded": isOpen,
  onPointerEnter: near,
  onFocus: near,
  onClick: (event: MouseEvent<HTMLElement>) => open(event.currentTarget),
});

import type { MessageId } from "../base/i18n/messageIds";

/** What a key or several keys that are pressed together do. */
interface KeyRow {
  /** Each way to do it: the keys of one way are pressed together. Named as `KeyboardEvent.key` names them. */
  readonly ways: readonly (readonly string[])[];
  readonly does: MessageId;
}

/** The keys of one part of the portal. */
export interface KeyGroup {
  readonly title: MessageId;
  readonly rows: readonly KeyRow[];
}

const row = (does: MessageId, ...ways: readonly (readonly string[])[]): KeyRow => ({ ways, does });

/** Every key of the portal beyond those of any page. Add a row here when a part gets another key [A11Y-07]. */
export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    title: "keys.everywhere",
    rows: [
      row("keys.search", ["Ctrl", "K"]),
      row("keys.help", ["?"]),
      row("keys.escape", ["Escape"]),
      row("keys.regions", ["F6"], ["Shift", "F6"]),
      row("keys.undo", ["Ctrl", "Z"]),
    ],
  },
  {
    title: "keys.searching",
    rows: [
      row("keys.results", ["↑"], ["↓"]),
      row("keys.resultsPage", ["PageUp"], ["PageDown"]),
      row("keys.newWindow", ["Ctrl", "Enter"]),
    ],
  },
  {
    title: "keys.toasts",
    rows: [row("keys.hold", ["Delete"], ["Backspace"]), row("keys.dismiss", ["Escape"])],
  },
  {
    title: "keys.dialogs",
    rows: [
      row("keys.moveDialog", ["↑"], ["↓"], ["←"], ["→"]),
      row("keys.moveDialogFar", ["Shift", "↑"], ["Shift", "↓"], ["Shift", "←"], ["Shift", "→"]),
    ],
  },
  {
    title: "keys.apps",
    rows: [
      row("keys.move", ["↑"], ["↓"], ["←"], ["→"]),
      row("keys.ends", ["Home"], ["End"]),
      row("keys.tileMenu", ["Shift", "F10"], ["ContextMenu"]),
      row("keys.carry", ["Space"], ["Enter"]),
      row("keys.putBack", ["Escape"]),
    ],
  },
  {
    title: "keys.side",
    rows: [
      row("keys.rows", ["↑"], ["↓"]),
      row("keys.fold", ["→"], ["←"]),
      row("keys.ends", ["Home"], ["End"]),
      row("keys.letter", ["A"]),
    ],
  },
  {
    title: "keys.tables",
    rows: [
      row("keys.cells", ["↑"], ["↓"], ["←"], ["→"]),
      row("keys.openRow", ["Enter"]),
      row("keys.chooseRow", ["Space"]),
      row("keys.columnMenu", ["Ctrl", "Enter"]),
      row("keys.columnWidth", ["Shift", "←"], ["Shift", "→"]),
    ],
  },
  {
    title: "keys.dates",
    rows: [
      row("keys.days", ["↑"], ["↓"], ["←"], ["→"]),
      row("keys.week", ["Home"], ["End"]),
      row("keys.month", ["PageUp"], ["PageDown"]),
      row("keys.year", ["Shift", "PageUp"], ["Shift", "PageDown"]),
    ],
  },
  {
    title: "keys.pictures",
    rows: [
      row("keys.cropMove", ["↑"], ["↓"], ["←"], ["→"]),
      row("keys.cropFar", ["Shift", "↑"], ["Shift", "↓"], ["Shift", "←"], ["Shift", "→"]),
      row("keys.cropZoom", ["+"], ["-"]),
    ],
  },
  {
    title: "keys.colors",
    rows: [
      row("keys.colorMove", ["↑"], ["↓"], ["←"], ["→"]),
      row("keys.colorFar", ["Shift", "↑"], ["Shift", "↓"], ["Shift", "←"], ["Shift", "→"]),
      row("keys.brightness", ["PageUp"], ["PageDown"]),
      row("keys.saturation", ["Home"], ["End"]),
    ],
  },
  {
    title: "keys.voice",
    rows: [row("keys.talk", ["Space"], ["Enter"])],
  },
];

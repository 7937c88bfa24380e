/** A distance from an edge of the window: a number of pixels, a CSS length, or null and `auto` for none given. */
export type Inset = number | string | null;

/** Distances from the window's edges, in the order of CSS. */
type Insets = readonly [top: Inset, right: Inset, bottom: Inset, left: Inset];

/** Where a dialog opens; `tr` is the top right corner. Sides are those of the screen, in every script [WID-01]. */
export type DialogPosition = "middle" | "left" | "right" | "top" | "bottom" | "tr" | Insets;

/** A resolved position: the room kept free at each edge, and the dialog's place in what remains. */
export interface Placement {
  /** CSS lengths: top, right, bottom, left. */
  readonly room: readonly [string, string, string, string];
  readonly across: "left" | "center" | "right" | "fill";
  /** `high` begins at 15 % of the window's height. */
  readonly down: "top" | "high" | "bottom" | "fill";
}

/** The room that dialogs keep free at edges they are not pushed to. */
const EDGE = "1rem";

const NAMED: Readonly<Record<Extract<DialogPosition, string>, Insets>> = {
  middle: [null, null, null, null],
  left: [null, null, null, EDGE],
  right: [null, EDGE, null, null],
  top: [EDGE, null, null, null],
  bottom: [null, null, EDGE, null],
  tr: [EDGE, EDGE, null, null],
};

/** A CSS length of an inset, or null where none is given; numbers that are none count as not given. */
function lengthOf(inset: Inset): string | null {
  if (typeof inset === "number") return Number.isFinite(inset) ? `${inset}px` : null;
  const length = inset?.trim() ?? "";
  return length === "" || length === "auto" ? null : length;
}

/** Works a position out. Two opposite insets stretch the dialog between them; none leaves it where dialogs open. */
export function placementOf(position: DialogPosition): Placement {
  const insets = typeof position === "string" ? NAMED[position] : position;
  const [top = null, right = null, bottom = null, left = null] = insets.map(lengthOf);
  return {
    room: [top ?? EDGE, right ?? EDGE, bottom ?? EDGE, left ?? EDGE],
    across: left ? (right ? "fill" : "left") : right ? "right" : "center",
    down: top ? (bottom ? "fill" : "top") : bottom ? "bottom" : "high",
  };
}

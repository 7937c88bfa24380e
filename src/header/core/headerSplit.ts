/** The header's pinned apps: how many at most. */
export const MOST_PINNED = 10;

/**
 * What an entry of the header takes, in CSS pixels at the usual font size: the least and the most, and the room between a
 * name and the next. About 60 each; names differ in length, so each takes what it needs, and none touches another [DESK-04].
 */
const SLOT = { least: 60, most: 104, gap: 16 } as const;

/** The width of the entry whose name is this wide. */
export const slotWidth = (name: number): number =>
  Math.min(SLOT.most, Math.max(SLOT.least, Math.ceil(name) + SLOT.gap));

/** Of a font's size: what a letter takes that is as wide as high, and what others take on average. */
const LETTER = { square: 1, other: 0.56 } as const;
const SQUARE = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/;

/** About how wide a name is in the header's font, in CSS pixels, where it cannot be measured yet. */
export const roughWidth = (name: string): number =>
  13 *
  Array.from(name).reduce((sum, letter) => sum + (SQUARE.test(letter) ? LETTER.square : LETTER.other), 0);

/**
 * How many apps, of these widths, show in a header of this free width; the rest goes into the panel. When something must
 * go there, the button that opens the panel takes `more`.
 */
export function visibleApps(free: number, widths: readonly number[], more: number): number {
  const room = (count: number) => widths.slice(0, count).reduce((sum, width) => sum + width, 0);
  if (widths.length <= MOST_PINNED && room(widths.length) <= free) return widths.length;
  let shown = Math.min(MOST_PINNED, widths.length);
  while (shown > 0 && room(shown) + more > free) shown -= 1;
  return shown;
}

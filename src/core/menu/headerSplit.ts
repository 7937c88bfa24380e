import type { Language } from "../language/languages";

/** The header's pinned apps: how many at most. */
export const MOST_PINNED = 10;

/**
 * What an entry of the header takes, in CSS pixels at the usual font size: the least and the most, and the room between a
 * name and the next. About 60 each; English names differ in length, so each takes what it needs [DESK-04].
 */
const SLOT: Readonly<
  Record<Language, { readonly least: number; readonly most: number; readonly gap: number }>
> = {
  "zh-CN": { least: 60, most: 96, gap: 8 },
  en: { least: 48, most: 96, gap: 9 },
};

/** The width of the entry whose name is this wide. */
export function slotWidth(name: number, language: Language): number {
  const { least, most, gap } = SLOT[language];
  return Math.min(most, Math.max(least, Math.ceil(name) + gap));
}

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

/**
 * The header's pinned apps: how many at most, and what one takes in CSS pixels at the usual font size; English names
 * are wider [DESK-04].
 */
export const HEADER_APPS = { most: 10, width: 60, englishWidth: 84 } as const;

/**
 * How many apps show in a header of this free width; the rest goes into the panel. When something must go there,
 * the button that opens the panel takes one place of its own.
 */
export function visibleApps(free: number, total: number, each: number = HEADER_APPS.width): number {
  const places = Math.max(0, Math.floor(free / each));
  if (total <= Math.min(places, HEADER_APPS.most)) return total;
  return Math.min(HEADER_APPS.most, Math.max(0, places - 1));
}

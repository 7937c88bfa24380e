/** A place in the pager: a page, or a gap that leads some pages back or ahead. */
export type PagerItem =
  | { readonly kind: "page"; readonly page: number }
  | { readonly kind: "back" | "ahead"; readonly page: number };

/** How far a gap leads. */
export const STRIDE = 5;

const pages = (from: number, to: number): PagerItem[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ kind: "page", page: from + index }));

/**
 * What stands between back and next: all pages where there are few; else the first, the last, the current one with its
 * neighbours, and gaps. `slots` is the most there may be: an odd number, at least 5.
 */
export function pagerItems(page: number, count: number, slots = 7): readonly PagerItem[] {
  if (count <= slots) return pages(1, count);
  const together = slots - 2;
  const back: PagerItem = { kind: "back", page: Math.max(1, page - STRIDE) };
  const ahead: PagerItem = { kind: "ahead", page: Math.min(count, page + STRIDE) };
  if (page < together) return [...pages(1, together), ahead, ...pages(count, count)];
  if (page > count - together + 1) return [...pages(1, 1), back, ...pages(count - together + 1, count)];
  const beside = (slots - 5) / 2;
  return [...pages(1, 1), back, ...pages(page - beside, page + beside), ahead, ...pages(count, count)];
}

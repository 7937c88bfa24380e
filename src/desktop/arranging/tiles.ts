/** A tile on the screen and the grid that it stands in. */
export interface Tile {
  readonly code: string;
  readonly item: HTMLElement;
  readonly link: HTMLElement;
  readonly grid: HTMLElement;
}

const MARK = "[data-tile-of]";

const codeOf = (item: Element): string =>
  item.querySelector<HTMLElement>(`:scope > ${MARK}`)?.dataset["tileOf"] ?? "";

/** The tiles of a grid, in their order. */
export const itemsOf = (grid: Element): readonly HTMLElement[] =>
  [...grid.querySelectorAll<HTMLElement>(":scope > li")].filter((item) => codeOf(item) !== "");

/** The tile that holds an element; null elsewhere. */
export function tileAt(target: EventTarget | null): Tile | null {
  const item = target instanceof Element ? target.closest("li") : null;
  const link = item?.querySelector<HTMLElement>(":scope > a");
  const grid = item?.parentElement;
  if (!item || !link || !grid || codeOf(item) === "") return null;
  return { code: codeOf(item), item, link, grid };
}

/** The codes of a grid's tiles, in their order. */
export const codesIn = (grid: Element): readonly string[] => itemsOf(grid).map(codeOf);

/** Gives the focus to an application's tile in a grid, or to the one that took its place. */
export function focusTile(grid: Element, code: string, place: number): boolean {
  const items = itemsOf(grid);
  const item = items.find((each) => codeOf(each) === code) ?? items[Math.min(place, items.length - 1)];
  const link = grid.isConnected ? item?.querySelector<HTMLElement>(":scope > a") : null;
  link?.focus();
  return link !== null && link !== undefined;
}

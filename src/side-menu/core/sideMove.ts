import { comparable } from "../../base/core/text/comparable";

/** One row of the side menu on the screen: a link, or a category that opens and closes. */
export interface SideRow {
  readonly label: string;
  /** The category that the row belongs to, or that it opens; null for what belongs to none. */
  readonly group: string | null;
  /** Whether the category is open; null for a place to go to. */
  readonly open: boolean | null;
}

/** What a key does in the side menu: the focus goes to a row, or a category opens or closes. */
export type SideMove = { readonly to: number } | { readonly turn: string };

/**
 * The keys of the side menu, as of a tree: up, down, Home and End move, the arrow to the right opens a category or enters
 * it, the one to the left leaves or closes it, and a letter goes to the next row that begins with it. Null for every other
 * key, which keeps its own meaning [A11Y-02].
 */
export function sideMove(key: string, rows: readonly SideRow[], index: number): SideMove | null {
  const row = rows[index];
  if (!row) return null;
  const last = rows.length - 1;
  switch (key) {
    case "ArrowDown":
      return { to: Math.min(last, index + 1) };
    case "ArrowUp":
      return { to: Math.max(0, index - 1) };
    case "Home":
      return { to: 0 };
    case "End":
      return { to: last };
    case "ArrowRight":
      if (row.group === null || row.open === null) return null;
      return row.open ? { to: Math.min(last, index + 1) } : { turn: row.group };
    case "ArrowLeft": {
      if (row.group === null || row.open === false) return null;
      if (row.open) return { turn: row.group };
      const parent = rows.findIndex(({ group, open }) => group === row.group && open !== null);
      return parent === -1 ? null : { to: parent };
    }
    default:
      return key.length === 1 && key.trim() !== "" ? beginningWith(key, rows, index) : null;
  }
}

/** The next row that begins with a letter, round to the first ones. */
function beginningWith(letter: string, rows: readonly SideRow[], index: number): SideMove | null {
  const wanted = comparable(letter);
  const places = rows.map((_, step) => (index + 1 + step) % rows.length);
  const to = places.find((place) => comparable(rows[place]?.label ?? "").startsWith(wanted));
  return to === undefined ? null : { to };
}

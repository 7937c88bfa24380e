/** How a key of the search moves among its rows. */
export type SearchMove = "next" | "previous" | "pageDown" | "pageUp";

/** As many rows as a page of the list. */
const PAGE = 6;

/** The row that is chosen after a move among so many: the ends lead to each other, pages stop there [A11Y-02]. */
export function movedTo(move: SearchMove, chosen: number, count: number): number {
  if (count === 0) return -1;
  if (move === "next") return (chosen + 1) % count;
  if (move === "previous") return (Math.max(chosen, 0) - 1 + count) % count;
  return move === "pageDown" ? Math.min(chosen + PAGE, count - 1) : Math.max(chosen - PAGE, 0);
}

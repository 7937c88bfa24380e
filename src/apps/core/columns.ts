/** How many columns fewer a grid may have. */
const FEWER = 2;

/** The columns of a grid in which `count` tiles leave none alone in the last row, where up to two fewer avoid it [DESK-14]. */
export function columnsFor(count: number, most: number): number {
  if (count <= most) return most;
  for (let columns = most; columns >= Math.max(2, most - FEWER); columns--)
    if (count % columns !== 1) return columns;
  return most;
}

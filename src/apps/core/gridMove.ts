/** Where the focus is in a grid of links, read row by row. */
export interface GridPlace {
  readonly index: number;
  readonly count: number;
  readonly columns: number;
}

/**
 * The link the focus moves to for a key, or null when the key means nothing here. Left and right run on through the
 * rows, up and down keep the column and stop at the edges; down into a shorter last row lands on its last link.
 */
export function gridMove(key: string, { index, count, columns }: GridPlace): number | null {
  const last = count - 1;
  const width = Math.max(1, columns);
  switch (key) {
    case "ArrowRight":
      return Math.min(index + 1, last);
    case "ArrowLeft":
      return Math.max(index - 1, 0);
    case "ArrowDown":
      if (index + width <= last) return index + width;
      return Math.floor(index / width) < Math.floor(last / width) ? last : index;
    case "ArrowUp":
      return index - width >= 0 ? index - width : index;
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}

import { MOST, TableTooLarge, type Section } from "./readTable";

/** A cell in its place: the corner and how many rows and columns it covers. */
export interface PlacedCell {
  readonly text: string;
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
  readonly heading: boolean;
}

/** A table laid out on a grid, in which no two cells overlap. */
export interface Grid {
  readonly cells: readonly PlacedCell[];
  readonly rows: number;
  readonly columns: number;
  /** How many rows at the top are all headings. */
  readonly headRows: number;
}

/**
 * Gives every cell its place, as HTML does: spans stay in their section, and a cell that would run into one from above
 * is cut, as overlapping cells would spoil the spreadsheet. Throws `TableTooLarge` as soon as the grid, which is as wide
 * as its widest row, has more cells than there may be.
 */
export function layOutTable(sections: readonly Section[]): Grid {
  const cells: PlacedCell[] = [];
  const rows = sections.reduce((sum, section) => sum + section.rows.length, 0);
  const widest = Math.min(MOST.columns, Math.floor(MOST.cells / Math.max(1, rows)));
  let top = 0;
  let columns = 0;
  let headRows = 0;
  for (const section of sections) {
    /** For each column the first row that is free again. */
    const freeFrom: number[] = [];
    const bottom = top + section.rows.length;
    section.rows.forEach((written, index) => {
      const row = top + index;
      const isFree = (column: number) => (freeFrom[column] ?? 0) <= row;
      let column = 0;
      for (const { text, heading, colSpan, rowSpan } of written) {
        while (!isFree(column)) column += 1;
        let width = 1;
        while (width < colSpan && isFree(column + width)) width += 1;
        if (column + width > widest) throw new TableTooLarge();
        const height = rowSpan === 0 ? bottom - row : Math.min(rowSpan, bottom - row);
        freeFrom.length = Math.max(freeFrom.length, column + width);
        freeFrom.fill(row + height, column, column + width);
        const isHeading = heading || section.kind === "head";
        cells.push({ text, row, column, rows: height, columns: width, heading: isHeading });
        column += width;
        columns = Math.max(columns, column);
      }
      const isHead =
        section.kind === "head" || (written.length > 0 && written.every(({ heading }) => heading));
      if (isHead && headRows === row) headRows += 1;
    });
    top = bottom;
  }
  return { cells, rows, columns, headRows };
}

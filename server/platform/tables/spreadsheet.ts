import { withoutEnds } from "../../../src/base/core/text/withoutEnds";
import { calculateColumnWidth, writeXlsx, type Cell, type CellStyle, type CellValue } from "hucre/xlsx";
import { cellContent } from "./cellValue";
import type { Grid, PlacedCell } from "./layOutTable";

/** Widths in characters; longer texts go on in further lines. */
const WIDTH = { minWidth: 6, maxWidth: 60 } as const;
const LONGEST_SHEET_NAME = 31;

/** A sheet's name from a title: signs that spreadsheets forbid, also full-width ones, become a blank, and too much is cut. */
export function sheetName(title: string): string {
  const allowed = title.replace(/[[\]:*?/\\［］：＊？／＼\s\p{C}]+/gu, " ").trim();
  let name = "";
  for (const character of allowed) {
    if (name.length + character.length > LONGEST_SHEET_NAME) break;
    name += character;
  }
  name = withoutEnds(name, /['\s]/);
  return name === "" || name.toLowerCase() === "history" ? "Sheet1" : name;
}

/** A reference to a part of a sheet. The name stands in quotes, as most names need them, with its own apostrophes doubled. */
const referenceTo = (sheet: string, part: string): string => `'${sheet.replaceAll("'", "''")}'!${part}`;

/** A style by what it depends on; the same object for the same look, as a sheet has thousands of cells. */
function createStyles() {
  const styles = new Map<string, CellStyle>();
  return (cell: PlacedCell, format: string | undefined, wraps: boolean): CellStyle => {
    const isMerged = cell.rows > 1 || cell.columns > 1;
    const key = [cell.heading, isMerged, wraps, format].join();
    const known = styles.get(key);
    if (known) return known;
    const style: CellStyle = {
      ...(cell.heading && { font: { bold: true } }),
      ...(format !== undefined && { numFmt: format }),
      alignment: {
        vertical: isMerged ? "center" : "top",
        ...((cell.heading || cell.columns > 1) && { horizontal: "center" as const }),
        ...(wraps && { wrapText: true }),
      },
    };
    styles.set(key, style);
    return style;
  };
}

/** Writes a table as a workbook of one sheet: spans as merged cells, headings bold and frozen. */
export async function writeSpreadsheet(title: string, grid: Grid, created: Date): Promise<Uint8Array> {
  const styleOf = createStyles();
  const rows = Array.from({ length: grid.rows }, () => new Array<CellValue>(grid.columns).fill(null));
  const columnTexts = Array.from({ length: grid.columns }, (): CellValue[] => []);
  const cells = new Map<string, Partial<Cell>>();
  for (const cell of grid.cells) {
    const { value, format } = cellContent(cell.text);
    const wraps = typeof value === "string" && (value.includes("\n") || value.length > WIDTH.maxWidth / 2);
    const row = rows[cell.row];
    if (row) row[cell.column] = value;
    if (cell.columns === 1) columnTexts[cell.column]?.push(cell.text);
    cells.set(`${cell.row},${cell.column}`, { value, style: styleOf(cell, format, wraps) });
  }
  const name = sheetName(title);
  return writeXlsx({
    properties: { title: title || name, created },
    sheets: [
      {
        name,
        rows,
        cells,
        columns: columnTexts.map((texts) => ({ width: calculateColumnWidth(texts, WIDTH) })),
        merges: grid.cells
          .filter(({ rows: high, columns: wide }) => high > 1 || wide > 1)
          .map(({ row, column, rows: high, columns: wide }) => ({
            startRow: row,
            endRow: row + high - 1,
            startCol: column,
            endCol: column + wide - 1,
          })),
        ...(grid.headRows > 0 && grid.headRows < grid.rows && { freezePane: { rows: grid.headRows } }),
        pageSetup: {
          paperSize: "a4",
          fitToPage: true,
          fitToWidth: 1,
          fitToHeight: 0,
        },
      },
    ],
    // The library's own `printTitlesRow` writes the sheet's name without quotes, and Excel then offers to repair the file.
    ...(grid.headRows > 0 && {
      namedRanges: [
        { name: "_xlnm.Print_Titles", range: referenceTo(name, `$1:$${grid.headRows}`), scope: name },
      ],
    }),
  });
}

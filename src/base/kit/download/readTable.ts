import type { CellText, SectionText, TableText } from "../../core/table/tableText";
import { shownText } from "./shownText";

const KINDS: Readonly<Record<string, SectionText["kind"]>> = { THEAD: "head", TFOOT: "foot" };

const isKept = (element: Element) => !element.matches("[hidden], [data-no-download]");

const readCell = (cell: HTMLTableCellElement): CellText => ({
  text: shownText(cell),
  colSpan: cell.colSpan,
  rowSpan: cell.rowSpan,
  heading: cell.localName === "th",
});

/**
 * A table of the page as its text and spans. Rows and cells marked `data-no-download`, such as a column of buttons, are
 * left out.
 */
export function readTable(table: HTMLTableElement): TableText {
  const sections = new Map<Element | null, HTMLTableRowElement[]>();
  for (const row of Array.from(table.rows).filter(isKept)) {
    const rows = sections.get(row.parentElement);
    if (rows) rows.push(row);
    else sections.set(row.parentElement, [row]);
  }
  return Array.from(sections, ([section, rows]) => ({
    kind: KINDS[section?.tagName ?? ""] ?? "body",
    rows: rows.map((row) => Array.from(row.cells).filter(isKept).map(readCell)),
  }));
}

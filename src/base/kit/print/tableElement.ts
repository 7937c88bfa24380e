import type { SectionText, TableText } from "../../core/table/tableText";

const TAGS = { head: "thead", body: "tbody", foot: "tfoot" } as const;

function sectionElement(page: Document, { kind, rows }: SectionText): HTMLElement {
  const section = page.createElement(TAGS[kind]);
  for (const cells of rows) {
    const row = section.appendChild(page.createElement("tr"));
    for (const { text, heading = false, colSpan = 1, rowSpan = 1 } of cells) {
      const cell = row.appendChild(page.createElement(heading ? "th" : "td"));
      cell.colSpan = colSpan;
      cell.rowSpan = rowSpan;
      cell.textContent = text;
    }
  }
  return section;
}

/** A table of the page from its text alone, for lists that are no table on the screen [WID-06]. */
export function tableElement(page: Document, table: TableText): HTMLTableElement {
  const element = page.createElement("table");
  element.append(...table.map((section) => sectionElement(page, section)));
  return element;
}

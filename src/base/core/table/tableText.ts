/** A cell as nothing but its text and its spans. */
export interface CellText {
  readonly text: string;
  readonly colSpan?: number;
  /** 0 asks for all rows that are left of the section. */
  readonly rowSpan?: number;
  readonly heading?: boolean;
}

/** A run of rows which spans do not leave. */
export interface SectionText {
  readonly kind: "head" | "body" | "foot";
  readonly rows: readonly (readonly CellText[])[];
}

/** A table as nothing but its text and its spans. */
export type TableText = readonly SectionText[];

/** A table of a head and rows, for lists that are no table on the screen. */
export const tableOfRows = (
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): TableText => [
  { kind: "head", rows: [head.map((text) => ({ text, heading: true }))] },
  { kind: "body", rows: rows.map((row) => row.map((value) => ({ text: String(value) }))) },
];

/** Whether there is any cell to download. */
export const hasCells = (table: TableText): boolean =>
  table.some(({ rows }) => rows.some((cells) => cells.length > 0));

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\n": "<br>" };
const escape = (text: string): string => text.replace(/[&<>\n]/g, (sign) => ESCAPES[sign] ?? sign);

const TAGS = { head: "thead", body: "tbody", foot: "tfoot" } as const;

/** Only whole numbers are written, so that nothing but a span can be there. */
const span = (name: string, value = 1): string =>
  Number.isInteger(value) && value >= 0 && value !== 1 ? ` ${name}="${value}"` : "";

const writeCell = ({ text, colSpan, rowSpan, heading = false }: CellText): string => {
  const tag = heading ? "th" : "td";
  return `<${tag}${span("colspan", colSpan)}${span("rowspan", rowSpan)}>${escape(text)}</${tag}>`;
};

/** A table as HTML, in which there is nothing but text and spans [WID-06]. */
export function writeTable(table: TableText): string {
  const sections = table.map(({ kind, rows }) => {
    const lines = rows.map((cells) => `<tr>${cells.map(writeCell).join("")}</tr>`);
    return `<${TAGS[kind]}>${lines.join("")}</${TAGS[kind]}>`;
  });
  return `<table>${sections.join("")}</table>`;
}

/** The longest title that the platform takes. */
const LONGEST = 120;

/** A title as the platform takes it: on one line, and no longer than it may be. */
export function downloadTitle(title: string): string {
  const line = title.replace(/\p{Cc}+/gu, " ").trim();
  let taken = "";
  for (const character of line) {
    if (taken.length + character.length > LONGEST) break;
    taken += character;
  }
  return taken;
}

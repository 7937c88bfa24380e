import { Refusal } from "../envelope";
import { base } from "../../../contract/base";
import { parseFormBy } from "../parseInput";
import { layOutTable } from "./layOutTable";
import { readTable, TableTooLarge } from "./readTable";
import { writeSpreadsheet } from "./spreadsheet";

/** A table's form as it came, and the time that its file names as its making. */
export interface TableForm {
  readonly form: Uint8Array;
  /** Milliseconds since 1970. */
  readonly created: number;
}

/** The file, or why there is none: errors of our own do not cross from thread to thread as they are. */
export type MadeTable =
  | { readonly kind: "file"; readonly title: string; readonly mark: string | null; readonly file: Uint8Array }
  | { readonly kind: "tooLarge" | "noTable" }
  | ({ readonly kind: "refused" } & Pick<Refusal, "status" | "message" | "code" | "fieldErrors">);

/** Makes the spreadsheet that a form asks for; runs in the thread for heavy work. */
export async function makeTable({ form, created }: TableForm): Promise<MadeTable> {
  try {
    const { title, data, mark = null } = parseFormBy(base.tableDownload.in, form);
    const sections = readTable(data);
    const grid = sections && layOutTable(sections);
    if (!grid || grid.cells.length === 0) return { kind: "noTable" };
    return { kind: "file", title, mark, file: await writeSpreadsheet(title, grid, new Date(created)) };
  } catch (error) {
    if (error instanceof TableTooLarge) return { kind: "tooLarge" };
    if (!(error instanceof Refusal)) throw error;
    const { status, message, code, fieldErrors } = error;
    return { kind: "refused", status, message, code, fieldErrors };
  }
}

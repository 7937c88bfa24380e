import { attachment, fileName } from "../attachment";
import type { Register } from "../call";
import { Refusal } from "../envelope";
import { layTable } from "../tables/layTable";
import { readTable, TableTooLarge } from "../tables/readTable";
import { SPREADSHEET_TYPE, writeSpreadsheet } from "../tables/spreadsheet";

/** As a form, a Chinese character takes nine bytes and a tag about ten: this holds the largest table in most schools. */
const BODY_LIMIT = 4 << 20;

const tooLarge = () =>
  new Refusal(413, "表格过大，请分开下载|||The table is too large; please download it in parts", "too_large");

const layOut = (html: string) => {
  try {
    const sections = readTable(html);
    return sections && layTable(sections);
  } catch (error) {
    throw error instanceof TableTooLarge ? tooLarge() : error;
  }
};

/** Tables of the pages as files [WID-06]. */
export function tableHandlers(call: Register): void {
  call(
    "tableDownload",
    async ({ title, data }, { now }) => {
      const grid = layOut(data);
      if (!grid || grid.cells.length === 0)
        throw new Refusal(400, "请指定需要下载的表格|||Please choose the table to download", "no_table");
      const body = await writeSpreadsheet(title, grid, new Date(now()));
      return {
        type: SPREADSHEET_TYPE,
        body,
        headers: {
          "content-disposition": attachment(fileName(title, "xlsx", "table")),
          "cache-control": "no-store",
        },
      };
    },
    { bodyLimit: BODY_LIMIT },
  );
}

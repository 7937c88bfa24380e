import path from "node:path";
import { attachment, fileName } from "../attachment";
import { defineHandlers } from "../defineHandlers";
import { Refusal } from "../envelope";
import type { makeTable } from "../tables/makeTable";
import { jobOf } from "../work/heavyWork";
import { whileWanted } from "../work/whileWanted";

const SPREADSHEET_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const TABLE = jobOf<typeof makeTable>(path.join(__dirname, "../tables/makeTable.ts"), "makeTable");

/** Seconds for which a page can see that its file has begun; pages look after 30. */
const MARK_SECONDS = 120;

const tooLarge = () =>
  new Refusal(413, "表格过大，请分开下载|||The table is too large; please download it in parts", "too_large");
const noTable = () =>
  new Refusal(400, "请指定需要下载的表格|||Please choose the table to download", "no_table");

/**
 * The cookie by which the page learns that its file is on the way: of a download itself a page is not notified. It holds nothing
 * else, and goes by itself [WID-06].
 */
const markCookie = (mark: string) => `${mark}=1; Path=/; Max-Age=${MARK_SECONDS}; SameSite=Strict`;

/** Tables of the pages as files, made by the thread for heavy work [WID-06, SEC-06]. */
export const tableHandlers = defineHandlers(["heavyWork", "now"], {
  tableDownload: async (form, { now, me, heavyWork, reply }) => {
    const made = await heavyWork.run(
      TABLE,
      { form, created: now() },
      { path: [me.id], given: whileWanted(reply) },
    );
    switch (made.kind) {
      case "tooLarge":
        throw tooLarge();
      case "noTable":
        throw noTable();
      case "refused":
        throw new Refusal(made.status, made.message, made.code, made.fieldErrors);
      case "file":
        return {
          type: SPREADSHEET_TYPE,
          body: made.file,
          headers: {
            "content-disposition": attachment(fileName(made.title, "xlsx", "table")),
            "cache-control": "no-store",
            ...(made.mark !== null && { "set-cookie": markCookie(made.mark) }),
          },
        };
    }
  },
});

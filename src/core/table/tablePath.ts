import { calls } from "../../../contract/paths";

/** Where tables are posted to become spreadsheets, where nobody says otherwise [WID-06]. */
export const TABLE_PATH = calls.tableDownload.path;

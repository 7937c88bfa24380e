import { calls } from "../../../../contract/paths";

/** The default address that turns posted tables into spreadsheets [WID-06]. */
export const TABLE_PATH = calls.tableDownload.path;

import path from "node:path";
import { readAppFile } from "../../contract/readAppFiles";
import { loadGuest } from "../platform/modules/load";
import type { StartOverrides } from "../start";

/** The folder whose applications every platform runs. */
const APPS = path.join(__dirname, "../../subapps");

/** Has the platform of a test run the application of a folder, wherever that lies. */
export const withApplication = (folder: string): StartOverrides =>
  path.dirname(folder) === APPS
    ? {}
    : { moreGuests: [loadGuest({ folder, app: readAppFile(path.join(folder, "app.json")) })] };

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { version } from "../../package.json";
import { buildOf } from "./buildOf";

/** The lowest platform that this front end works with. */
const NEEDS_PLATFORM = "2.0.0";

/** The version data of the portal's own front end: this build, made on this day (YYYY-MM-DD) [VER-01, MORE-04]. */
export const frontPackage = (day: string, build: string) => ({
  name: "base",
  version,
  appVersion: version,
  serverVersion: NEEDS_PLATFORM,
  packageDate: day,
  build,
});

/** Writes it to where the contract has it, below the folder of the pages; its release notes lie in `public`. */
export function writeFrontPackage(web: string, day: string): void {
  const build = buildOf(readFileSync(path.join(web, "portal.html"), "utf8"));
  const folder = path.join(web, "pages", "base");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), `${JSON.stringify(frontPackage(day, build), null, 2)}\n`);
}

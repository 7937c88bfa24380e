import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { version } from "../../package.json";

/** The lowest platform that this front end works with. */
const NEEDS_PLATFORM = "2.0.0";

/** The version data of the portal's own front end, built on this day (YYYY-MM-DD) [VER-01]. */
export const frontPackage = (day: string) => ({
  name: "base",
  version,
  appVersion: version,
  serverVersion: NEEDS_PLATFORM,
  packageDate: day,
});

/** Writes it to where the contract has it, below the folder of the pages; its release notes lie in `public`. */
export function writeFrontPackage(web: string, day: string): void {
  const folder = path.join(web, "pages", "base");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), `${JSON.stringify(frontPackage(day), null, 2)}\n`);
}

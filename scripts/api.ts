// Writes docs/api, the reports of what applications can name of the kit, from its sources; with --check it only says whether
// they are current.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
// @ts-expect-error plain scripts without types
import { help } from "./lib/help.mjs";
import { kitReports } from "./lib/kitReports";
import { staleReports } from "./lib/staleReports";
import { compileMessages } from "./messages.mjs";

(help as (url: string) => void)(pathToFileURL(__filename).href);

const root = path.join(__dirname, "..");
compileMessages();
const reports = kitReports();

if (process.argv.includes("--check")) {
  const stale = staleReports(root, reports);
  if (stale.length > 0) {
    console.error(
      `${stale.join("\n\n")}\n\nThe kit's API differs from docs/api. Is that meant? Run \`npm run api\`, and say in docs/kit-changelog.md what an author has to do.`,
    );
    process.exitCode = 1;
  }
} else {
  mkdirSync(path.join(root, "docs/api"), { recursive: true });
  for (const { file, text } of reports) writeFileSync(path.join(root, file), text);
}

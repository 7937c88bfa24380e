// Writes docs/api, the reports of what applications can name of the kit, from its sources; with --check it only says whether
// they are current.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
// @ts-expect-error plain scripts without types
import { help } from "./lib/help.mjs";
import { kitFiles } from "./lib/kitPackage";
import { staleReports } from "./lib/staleReports";
import { compileMessages } from "./messages.mjs";

(help as (url: string) => void)(pathToFileURL(__filename).href);

const root = path.join(__dirname, "..");
const folder = path.join(root, "docs/api");
/** Has the digest of what the last check passed with. */
const passed = path.join(root, "node_modules/.cache/school-portal/kit-api");

/** A digest of all that the reports depend on, and of the reports that are there. */
const digestOf = (files: Readonly<Record<string, string>>) => {
  const sources = ["package-lock.json", "scripts/lib/kitReports.ts"].map((name) => path.join(root, name));
  const reports = existsSync(folder)
    ? readdirSync(folder)
        .sort()
        .map((name) => path.join(folder, name))
    : [];
  const hash = createHash("sha256").update(JSON.stringify(files));
  for (const file of [...sources, ...reports]) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
};

async function check(files: Readonly<Record<string, string>>): Promise<void> {
  const digest = digestOf(files);
  if (existsSync(passed) && readFileSync(passed, "utf8") === digest) return;
  const { kitReports } = await import("./lib/kitReports");
  const stale = staleReports(root, kitReports(files));
  if (stale.length > 0) {
    console.error(
      `${stale.join("\n\n")}\n\nThe kit's API differs from docs/api. Is that meant? Run \`npm run api\`, and say in docs/kit-changelog.md what an author has to do.`,
    );
    process.exitCode = 1;
    return;
  }
  mkdirSync(path.dirname(passed), { recursive: true });
  writeFileSync(passed, digest);
}

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  const { kitReports } = await import("./lib/kitReports");
  mkdirSync(folder, { recursive: true });
  for (const { file, text } of kitReports(files)) writeFileSync(path.join(root, file), text);
}

compileMessages();
void (process.argv.includes("--check") ? check : write)(kitFiles());

// Audits every screen in every way to see it, and prints what was found; `--write` puts the table into
// docs/accessibility.md, and everything else goes to Playwright, such as `-g login`: then the lines of the other screens stay.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { requireBuilt } from "./lib/built.mjs";
import { findWholeChromium } from "./lib/chromium.mjs";
import { installPackages, requireNode } from "./lib/install.mjs";
import { bin, fail, projectRoot, run } from "./lib/run.mjs";
import "./lib/typescript.cjs";
import { help } from "./lib/help.mjs";

help(import.meta.url);

requireNode();
await installPackages();
const CHROMIUM_PATH = await findWholeChromium().catch(({ message }) => fail(message));
await requireBuilt();

const report = path.join(projectRoot, "test-results", "a11y.jsonl");
mkdirSync(path.dirname(report), { recursive: true });
rmSync(report, { force: true });
const began = Date.now();
const options = process.argv.slice(2);
const forPlaywright = options.filter((option) => option !== "--write");
const code = await run(
  bin("playwright"),
  ["test", "--config", "playwright.audit.config.ts", ...forPlaywright],
  { env: { CHROMIUM_PATH, A11Y_REPORT: report } },
);
const rows = existsSync(report)
  ? readFileSync(report, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  : [];
const { tableOf, openQuestions, withTable } = createRequire(import.meta.url)("../e2e/audit/report.ts");
console.log(tableOf(rows));
for (const question of openQuestions(rows)) console.log(`left to a person: ${question}`);
console.log(`${Math.round((Date.now() - began) / 1000)} s`);
if (options.includes("--write") && code === 0) {
  const file = path.join(projectRoot, "docs/accessibility.md");
  writeFileSync(file, withTable(readFileSync(file, "utf8"), rows, forPlaywright.length > 0));
  await run(bin("oxfmt"), ["--write", file]);
}
process.exit(code);

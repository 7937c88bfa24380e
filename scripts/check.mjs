// Everything that can be said about the source without running it: types, the purity of core, lint, the import law, message
// parity, the documentation pages, the generated contract documents, the kit's API and its changelog, formatting, what no file
// imports, files that only tests use, how budgets were raised, how commits are written, and whether comments and documents say
// what the field says. Each part is one check in the count.
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { clauseProblems } from "./lib/clauses.mjs";
import { commitTitles } from "./lib/commitTitles.mjs";
import { kitChangelog } from "./lib/kitChangelog.mjs";
import { ownWords } from "./lib/ownWords.mjs";
import { raisedBudgets } from "./lib/raisedBudgets.mjs";
import { bin, isMain, projectRoot, runQuietly, tsc, TYPESCRIPT } from "./lib/run.mjs";
import { installPackages, requireNode } from "./lib/install.mjs";
import { roomyNode } from "./lib/roomyNode.mjs";
import { help } from "./lib/help.mjs";

/** dependency-cruiser ends well even when it saw nothing; a law that reads no file is broken, not kept. */
const sawModules = (output) => {
  const seen = Number(/\b(\d+) modules/.exec(output)?.[1] ?? 0);
  return seen >= 100 ? null : `dependency-cruiser saw only ${seen} modules`;
};

/** The numbers of test/budget.json. */
const budget = () => JSON.parse(readFileSync(path.join(projectRoot, "test/budget.json"), "utf8"));
/** How many clauses of docs/requirements.json may still be without a test. */
const mostOpenClauses = () => budget().clauses?.open ?? 0;

/** Two runs at a time do not share what they read of each file. */
const knipCache = (name) => ["--cache", "--cache-location", `node_modules/.cache/knip/${name}`];

/** The longest come first, so that the short ones fill the gaps. */
const CHECKS = [
  { name: "types", ...tsc("-p", "tsconfig.json") },
  { name: "lint", command: bin("oxlint"), args: ["--type-aware", "--deny-warnings", "--format=unix"] },
  {
    name: "own laws",
    command: bin("eslint"),
    args: [".", "--max-warnings=0", "--cache", "--cache-location=node_modules/.cache/eslint/"],
  },
  {
    name: "import law",
    command: bin("depcruise"),
    args: ["--config", ".dependency-cruiser.cjs", "contract", "theme", "src", "server", "subapps"],
    verify: sawModules,
  },
  {
    name: "contract documents",
    command: process.execPath,
    args: [...TYPESCRIPT, "scripts/contract.ts", "--check"],
  },
  { name: "kit API", command: process.execPath, args: [...TYPESCRIPT, "scripts/api.ts", "--check"] },
  {
    name: "unused code",
    command: bin("knip"),
    args: ["--no-config-hints", "--exclude", "binaries", ...knipCache("all")],
  },
  {
    name: "files that only tests use",
    command: bin("knip"),
    args: ["--production", "--include", "files,dependencies,unlisted,unresolved", ...knipCache("shipped")],
  },
  { name: "documentation pages", command: process.execPath, args: ["scripts/docsPages.mjs"] },
  { name: "formatting", command: bin("oxfmt"), args: ["--check"] },
  { name: "core without DOM", ...tsc("-p", "src/tsconfig.pure.json") },
  { name: "raised budgets", complain: () => raisedBudgets(projectRoot).join("\n") },
  { name: "words of the field", complain: () => ownWords(projectRoot, budget().words ?? {}).join("\n") },
  { name: "kit changelog", complain: () => kitChangelog(projectRoot).join("\n") },
  { name: "commit titles", complain: () => commitTitles(projectRoot).join("\n") },
  { name: "clauses", complain: () => clauseProblems(projectRoot, mostOpenClauses()).join("\n") },
];

/** What a check complains of; nothing where it passed. */
const complaintOf = async ({ command, args, verify, complain }) => {
  if (complain) return complain();
  const { code, output } = await runQuietly(command, args);
  return code === 0 ? verify?.(output) : output.trim() || `ended with ${code}`;
};

/** Runs one check and answers whether it passed; a failed one prints its output. */
const runCheck = async ({ name, ...how }) => {
  const complaint = await complaintOf(how);
  if (complaint) console.error(`✗ ${name}\n${complaint}\n`);
  else console.log(`✓ ${name}`);
  return !complaint;
};

/**
 * Runs every check, as many at a time as the machine has cores, and answers how many passed. Each function of `beside` is run
 * among them: most checks keep a single core busy, and so do builds.
 */
export const check = async ({ beside = [] } = {}) => {
  // It needs a package, which may only just have been installed.
  (await import("./messages.mjs")).compileMessages();
  const passed = [];
  const failed = [];
  const [longest, ...others] = CHECKS.map((one) => async () => {
    ((await runCheck(one)) ? passed : failed).push(one.name);
  });
  const waiting = [longest, ...beside, ...others];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return {
    passed: passed.length,
    failed: failed.length,
    failures: failed.map((title) => ({ title, reason: "its output stands above" })),
  };
};

if (isMain(import.meta.url)) {
  help(import.meta.url);
  requireNode();
  await installPackages();
  roomyNode();
  process.exit((await check()).failed ? 1 : 0);
}

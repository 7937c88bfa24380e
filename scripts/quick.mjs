// The inner loop: types, lint, formatting and the tests of what differs from the main branch, or from the commit named as
// an argument; stories and journeys aside. Ends like `npm test` with one line: `N passed, N failed`.
import { ensureBuilt } from "./lib/built.mjs";
import { changedFiles, isLinted, isTested, nearestTests, readingTests } from "./lib/changes.mjs";
import { lastLine } from "./lib/failures.mjs";
import { installPackages, requireNode } from "./lib/install.mjs";
import { roomyNode } from "./lib/roomyNode.mjs";
import { bin, projectRoot, runQuietly, tsc } from "./lib/run.mjs";
import { runJest } from "./lib/reports.mjs";
import path from "node:path";
import { help } from "./lib/help.mjs";

help(import.meta.url);

requireNode();
await installPackages();
roomyNode();

const [base] = process.argv.slice(2);
const changed = changedFiles(projectRoot, base);
const linted = changed.filter(isLinted);
const tested = changed.filter(isTested);
const total = { passed: 0, failed: 0, leftOut: [] };
const add = ({ passed, failed, leftOut = [] }) => {
  total.passed += passed;
  total.failed += failed;
  total.leftOut.push(...leftOut);
};

/** Runs one check, which prints its output where it fails. */
const check = async (name, { command, args }) => {
  const { code, output } = await runQuietly(command, args);
  console.log(code === 0 ? `✓ ${name}` : `✗ ${name}\n${output.trim()}\n`);
  add({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
};

/** The tests that reach a changed file by their imports. */
const relatedTests = async () => {
  const { output } = await runQuietly(bin("jest"), ["--listTests", "--findRelatedTests", ...tested]);
  return output
    .split("\n")
    .filter((line) => line.startsWith(projectRoot))
    .map((file) => path.relative(projectRoot, file).split(path.sep).join("/"));
};

console.log(`${changed.length} files differ from ${base ?? "the main branch"}.`);
(await import("./messages.mjs")).compileMessages();
const found = tested.length > 0 ? relatedTests() : Promise.resolve([]);
const KNOWN_TYPES = "node_modules/.cache/tsc/all.tsbuildinfo";
const checks = [
  check("types", tsc("-p", "tsconfig.json", "--incremental", "--tsBuildInfoFile", KNOWN_TYPES)),
];
if (linted.length > 0) {
  const unmatched = "--no-error-on-unmatched-pattern";
  const lint = ["--type-aware", "--deny-warnings", unmatched, ...linted];
  const laws = ["--max-warnings=0", "--no-warn-ignored", unmatched, ...linted];
  checks.push(check("lint", { command: bin("oxlint"), args: lint }));
  checks.push(check("own laws", { command: bin("eslint"), args: laws }));
}
if (changed.length > 0)
  checks.push(
    check("formatting", {
      command: bin("oxfmt"),
      args: ["--check", "--no-error-on-unmatched-pattern", ...changed],
    }),
  );
const reaching = await found;
const nearest = nearestTests(reaching, changed);
await Promise.all(checks);
if (nearest.length < reaching.length)
  console.log(`${reaching.length} test files reach the changes; here run the ${nearest.length} beside them.`);
const tests = [...new Set([...nearest, ...readingTests(changed)])];
if (tests.length > 0) {
  const ofServer = tests.some((file) => file.startsWith("server/"));
  if (ofServer) await ensureBuilt();
  add(await runJest("quick", ["--runTestsByPath", ...tests]));
}
console.log(lastLine(total));
process.exit(total.failed ? 1 : 0);

// Runs the whole test suite, or the parts named as arguments, and ends with one line: `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { findChromium } from "./lib/chromium.mjs";
import { installPackages, requireNode } from "./lib/install.mjs";
import { bin, projectRoot, run } from "./lib/run.mjs";
import { isBuilt } from "./lib/stamp.mjs";

requireNode();
await installPackages();

const results = path.join(projectRoot, "test-results");
const dist = path.resolve(projectRoot, process.env.PORTAL_DIST ?? "dist");
const total = { passed: 0, failed: 0 };

const count = (name, { passed, failed }) => {
  total.passed += passed;
  total.failed += failed;
  console.log(`\n— ${name}: ${passed} passed, ${failed} failed\n`);
};

const report = (name) => {
  mkdirSync(results, { recursive: true });
  const file = path.join(results, `${name}.json`);
  rmSync(file, { force: true });
  return { file, read: () => JSON.parse(readFileSync(file, "utf8")) };
};

/** A runner that died without a report counts as one failure, and so does a clean report with a bad exit code. */
const counted = (code, read) => {
  try {
    const counts = read();
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1 };
  }
};

const jest = async (name, args, options = {}) => {
  const { file, read } = report(name);
  const code = await run(bin("jest"), [...args, "--json", `--outputFile=${file}`], options);
  return counted(code, () => {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } =
      read();
    return {
      passed: numPassedTests,
      failed: numFailedTests + numPendingTests + numTodoTests + numRuntimeErrorTestSuites,
    };
  });
};

const build = async () => {
  if (isBuilt(dist)) return;
  const code = await run(process.execPath, ["--import", "tsx", "scripts/build.ts"]);
  if (code !== 0) throw new Error("the build failed");
};

const PARTS = {
  check: async () => (await import("./check.mjs")).check(),
  unit: async () => {
    (await import("./messages.mjs")).compileMessages();
    return jest("unit", ["--selectProjects", "unit", "components"]);
  },
  server: async () => {
    await build();
    return jest("server", ["--selectProjects", "server"]);
  },
  stories: async () => {
    (await import("./messages.mjs")).compileMessages();
    const CHROMIUM_PATH = await findChromium();
    const built = await run(bin("storybook"), ["build", "-o", "dist/storybook", "--quiet"]);
    if (built !== 0) return { passed: 0, failed: 1 };
    const { file, read } = report("stories");
    const code = await run(process.execPath, ["scripts/testStories.mjs", file], { env: { CHROMIUM_PATH } });
    return counted(code, () => ({ passed: read().numPassedTests, failed: read().numFailedTests }));
  },
  e2e: async () => {
    const CHROMIUM_PATH = await findChromium();
    await build();
    const { file, read } = report("e2e");
    const code = await run(bin("playwright"), ["test"], {
      env: { CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    });
    return counted(code, () => {
      const { expected, unexpected, flaky, skipped } = read().stats;
      return { passed: expected, failed: unexpected + flaky + skipped };
    });
  },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length) {
  console.error(`Unknown part: ${unknown.join(", ")}. Parts: ${Object.keys(PARTS).join(", ")}.`);
  process.exit(2);
}
for (const name of asked.length ? asked : Object.keys(PARTS)) {
  try {
    count(name, await PARTS[name]());
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    count(name, { passed: 0, failed: 1 });
  }
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);

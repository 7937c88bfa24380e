// Runs the whole test suite, or the parts named as arguments, and ends with one line: `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { findChromium } from "./lib/chromium.mjs";
import { jestFailures, playwrightFailures } from "./lib/failures.mjs";
import { installPackages, requireNode } from "./lib/install.mjs";
import { bin, projectRoot, run } from "./lib/run.mjs";
import { isBuilt } from "./lib/stamp.mjs";
import { buildStorybook, comparePictures, serveStorybook, testStories } from "./lib/storybook.mjs";

requireNode();
await installPackages();

const results = path.join(projectRoot, "test-results");
const dist = path.resolve(projectRoot, process.env.PORTAL_DIST ?? "dist");
const total = { passed: 0, failed: 0, failures: [] };

const count = (name, { passed, failed, failures = [] }, began) => {
  total.passed += passed;
  total.failed += failed;
  total.failures.push(...failures);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`\n— ${name}: ${passed} passed, ${failed} failed, ${seconds} s\n`);
};

const reportFile = (name) => {
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
  const { file, read } = reportFile(name);
  const code = await run(bin("jest"), [...args, "--json", `--outputFile=${file}`], options);
  return counted(code, () => {
    const report = read();
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } =
      report;
    return {
      passed: numPassedTests,
      failed: numFailedTests + numPendingTests + numTodoTests + numRuntimeErrorTestSuites,
      failures: jestFailures(report),
    };
  });
};

const playwrightCounts = (code, read) =>
  counted(code, () => {
    const report = read();
    const { expected, unexpected, flaky, skipped } = report.stats;
    return {
      passed: expected + flaky,
      failed: unexpected + skipped,
      failures: playwrightFailures(report),
    };
  });

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
    process.env.CHROMIUM_PATH = await findChromium();
    if ((await buildStorybook()) !== 0) return { passed: 0, failed: 1 };
    const { url, close } = await serveStorybook();
    const [stories, pictures] = [reportFile("stories"), reportFile("pictures")];
    const told = counted(await testStories(url, stories.file), () => {
      const report = stories.read();
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        failures: jestFailures(report),
      };
    });
    const compared = playwrightCounts(await comparePictures(url, { report: pictures.file }), pictures.read);
    close();
    return {
      passed: told.passed + compared.passed,
      failed: told.failed + compared.failed,
      failures: [...(told.failures ?? []), ...(compared.failures ?? [])],
    };
  },
  e2e: async () => {
    const CHROMIUM_PATH = await findChromium();
    await build();
    const { file, read } = reportFile("e2e");
    const code = await run(bin("playwright"), ["test"], {
      env: { CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    });
    return playwrightCounts(code, read);
  },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length) {
  console.error(`Unknown part: ${unknown.join(", ")}. Parts: ${Object.keys(PARTS).join(", ")}.`);
  process.exit(2);
}
for (const name of asked.length ? asked : Object.keys(PARTS)) {
  const began = Date.now();
  try {
    count(name, await PARTS[name](), began);
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    count(name, { passed: 0, failed: 1 }, began);
  }
}
for (const { title, reason, passedLater } of total.failures)
  console.log(`${passedLater ? "~ only at the second attempt:" : "✗"} ${title}\n${reason}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);

// Runs test runners with a report each, and reads out of it what passed, what failed and what was slow.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import {
  counted,
  jestFailures,
  jestLeftOut,
  judgeLeftOut,
  playwrightFailures,
  playwrightLeftOut,
} from "./failures.mjs";
import { bin, projectRoot, run } from "./run.mjs";
import { writeGroups } from "./testGroups.mjs";
import { jestTimes, playwrightTimes } from "./work.mjs";

/** The folder of reports. */
export const results = path.join(projectRoot, "test-results");

/** The file of a report that is to be written, without an earlier one, and the way to read it afterwards. */
export const reportFile = (name) => {
  mkdirSync(results, { recursive: true });
  const file = path.join(results, `${name}.json`);
  rmSync(file, { force: true });
  return { file, read: () => JSON.parse(readFileSync(file, "utf8")) };
};

/** Counts with the tests that were left out, of which those in vain have failed. */
const withLeftOut = (leftOut, { failed, failures, ...counts }) => {
  const { inVain, withReason } = judgeLeftOut(leftOut);
  return {
    ...counts,
    failed: failed + inVain.length,
    failures: [...failures, ...inVain],
    leftOut: withReason,
  };
};

/** What a Jest report counts. */
const jestCounts = (code, read) =>
  counted(code, () => {
    const report = read();
    const { numPassedTests, numFailedTests, numTodoTests, numRuntimeErrorTestSuites } = report;
    return withLeftOut(jestLeftOut(report), {
      passed: numPassedTests,
      failed: numFailedTests + numTodoTests + numRuntimeErrorTestSuites,
      failures: jestFailures(report),
      times: jestTimes(report),
    });
  });

/** The same of a Playwright report. */
export const playwrightCounts = (code, read) =>
  counted(code, () => {
    const report = read();
    const { expected, unexpected, flaky } = report.stats;
    return withLeftOut(playwrightLeftOut(report), {
      passed: expected + flaky,
      failed: unexpected,
      again: flaky,
      failures: playwrightFailures(report),
      times: playwrightTimes(report),
    });
  });

/** The same of a short run of the bench, whose parts are tried and not judged. */
export const benchCounts = (code, read) =>
  counted(code, () => {
    const parts = read();
    const failures = parts.filter(({ reason }) => reason !== null);
    return { passed: parts.length - failures.length, failed: failures.length, failures, times: parts };
  });

/** Runs Jest and counts. */
export const runJest = async (name, args, env = {}) => {
  const { file, read } = reportFile(name);
  const code = await run(bin("jest"), [...args, "--json", `--outputFile=${file}`], { env });
  return jestCounts(code, read);
};

/** Runs whole projects of Jest, the first of them in groups of files, and counts. */
export const runJestInGroups = async (project, others = []) => {
  const TEST_GROUPS = await writeGroups(project);
  return runJest(project, ["--selectProjects", project, ...others], { TEST_GROUPS });
};

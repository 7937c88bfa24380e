// Reads out of the runners' JSON reports which tests failed and why, for the list at the end of `npm test`.
import { jestTitle } from "./work.mjs";

const ANSI = new RegExp(String.raw`\u001b\[[0-9;]*m`, "g");
const MOST_LINES = 12;

/** The first lines of a message, without colours. */
const brief = (message = "") => message.replace(ANSI, "").split("\n").slice(0, MOST_LINES).join("\n");

const LEFT_OUT = / \(left out: (.*?)\)/;

/** Tests of a Jest report that were left out, with the reason that `where` of test/where.ts put into their titles; without one null. */
export const jestLeftOut = ({ testResults = [] }) =>
  testResults.flatMap(({ name, assertionResults = [] }) =>
    assertionResults
      .filter(({ status }) => status === "pending")
      .map(({ fullName }) => ({
        title: jestTitle(name, fullName.replace(LEFT_OUT, "")),
        reason: LEFT_OUT.exec(fullName)?.[1] ?? null,
      })),
  );

/** The same of a Playwright report, whose `test.skip` is given the reason. */
export const playwrightLeftOut = ({ suites = [] }) => {
  const ofSuite = ({ suites: inner = [], specs = [] }) => [
    ...inner.flatMap(ofSuite),
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === "skipped")
        .map(({ projectName, annotations = [] }) => ({
          title: `${file} (${projectName}): ${title}`,
          reason: annotations.find(({ type }) => type === "skip")?.description ?? null,
        })),
    ),
  ];
  return suites.flatMap(ofSuite);
};

const isCi = ({ CI }) => Boolean(CI) && CI !== "0" && CI !== "false";

/** Of the tests that were left out, those that count as failed: those without a reason, and in CI, where nothing may be left out, all. */
export const judgeLeftOut = (leftOut, environment = process.env) => {
  const isInVain = ({ reason }) => reason === null || isCi(environment);
  return {
    inVain: leftOut
      .filter(isInVain)
      .map(({ title, reason }) => ({ title, reason: `left out: ${reason ?? "without a reason"}` })),
    withReason: leftOut.filter((one) => !isInVain(one)),
  };
};

/** The line with which a run of tests ends. */
export const lastLine = ({ passed, failed, leftOut }) =>
  `${passed} passed, ${failed} failed${leftOut.length > 0 ? `, ${leftOut.length} skipped` : ""}`;

/** Failures of a Jest report (`jest --json`), the test files that could not run among them. */
export const jestFailures = ({ testResults = [] }) =>
  testResults.flatMap(({ name, message, assertionResults = [] }) => {
    const failed = assertionResults.filter(({ status }) => status !== "passed" && status !== "pending");
    if (failed.length === 0 && assertionResults.length === 0 && message)
      return [{ title: name, reason: brief(message) }];
    return failed.map(({ fullName, status, failureMessages = [] }) => ({
      title: jestTitle(name, fullName),
      reason: brief(failureMessages[0] ?? status),
    }));
  });

/** Failures of a Playwright report (reporter `json`), and tests that passed only at their second attempt. */
export const playwrightFailures = ({ suites = [], errors = [] }) => {
  const ofSuite = ({ suites: inner = [], specs = [] }) => [
    ...inner.flatMap(ofSuite),
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status !== "expected" && status !== "skipped")
        .map(({ projectName, status, results }) => ({
          title: `${file} (${projectName}): ${title}`,
          passedLater: status === "flaky",
          reason: brief(results.find(({ error }) => error)?.error.message ?? status),
        })),
    ),
  ];
  return [
    ...errors.map(({ message }) => ({ title: "outside of the tests", reason: brief(message) })),
    ...suites.flatMap(ofSuite),
  ];
};

/** A failure of a whole runner, which names no test. */
export const runnerFailed = (title, reason) => ({ passed: 0, failed: 1, failures: [{ title, reason }] });

/** A runner that died without a report counts as one failure, and so does a clean report with a bad exit code. */
export const counted = (code, read) => {
  const ended = `its runner ended with ${code}`;
  try {
    const counts = read();
    if (code === 0 || counts.failed > 0) return counts;
    return { ...counts, ...runnerFailed(ended, "No test failed."), passed: counts.passed };
  } catch (error) {
    return runnerFailed(`${ended} and left no report`, error.message);
  }
};

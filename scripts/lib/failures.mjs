// Reads out of the runners' JSON reports which tests failed and why, for the list at the end of `npm test`.

const ANSI = new RegExp(String.raw`\u001b\[[0-9;]*m`, "g");
const MOST_LINES = 12;

/** The first lines of a message, without colours. */
const brief = (message = "") => message.replace(ANSI, "").split("\n").slice(0, MOST_LINES).join("\n");

/** Failures of a Jest report (`jest --json`), the test files that could not run among them. */
export const jestFailures = ({ testResults = [] }) =>
  testResults.flatMap(({ name, message, assertionResults = [] }) => {
    const failed = assertionResults.filter(({ status }) => status !== "passed");
    if (failed.length === 0 && assertionResults.length === 0 && message)
      return [{ title: name, reason: brief(message) }];
    return failed.map(({ fullName, status, failureMessages = [] }) => ({
      title: `${name}: ${fullName}`,
      reason: brief(failureMessages[0] ?? status),
    }));
  });

/** Failures of a Playwright report (reporter `json`), and tests that passed only at their second attempt. */
export const playwrightFailures = ({ suites = [], errors = [] }) => {
  const ofSuite = ({ suites: inner = [], specs = [] }) => [
    ...inner.flatMap(ofSuite),
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status !== "expected")
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

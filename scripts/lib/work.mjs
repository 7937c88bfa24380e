// What the tests of a part did, held against the budget that is kept for it: work, which is the same on every machine,
// rather than time.

/** How often each kind of work was done, from the lines that `countWork` of test/work.ts wrote. */
export const workIn = (text) => {
  const counts = {};
  for (const kind of text.split("\n").filter(Boolean)) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
};

/**
 * Work of a part beyond its budget, as failures for the list at the end; work without a budget is too much. The work of each
 * sub-application (`axe of notices`) is held against `eachApplication`.
 */
export const overBudget = (counts, budget = {}, eachApplication = {}) =>
  Object.entries(counts)
    .map(([kind, count]) => {
      const [work, application] = kind.split(" of ");
      return { kind, count, allowed: (application ? eachApplication : budget)[work] ?? 0 };
    })
    .filter(({ count, allowed }) => count > allowed)
    .map(({ kind, count, allowed }) => ({
      title: "the budget of work",
      reason: `${count} ${kind}, of which test/budget.json allows ${allowed}: share them among tests, or prove it at a cheaper level`,
    }));

const GROUPED = /^([\w./-]+\.test\.ts) (?=.)/;

/** The title of a test of a Jest report: its file and its name. A file that was read in a group is the outermost block there. */
export const jestTitle = (name, fullName) => {
  const [block, file] = GROUPED.exec(fullName) ?? [];
  return file === undefined ? `${name}: ${fullName}` : `${file}: ${fullName.slice(block.length)}`;
};

/** Tests of a Jest report with the seconds that each took. */
export const jestTimes = ({ testResults = [] }) =>
  testResults.flatMap(({ name, assertionResults = [] }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: jestTitle(name, fullName),
      seconds: (duration ?? 0) / 1000,
    })),
  );

/** The same of a Playwright report; second attempts count as well. */
export const playwrightTimes = ({ suites = [] }) => {
  const ofSuite = ({ suites: inner = [], specs = [] }) => [
    ...inner.flatMap(ofSuite),
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, results }) => ({
        title: `${file} (${projectName}): ${title}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
  ];
  return suites.flatMap(ofSuite);
};

/** The slowest of them, the slowest first. */
export const slowest = (times, count = 10) =>
  [...times].sort((one, other) => other.seconds - one.seconds).slice(0, count);

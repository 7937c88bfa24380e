import {
  counted,
  jestFailures,
  jestLeftOut,
  judgeLeftOut,
  lastLine,
  playwrightLeftOut,
} from "./failures.mjs";

const JEST = {
  testResults: [
    {
      name: "disk.test.ts",
      assertionResults: [
        { fullName: "a full disk (left out: only root can make one) is told [UP-11]", status: "pending" },
        { fullName: "nobody says why [UP-11]", status: "pending" },
        { fullName: "is broken", status: "failed", failureMessages: ["boom"] },
        { fullName: "is well", status: "passed" },
      ],
    },
  ],
};

it("a test that was left out is listed with its reason, and is no failure by itself [RUN-02]", () => {
  expect(jestFailures(JEST)).toEqual([{ title: "disk.test.ts: is broken", reason: "boom" }]);
  expect(jestLeftOut(JEST)).toEqual([
    { title: "disk.test.ts: a full disk is told [UP-11]", reason: "only root can make one" },
    { title: "disk.test.ts: nobody says why [UP-11]", reason: null },
  ]);
  const skipped = {
    projectName: "pc",
    status: "skipped",
    annotations: [{ type: "skip", description: "no shell" }],
  };
  expect(
    playwrightLeftOut({ suites: [{ specs: [{ title: "kills", file: "k.spec.ts", tests: [skipped] }] }] }),
  ).toEqual([{ title: "k.spec.ts (pc): kills", reason: "no shell" }]);
});

it("a test of a file that was read in a group is listed by its own file [RUN-02]", () => {
  const failed = { fullName: "src/base/core/a.test.ts a list is empty [UP-01]", status: "failed" };
  const report = { testResults: [{ name: "groups/0.test.ts", assertionResults: [failed] }] };
  expect(jestFailures(report)).toEqual([
    { title: "src/base/core/a.test.ts: a list is empty [UP-01]", reason: "failed" },
  ]);
});

it("in CI everything left out has failed, elsewhere what has no reason [RUN-02]", () => {
  const both = jestLeftOut(JEST);
  expect(judgeLeftOut(both, {})).toEqual({
    inVain: [expect.objectContaining({ reason: "left out: without a reason" })],
    withReason: both.slice(0, 1),
  });
  expect(judgeLeftOut(both, { CI: "1" })).toMatchObject({ inVain: [{}, {}], withReason: [] });
});

it("the last line names what was left out where there is any [RUN-02]", () => {
  expect(lastLine({ passed: 3, failed: 0, leftOut: [] })).toBe("3 passed, 0 failed");
  expect(lastLine({ passed: 3, failed: 0, leftOut: [1, 2] })).toBe("3 passed, 0 failed, 2 skipped");
});

it("a runner that ends without a report, or badly after a clean one, has failed with a reason [RUN-02]", () => {
  const lost = (): never => {
    throw new Error("ENOENT: unit.json");
  };
  expect(counted(1, lost)).toEqual({
    passed: 0,
    failed: 1,
    failures: [{ title: "its runner ended with 1 and left no report", reason: "ENOENT: unit.json" }],
  });
  const clean = { passed: 3, failed: 0, failures: [] };
  expect(counted(0, () => clean)).toBe(clean);
  expect(counted(1, () => clean)).toMatchObject({ passed: 3, failed: 1, failures: [{}] });
  const failed = { passed: 3, failed: 1, failures: [{ title: "a", reason: "b" }] };
  expect(counted(1, () => failed)).toBe(failed);
});

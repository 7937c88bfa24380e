import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { countWork } from "../../test/work";
import { jestTimes, overBudget, playwrightTimes, slowest, workIn } from "./work.mjs";

describe("the work of tests", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "portal-work-"));
  const given = process.env["WORK_FILE"];
  afterAll(() => {
    if (given === undefined) delete process.env["WORK_FILE"];
    else process.env["WORK_FILE"] = given;
    rmSync(folder, { recursive: true });
  });

  it("is counted by kind in the file that is named, and nowhere without one [RUN-04]", () => {
    const file = path.join(folder, "work");
    process.env["WORK_FILE"] = file;
    countWork("axe");
    countWork("contexts");
    countWork("axe");
    countWork("axe", "duty");
    delete process.env["WORK_FILE"];
    countWork("axe");
    expect(workIn(readFileSync(file, "utf8"))).toEqual({ axe: 2, contexts: 1, "axe of duty": 1 });
    expect(workIn("")).toEqual({});
  });

  it("fails a part that does more than its budget, or what it has none for [RUN-04]", () => {
    expect(overBudget({ axe: 5, contexts: 7 }, { axe: 5, contexts: 7 })).toEqual([]);
    expect(overBudget({ axe: 6, platforms: 1 }, { axe: 5 })).toEqual([
      { title: "the budget of work", reason: expect.stringMatching(/^6 axe, .* allows 5/) as string },
      {
        title: "the budget of work",
        reason: expect.stringMatching(/^1 platforms, .* allows 0/) as string,
      },
    ]);
  });

  it("of each sub-application has the same budget, beside that of the part [RUN-04]", () => {
    const counts = { axe: 1, "axe of duty": 2, "axe of notices": 3 };
    expect(overBudget(counts, { axe: 1 }, { axe: 2 })).toEqual([
      {
        title: "the budget of work",
        reason: expect.stringMatching(/^3 axe of notices, .* allows 2/) as string,
      },
    ]);
  });
});

it("the slowest tests are read out of either runner's report, the slowest first [RUN-04]", () => {
  const ofJest = jestTimes({
    testResults: [
      {
        name: "a.test.ts",
        assertionResults: [
          { fullName: "quick", duration: 5 },
          { fullName: "slow", duration: 2_000 },
          { fullName: "not run", duration: null },
        ],
      },
    ],
  });
  expect(slowest(ofJest, 2)).toEqual([
    { title: "a.test.ts: slow", seconds: 2 },
    { title: "a.test.ts: quick", seconds: 0.005 },
  ]);
  const spec = (title: string, ...durations: number[]) => ({
    title,
    file: "b.spec.ts",
    tests: [{ projectName: "pc", results: durations.map((duration) => ({ duration })) }],
  });
  const ofPlaywright = playwrightTimes({
    suites: [{ specs: [spec("once", 3_000)], suites: [{ specs: [spec("twice", 2_000, 2_500)] }] }],
  });
  expect(slowest(ofPlaywright, 1)).toEqual([{ title: "b.spec.ts (pc): twice", seconds: 4.5 }]);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { clauseProblems } from "./clauses.mjs";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "clauses-"));
  mkdirSync(path.join(root, "docs"));
  writeFileSync(path.join(root, "a.test.ts"), `it("answers [API-01]", () => {});`);
});
afterEach(() => rmSync(root, { recursive: true }));

/** The problems of a project with this table. */
const problems = (table: unknown, mostOpen = 0) => {
  writeFileSync(path.join(root, "docs/requirements.json"), JSON.stringify(table));
  return clauseProblems(root, mostOpen);
};

it("the table of clauses is whole where each names a test that is there [RUN-02]", () => {
  expect(problems({ "API-01": [{ clause: "It answers.", tests: ["a.test.ts: answers"] }] })).toEqual([]);
});

it.each([
  ["a requirement without clauses", { "API-01": [] }, "API-01: has no clause"],
  ["another word than an ID", { api: [{ clause: "It.", tests: ["a.test.ts: answers"] }] }, "api: is no ID"],
  ["a clause without a test", { "API-01": [{ clause: "It.", tests: [] }] }, `API-01: "It." has no test`],
  [
    "a file that is not there",
    { "API-01": [{ clause: "It.", tests: ["b.test.ts: answers"] }] },
    "b.test.ts is not",
  ],
  [
    "a title that is not there",
    { "API-01": [{ clause: "It.", tests: ["a.test.ts: asks"] }] },
    `no test "asks"`,
  ],
  [
    "what names no test",
    { "API-01": [{ clause: "It.", tests: ["answers"] }] },
    `"answers" is no file and title`,
  ],
])("the table of clauses is refused for %s [RUN-02]", (_what, table, problem) => {
  expect(problems(table)).toEqual([expect.stringContaining(problem)]);
});

it("the table of clauses may have as many open ones as the budget says [RUN-02]", () => {
  const table = { "API-01": [{ clause: "It.", open: "not built" }] };
  expect(problems(table, 1)).toEqual([]);
  expect(problems(table)).toEqual(["1 clauses are open, and 0 may be (test/budget.json)"]);
});

// Reads docs/requirements.json: each clause of what the product does, in a sentence, with the tests that fail without it.
import { readFileSync } from "node:fs";
import path from "node:path";

/** The table, from the project's folder. */
const TABLE = "docs/requirements.json";
const ID = /^[A-Z0-9]+-\d{2}$/;

/** The file and the title of a test as the table names it: `file: title`. */
const testOf = (named) => /^(\S+\.tsx?): (.+)$/.exec(named)?.slice(1) ?? [];

/**
 * What is wrong with the table of a project: a line for each clause without a test, for each test that is not there, and for more open
 * clauses than `mostOpen`. An open clause says what it lacks.
 */
export function clauseProblems(root, mostOpen) {
  const sources = new Map();
  const sourceOf = (file) => {
    if (!sources.has(file)) {
      try {
        sources.set(file, readFileSync(path.join(root, file), "utf8"));
      } catch {
        sources.set(file, null);
      }
    }
    return sources.get(file);
  };
  const faultOf = (named) => {
    const [file, title] = testOf(named);
    if (file === undefined) return `"${named}" is no file and title`;
    const source = sourceOf(file);
    if (source === null) return `${file} is not there`;
    return source.includes(title) ? null : `${file} has no test "${title}"`;
  };

  const problems = [];
  let open = 0;
  for (const [id, clauses] of Object.entries(JSON.parse(readFileSync(path.join(root, TABLE), "utf8")))) {
    const complain = (what) => problems.push(`${id}: ${what}`);
    if (!ID.test(id)) complain("is no ID of a requirement");
    if (clauses.length === 0) complain("has no clause");
    for (const { clause, tests = [], open: lacks } of clauses) {
      if (lacks !== undefined) open += 1;
      else if (tests.length === 0) complain(`"${clause}" has no test`);
      for (const fault of tests.map(faultOf).filter(Boolean)) complain(`"${clause}": ${fault}`);
    }
  }
  if (open > mostOpen) problems.push(`${open} clauses are open, and ${mostOpen} may be (test/budget.json)`);
  return problems;
}

import { appendFileSync } from "node:fs";

/** What makes tests slow wherever they run: a browser context, a run of axe, a start of the reference platform. */
export type Work = "contexts" | "axe" | "platforms";

/** Counts a piece of work of a test: a line of the file named in `WORK_FILE`, which `npm test` holds against test/budget.json. */
export function countWork(work: Work): void {
  const file = process.env["WORK_FILE"];
  if (file) appendFileSync(file, `${work}\n`);
}

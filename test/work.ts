import { appendFileSync } from "node:fs";

/** What makes tests slow wherever they run: a browser context, a page that is loaded, a run of axe, a start of the platform. */
export type Work = "contexts" | "loads" | "axe" | "platforms";

/** Jest's own `expect`, where it runs; journeys have another one. */
const { expect } = globalThis as { readonly expect?: { getState?: () => { readonly testPath?: string } } };

/** The folder of the sub-application whose test runs now, or undefined. */
const applicationOf = () => /\/subapps\/([\w-]+)\//.exec(expect?.getState?.().testPath ?? "")?.[1];

/**
 * Counts a piece of work of a test: a line of the file named in `WORK_FILE`, which `npm test` holds against test/budget.json.
 * Sub-applications are counted apart, so that a new one changes nothing outside its folder.
 */
export function countWork(work: Work, application = applicationOf()): void {
  const file = process.env["WORK_FILE"];
  if (file) appendFileSync(file, application === undefined ? `${work}\n` : `${work} of ${application}\n`);
}

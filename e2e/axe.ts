import type { Frame, Page } from "@playwright/test";
import { source, type AxeResults, type RunOptions } from "axe-core";
import { countJourneyWork } from "./work";

type Run = (context: Document, options: RunOptions) => Promise<AxeResults>;

const isThere = (frame: Frame) => frame.evaluate(() => "axe" in window);

/** Brings axe into a frame that does not have it yet; a script of the test's own is not subject to the page's policy. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await isThere(frame))) await frame.evaluate(source);
}

/** What axe finds in a page and its frames as they stand: a line for each rule that is broken. */
export async function auditOf(page: Page): Promise<readonly string[]> {
  countJourneyWork("axe");
  for (const frame of page.frames()) await bringAxe(frame);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: Run } };
    const found = await axe.run(document, { resultTypes: ["violations"] });
    return found.violations.map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }));
  });
  return violations.map(({ id, html }) => `${id}: ${html.join(" | ")}`);
}

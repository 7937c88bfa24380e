import type { Frame, Page } from "@playwright/test";
import { source, type AxeResults, type RunOptions } from "axe-core";
import { countJourneyWork } from "./work";

type Run = (context: Document, options: RunOptions) => Promise<AxeResults>;

const isThere = (frame: Frame) => frame.evaluate(() => "axe" in window);

/** Loads axe into a frame that does not have it yet; the test's own scripts are not subject to the page's policy. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await isThere(frame))) await frame.evaluate(source);
}

/** Axe's findings in a page and its frames as they are: a line for each broken rule. */
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

import type { Frame, Page } from "@playwright/test";
import { source, type AxeResults, type RunOptions } from "axe-core";
import { countJourneyWork } from "./work";

type Run = (context: Document, options: RunOptions) => Promise<AxeResults>;

/**
 * Without the two rules for which axe loads every style sheet and film again first. The stories of whole pages are judged by them
 * (stories/support/axe.ts).
 */
const OPTIONS: RunOptions = {
  resultTypes: ["violations"],
  preload: false,
  rules: { "css-orientation-lock": { enabled: false }, "no-autoplay-audio": { enabled: false } },
};

const isThere = (frame: Frame) => frame.evaluate(() => "axe" in window);

/** Loads axe into a frame that does not have it yet; the test's own scripts are not subject to the page's policy. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await isThere(frame))) await frame.evaluate(source);
}

/** Axe's findings in a page and its frames as they are: a line for each broken rule. */
export async function auditOf(page: Page): Promise<readonly string[]> {
  countJourneyWork("axe");
  for (const frame of page.frames()) await bringAxe(frame);
  const violations = await page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: { run: Run } };
    const found = await axe.run(document, options);
    return found.violations.map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }));
  }, OPTIONS);
  return violations.map(({ id, html }) => `${id}: ${html.join(" | ")}`);
}

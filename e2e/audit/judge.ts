import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { AxeResults, NodeResult, Result, RunOptions } from "axe-core";
import { judgeByPixels } from "./pixels";

/** What is found on one screen in one look. */
export interface Judgement {
  /** Rules broken, each with the element. */
  readonly violations: readonly string[];
  /** Texts whose contrast axe could not tell, and which the pixels judged: how many, and which are too low. */
  readonly judged: number;
  readonly low: readonly string[];
  /** The lowest contrast that the pixels showed; null where they had nothing to judge. */
  readonly least: number | null;
  /** What axe left to a person, by rule. */
  readonly open: readonly string[];
}

const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** Everything that axe knows; frames are other people's pages. */
const WHOLE: RunOptions = {
  resultTypes: ["violations", "incomplete"],
  rules: { "target-size": { enabled: true } },
  iframes: false,
};
/** The rules whose result can differ between two looks of one screen. */
const COLORS: RunOptions = {
  resultTypes: ["violations", "incomplete"],
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block", "target-size"] },
  iframes: false,
};

const linesOf = (results: readonly Result[]) =>
  results.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 200)}`));

const selectorOf = ({ target }: NodeResult): string | null => {
  const [first] = target;
  return typeof first === "string" ? first : null;
};

/** Loads axe into a page; the test's own scripts are not subject to the page's policy. */
export const bringAxe = (page: Page) => page.evaluate(AXE);

interface AxeWindow {
  readonly axe: { run(on: unknown, options: RunOptions): Promise<AxeResults> };
}

/** Judges the size of one target alone. */
const SIZE: RunOptions = { runOnly: { type: "rule", values: ["target-size"] }, iframes: false };

/**
 * Whether a target is too small once it is in the middle of the window. Where a page has been scrolled, its header and the bar of
 * phones may leave a few pixels of one in sight, which axe takes for all of it.
 */
const staysSmall = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(
    async ([selected, options]) => {
      document.querySelector(selected)?.scrollIntoView({ block: "center", behavior: "instant" });
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const { violations } = await (window as unknown as AxeWindow).axe.run(
        { include: [[selected]] },
        options,
      );
      return violations.length > 0;
    },
    [selector, SIZE] as const,
  );

/** The rules that are broken, without targets that are merely cut by a bar over the page. */
async function broken(page: Page, results: readonly Result[]): Promise<readonly Result[]> {
  const kept: Result[] = [];
  for (const result of results) {
    if (result.id !== "target-size") {
      kept.push(result);
      continue;
    }
    const nodes: NodeResult[] = [];
    for (const node of result.nodes) {
      const selector = selectorOf(node);
      if (selector === null || (await staysSmall(page, selector))) nodes.push(node);
    }
    if (nodes.length > 0) kept.push({ ...result, nodes });
  }
  return kept;
}

/** Judges a screen as it is; `isFirst` runs all rules, later looks of the same screen those of colour. */
export async function judge(page: Page, reader: Page, isFirst: boolean): Promise<Judgement> {
  const { violations: found, incomplete } = await page.evaluate(
    (options) => (window as unknown as AxeWindow).axe.run(document, options),
    isFirst ? WHOLE : COLORS,
  );
  const violations = await broken(page, found);
  const unclear = incomplete.filter(({ id }) => id === "color-contrast").flatMap(({ nodes }) => nodes);
  const selectors = unclear.map(selectorOf).filter((selector) => selector !== null);
  const measured = await judgeByPixels(page, reader, selectors);
  return {
    violations: linesOf(violations),
    judged: measured.length,
    least: measured.length > 0 ? Math.min(...measured.map(({ contrast }) => contrast)) : null,
    low: measured
      .filter(({ contrast, minimum }) => contrast < minimum)
      .map(({ html, contrast, minimum }) => `contrast ${contrast.toFixed(2)} < ${minimum}: ${html}`),
    open: linesOf(incomplete.filter(({ id }) => id !== "color-contrast")),
  };
}

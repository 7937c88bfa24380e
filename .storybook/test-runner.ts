import type { TestRunnerConfig } from "@storybook/test-runner";
import type { Page } from "@playwright/test";
import { countWork } from "../test/work";
import { BROWSER_CHECKS } from "./browserChecks";
import { hiddenRegions } from "./liveRegions";

/** How a story is drawn before anything looks at it. */
const USUAL = { theme: "#457cd6", scheme: "light" } as const;

/** What each page has said in its console since its story began, errors and warnings. */
const complaints = new WeakMap<object, string[]>();

function listen(page: Pick<Page, "on">) {
  complaints.set(page, []);
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.get(page)?.push(message.text());
  });
}

/**
 * After a story has played: what axe and measured contrasts find wrong with it in whatever a person may choose, whether screen readers hear the announcer, whatever is open, what the story itself has to show in a
 * browser, and any error or warning in the console that it does not expect by its parameter `consoleProblems` [A11Y-01, A11Y-03].
 */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    listen(page);
    // The a11y addon would give each story to axe as well.
    const frame = new URL("iframe.html?globals=a11y.manual:!true", process.env["TARGET_URL"]);
    await page.goto(frame.href, { waitUntil: "load" });
  },
  async preVisit(page) {
    complaints.set(page, []);
    await page.emulateMedia({ reducedMotion: "reduce" });
  },
  async postVisit(page, { id }) {
    const { findings, audits, expected } = await page.evaluate(async (usual) => {
      const story = window.__STORYBOOK_PREVIEW__.currentRender?.story;
      const inspection = story
        ? await window.storyPage.inspect(story)
        : { findings: ["Storybook does not say what it has drawn"], audits: 0 };
      window.storyPage.wear(usual);
      const expected = story?.parameters["consoleProblems"];
      return { ...inspection, expected: expected instanceof RegExp ? expected.source : null };
    }, USUAL);
    const found = [
      ...findings,
      ...(complaints.get(page) ?? []).filter((text) => expected === null || !new RegExp(expected).test(text)),
    ];
    for (let run = 0; run < audits; run += 1) countWork("axe");
    for (const role of await hiddenRegions(page)) found.push(`The announcer's ${role} region is not exposed`);
    await BROWSER_CHECKS[id]?.(page).catch((problem: unknown) => found.push(String(problem)));
    if (found.length > 0) throw new Error(found.join("\n"));
  },
};

export default config;

import type { TestRunnerConfig } from "@storybook/test-runner";
import type { Page } from "@playwright/test";
import { countWork } from "../test/work";
import { BROWSER_CHECKS } from "./browserChecks";
import { hiddenRegions } from "./liveRegions";

/** How a story is drawn before anything looks at it. */
const USUAL = { theme: "#457cd6", scheme: "light" } as const;

/** What each page has said in its console since its story began, errors and warnings. */
const complaints = new WeakMap<object, string[]>();

/** What no story can help: files that some have fail on purpose, and a notice of Storybook's to its own test runner. */
const NOT_OURS = /^Failed to load resource|Story Store is deprecated/;

/** Begins a story's list; listens from the first story of the page on. */
function listen(page: Pick<Page, "on">) {
  const known = complaints.has(page);
  complaints.set(page, []);
  if (known) return;
  page.on("console", (message) => {
    const text = message.text();
    if (["error", "warning"].includes(message.type()) && !NOT_OURS.test(text))
      complaints.get(page)?.push(text);
  });
}

/**
 * After a story has played: what axe and measured contrasts find wrong with it in whatever a person may choose, whether screen
 * readers hear the announcer, whatever is open, what the story itself has to show in a browser, and any error or warning in
 * the console that its parameter `consoleProblems` does not expect [A11Y-01, A11Y-03].
 */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    // The a11y addon would give each story to axe as well.
    const frame = new URL("iframe.html?globals=a11y.manual:!true", process.env["TARGET_URL"]);
    await page.goto(frame.href, { waitUntil: "load" });
  },
  async preVisit(page) {
    // Not in `prepare`, which has a copy of this module of its own.
    listen(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
  },
  async postVisit(page, { id }) {
    const { findings, audits, expected } = await page.evaluate(async (usual) => {
      const story = window.__STORYBOOK_PREVIEW__.currentRender?.story;
      const inspection = story
        ? await window.storyPage.inspect(story)
        : { findings: ["Storybook does not say what it has drawn"], audits: 0 };
      window.storyPage.applyTheme(usual);
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

import type { TestRunnerConfig } from "@storybook/test-runner";
import { BROWSER_CHECKS } from "./browserChecks";
import { hiddenRegions } from "./liveRegions";

/** How a story is drawn before anything looks at it. */
const USUAL = { theme: "#457cd6", scheme: "light" } as const;

/**
 * After a story has played and passed the a11y addon's axe in the browser: what is wrong with it in other choices of a
 * person, whether screen readers hear the announcer, whatever is open, and what the story itself has to show in a
 * browser [A11Y-01, A11Y-03].
 */
const config: TestRunnerConfig = {
  async preVisit(page) {
    await page.emulateMedia({ reducedMotion: "reduce" });
  },
  async postVisit(page, { id }) {
    const found = await page.evaluate(async (usual) => {
      const story = window.__STORYBOOK_PREVIEW__.currentRender?.story;
      const wrong = story
        ? await window.storyPage.inspect(story)
        : ["Storybook does not say what it has drawn"];
      window.storyPage.wear(usual);
      return [...wrong];
    }, USUAL);
    for (const role of await hiddenRegions(page)) found.push(`The announcer's ${role} region is not exposed`);
    await BROWSER_CHECKS[id]?.(page).catch((problem: unknown) => found.push(String(problem)));
    if (found.length > 0) throw new Error(found.join("\n"));
  },
};

export default config;

import type { TestRunnerConfig } from "@storybook/test-runner";
import { BROWSER_CHECKS } from "./browserChecks";
import { hiddenRegions } from "./liveRegions";

/** What a person can choose that changes colours; the a11y addon has checked the default before. */
const WORN = [
  { theme: "#457cd6", scheme: "dark" },
  { theme: "ink", scheme: "light" },
  { theme: "ink", scheme: "dark" },
  { theme: "lotus", scheme: "light" },
  { theme: "lotus", scheme: "dark" },
  { theme: "cartoon", scheme: "light" },
  { theme: "cartoon", scheme: "dark" },
] as const;

/**
 * After a story has played and passed the a11y addon's axe in the browser: its contrasts in all looks, light and
 * dark, all of axe in English, that screen readers hear the announcer, whatever is open, and what the story itself has
 * to show in a browser [A11Y-01, A11Y-03].
 */
const config: TestRunnerConfig = {
  async preVisit(page) {
    await page.emulateMedia({ reducedMotion: "reduce" });
  },
  async postVisit(page, { id }) {
    const found = await page.evaluate(async (worn) => {
      const { axe, storyPage } = window;
      const findings = async (options: object) => {
        const { violations } = await axe.run(document.body, { ...options, resultTypes: ["violations"] });
        return violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html, failureSummary = "" }) => `${id}: ${html}\n${failureSummary}`),
        );
      };
      const all: string[] = [];
      for (const choice of worn) {
        storyPage.wear(choice);
        const low = await findings({ runOnly: ["color-contrast"] });
        all.push(...low.map((text) => `${choice.theme}, ${choice.scheme}: ${text}`));
      }
      storyPage.wear({ theme: "#457cd6", scheme: "light" });
      await storyPage.speak("en");
      const english = await findings({ rules: { region: { enabled: false } } });
      return [...all, ...english.map((text) => `In English: ${text}`)];
    }, WORN);
    for (const role of await hiddenRegions(page)) found.push(`The announcer's ${role} region is not exposed`);
    await BROWSER_CHECKS[id]?.(page).catch((problem: unknown) => found.push(String(problem)));
    if (found.length > 0) throw new Error(found.join("\n"));
  },
};

export default config;

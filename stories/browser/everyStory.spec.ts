import { readFileSync } from "node:fs";
import path from "node:path";
import { test as base } from "@playwright/test";
import { countWork } from "../../test/work";
import { BROWSER_CHECKS } from "./browserChecks";
import { hiddenRegions } from "./liveRegions";
import { StorybookPage } from "./StorybookPage";

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
}

/** The stories of the built storybook. */
const stories = () => {
  const index = readFileSync(path.join(__dirname, "../../dist/storybook/index.json"), "utf8");
  const { entries } = JSON.parse(index) as { readonly entries: Readonly<Record<string, Entry>> };
  return Object.values(entries).filter(({ type }) => type === "story");
};

/** How a story is drawn before the checks of a browser look at it. */
const USUAL = { theme: "#457cd6", scheme: "light" } as const;

/**
 * What no story can help: files that some have fail on purpose, and notices about Storybook's own page and about `act`, in
 * which Storybook draws; nothing of ours calls it.
 */
const NOT_OURS =
  /^Failed to load resource|Story Store is deprecated|environment is not configured to support act/;

/** What a page has said in its console since it was last asked, errors and warnings, and what it did not catch. */
interface Complaints {
  take(): readonly string[];
}

const test = base.extend<object, { storybook: StorybookPage & { readonly complaints: Complaints } }>({
  storybook: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      const said: string[] = [];
      page.on("console", (message) => {
        const text = message.text();
        if (["error", "warning"].includes(message.type()) && !NOT_OURS.test(text)) said.push(text);
      });
      page.on("pageerror", (error) => said.push(error.stack ?? error.message));
      const storybook = await StorybookPage.load(page);
      await use(Object.assign(storybook, { complaints: { take: () => said.splice(0) } }));
      await page.close();
    },
    { scope: "worker" },
  ],
});

/** Whatever can hide the rest of the page, or its live regions, from screen readers. */
const LAYERS =
  "[aria-modal=true], dialog[open], :popover-open, [inert], [aria-hidden=true]:is([aria-live], :has([aria-live]))";

/** Gives the drawn story to axe and to measured contrasts; answers what it expects in the console, and if layers are open. */
const inspect = async ({ usual, layers }: { usual: typeof USUAL; layers: string }) => {
  const story = window.__STORYBOOK_PREVIEW__.currentRender?.story;
  if (!story) throw new Error("Storybook does not say what it has drawn");
  const inspection = await window.storyPage.inspect(story);
  window.storyPage.applyTheme(usual);
  const expected = story.parameters["consoleProblems"];
  return {
    ...inspection,
    expected: expected instanceof RegExp ? expected.source : null,
    isCovered: document.querySelector(layers) !== null,
  };
};

/**
 * Each story after it has played: what axe and measured contrasts find wrong with it in whatever a person may choose, whether
 * screen readers hear the announcer, whatever is open, what the story itself has to show in a browser, and any error or
 * warning in the console that its parameter `consoleProblems` does not expect.
 */
for (const { id, title, name } of stories())
  test(`${title}: ${name} [A11Y-01, A11Y-03]`, async ({ storybook }) => {
    const { page, complaints } = storybook;
    complaints.take();
    await storybook.draw(id);
    const { findings, audits, expected, isCovered } = await page.evaluate(inspect, {
      usual: USUAL,
      layers: LAYERS,
    });
    // Second attempts do not count, so that every run counts the same.
    if (test.info().retry === 0) for (let run = 0; run < audits; run += 1) countWork("axe");
    const isExpected = (text: string) => expected !== null && new RegExp(expected).test(text);
    const found = [...findings, ...complaints.take().filter((text) => !isExpected(text))];
    // Working out the accessibility tree takes longer than drawing many a story.
    if (isCovered)
      for (const role of await hiddenRegions(page))
        found.push(`The announcer's ${role} region is not exposed`);
    await BROWSER_CHECKS[id]?.(page).catch((problem: unknown) => found.push(String(problem)));
    if (found.length > 0) throw new Error(found.join("\n"));
  });

import { test as base, expect, type Page, type Request } from "@playwright/test";
import { BLOCK_FONT, blockFont } from "./blockFont";
import type { Shot } from "./shots";

export { expect };

/** The usual theme: that colour of the look "color". */
const USUAL_COLOR = "#457cd6";
const NOW = new Date("2026-11-21T01:30:00Z");

/** Draws all words in blocks: their colour, size, place and length stay to be seen, the machine's fonts do not. */
const BLOCKS = `
  @font-face { font-family: ${BLOCK_FONT}; font-weight: 1 1000; font-display: block;
    src: url(data:font/ttf;base64,${blockFont().toString("base64")}); }
  *, ::before, ::after, ::placeholder { font-family: ${BLOCK_FONT} !important; font-style: normal !important;
    text-rendering: geometricPrecision !important; }
`;

/** The same numbers in the same order, for every story. */
const seedChance = () => {
  let state = 1;
  Math.random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

/** Takes the story that was drawn before out of the page, with what it has kept, and draws another. */
const replaceStory = async ({ story, globals }: { story: string; globals: Record<string, unknown> }) => {
  const { currentRender } = window.__STORYBOOK_PREVIEW__;
  if (currentRender) await window.__STORYBOOK_PREVIEW__.teardownRender(currentRender);
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  window.__STORYBOOK_ADDONS_CHANNEL__.emit("updateGlobals", { globals });
  window.__STORYBOOK_ADDONS_CHANNEL__.emit("setCurrentStory", { storyId: story, viewMode: "story" });
};

/** Whether Storybook has drawn and played the story; throws what it shows instead. */
const isPlayed = (story: string) => {
  const { currentRender } = window.__STORYBOOK_PREVIEW__;
  if (currentRender?.id !== story || currentRender.torndown) return false;
  if (currentRender.phase === "errored" || currentRender.phase === "aborted")
    throw new Error(document.body.innerText);
  return currentRender.phase === "finished";
};

/** After two frames the browser has asked for all that what is in the page needs. */
const passFrames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

const ended = async (request: Request) => {
  const answer = await request.response();
  await answer?.finished();
};

/** A page of the storybook that draws one story after another: loading it takes longer than drawing most of them. */
class StorybookPage {
  readonly #open = new Set<Request>();

  private constructor(readonly page: Page) {
    page.on("request", (request) => this.#open.add(request));
    page.on("requestfinished", (request) => this.#open.delete(request));
    page.on("requestfailed", (request) => this.#open.delete(request));
  }

  static async load(page: Page): Promise<StorybookPage> {
    const storybook = new StorybookPage(page);
    await page.clock.setFixedTime(NOW);
    await page.goto("/iframe.html?viewMode=story&globals=a11y.manual:!true");
    await page.addStyleTag({ content: BLOCKS });
    await page.evaluate(() => window.__STORYBOOK_PREVIEW__.ready());
    return storybook;
  }

  /** Draws a story and resolves when it has been played, and everything that it shows has come. */
  async draw({ story, theme = "color", scheme = "light", layout = "top", width, height }: Shot) {
    const { page } = this;
    await page.setViewportSize({ width: width ?? 960, height: height ?? 600 });
    const globals = { theme: theme === "color" ? USUAL_COLOR : theme, scheme, layout, language: "zh-CN" };
    await page.evaluate(seedChance);
    await page.evaluate(replaceStory, { story, globals });
    await page.waitForFunction(isPlayed, story);
    await this.#settle();
    const fonts = await page.evaluate(async (family) => {
      await document.fonts.load(`16px ${family}`);
      await document.fonts.ready;
      return [...document.fonts].filter((font) => font.family === family).map((font) => font.status);
    }, BLOCK_FONT);
    expect(fonts).toEqual(["loaded"]);
  }

  /** Waits until nothing more comes from the network: code, looks, pictures, and what these ask for in turn. */
  async #settle() {
    do {
      await Promise.all([...this.#open].map(ended));
      await this.page.evaluate(passFrames);
    } while (this.#open.size > 0);
  }
}

/** Tests that share a page of the storybook for each scale. */
export const test = base.extend<object, { storybookAt: (scale: number) => Promise<StorybookPage> }>({
  storybookAt: [
    async ({ browser }, use) => {
      const pages = new Map<number, Promise<StorybookPage>>();
      const load = async (scale: number) =>
        StorybookPage.load(await browser.newPage({ deviceScaleFactor: scale }));
      await use((scale) => {
        const known = pages.get(scale) ?? load(scale);
        pages.set(scale, known);
        return known;
      });
      for (const storybook of pages.values()) await (await storybook).page.close();
    },
    { scope: "worker" },
  ],
});

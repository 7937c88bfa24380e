import { test as base, expect, type Page } from "@playwright/test";
import { StorybookPage } from "../browser/StorybookPage";
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

/** Loads the storybook at a fixed time, with all words in blocks. */
const loadPictures = async (page: Page) => {
  await page.clock.setFixedTime(NOW);
  const storybook = await StorybookPage.load(page);
  await page.addStyleTag({ content: BLOCKS });
  return storybook;
};

/** Draws a story as its picture shows it, and resolves when everything in it has come. */
export const drawShot = async (
  storybook: StorybookPage,
  { story, theme = "color", scheme = "light", layout = "top", width, height }: Shot,
) => {
  const { page } = storybook;
  await page.setViewportSize({ width: width ?? 960, height: height ?? 600 });
  await page.evaluate(seedChance);
  await storybook.draw(story, {
    theme: theme === "color" ? USUAL_COLOR : theme,
    scheme,
    layout,
    language: "zh-CN",
  });
  await storybook.settle();
  // React holds a part that has come back for up to 0.3 s, so that places do not change one by one.
  await expect(page.locator("[data-coming]")).toHaveCount(0);
  const fonts = await page.evaluate(async (family) => {
    await document.fonts.load(`16px ${family}`);
    await document.fonts.ready;
    return [...document.fonts].filter((font) => font.family === family).map((font) => font.status);
  }, BLOCK_FONT);
  expect(fonts).toEqual(["loaded"]);
};

/** Tests that share a page of the storybook for each scale. */
export const test = base.extend<object, { storybookAt: (scale: number) => Promise<StorybookPage> }>({
  storybookAt: [
    async ({ browser }, use) => {
      const pages = new Map<number, Promise<StorybookPage>>();
      const load = async (scale: number) => loadPictures(await browser.newPage({ deviceScaleFactor: scale }));
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

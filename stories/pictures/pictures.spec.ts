import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { BLOCK_FONT, blockFont } from "./blockFont";
import { SHOTS, type Shot } from "./shots";

/** What all pictures may weigh together, in bytes: they are fetched with every clone. */
const MOST_BYTES = 1_500_000;
const NOW = new Date("2026-11-21T01:30:00Z");
const MAKE = "`npm run pictures -- --update` makes it; look at it before you keep it";

/** Draws all words in blocks: their colour, size, place and length stay to be seen, the machine's fonts do not. */
const BLOCKS = `
  @font-face { font-family: ${BLOCK_FONT}; font-weight: 1 1000; font-display: block;
    src: url(data:font/ttf;base64,${blockFont().toString("base64")}); }
  *, ::before, ::after, ::placeholder { font-family: ${BLOCK_FONT} !important; font-style: normal !important;
    text-rendering: geometricPrecision !important; }
`;

type Preview = Window["__STORYBOOK_PREVIEW__"];

/** The same numbers in the same order, in every run. */
const seedChance = () => {
  let state = 1;
  Math.random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

const addressOf = ({ story, theme = "color", scheme = "light", layout = "top" }: Shot) => {
  const globals = [`scheme:${scheme}`, `layout:${layout}`, "language:zh-CN", "a11y.manual:!true"];
  if (theme !== "color") globals.push(`theme:${theme}`);
  return `/iframe.html?id=${story}&viewMode=story&globals=${globals.join(";")}`;
};

/** Opens a story and resolves when it has been drawn and played, and everything that it shows has come. */
async function open(page: Page, shot: Shot): Promise<void> {
  await page.setViewportSize({ width: shot.width ?? 960, height: shot.height ?? 600 });
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(seedChance);
  await page.goto(addressOf(shot));
  await page.addStyleTag({ content: BLOCKS });
  await page.waitForFunction(() => {
    const phase = (window.__STORYBOOK_PREVIEW__ as Preview | undefined)?.currentRender?.phase;
    if (phase === "errored" || phase === "aborted") throw new Error(document.body.innerText);
    return phase === "finished";
  });
  await page.waitForLoadState("networkidle");
  const fonts = await page.evaluate(async (family) => {
    await document.fonts.load(`16px ${family}`);
    await document.fonts.ready;
    return [...document.fonts].filter((font) => font.family === family).map((font) => font.status);
  }, BLOCK_FONT);
  expect(fonts).toEqual(["loaded"]);
}

for (const scale of [0.5, 1] as const)
  test.describe(`at ${scale}`, () => {
    test.use({ deviceScaleFactor: scale });
    for (const shot of SHOTS.filter((each) => (each.scale ?? 1) === scale))
      test(`${shot.name} looks as it did`, async ({ page }, info) => {
        const file = `${shot.name}.png`;
        const making = info.config.updateSnapshots !== "none";
        if (!making && !existsSync(info.snapshotPath(file, { kind: "screenshot" })))
          throw new Error(`There is no picture ${file}; ${MAKE}.`);
        await open(page, shot);
        await expect(page).toHaveScreenshot(file, { animations: "disabled" });
      });
  });

test("every picture is of a story that is compared, and they are few enough to be cloned", () => {
  const files = readdirSync(__dirname).filter((file) => file.endsWith(".png"));
  const names = SHOTS.map(({ name }) => `${name}.png`);
  expect(files.filter((file) => !names.includes(file))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(__dirname, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});

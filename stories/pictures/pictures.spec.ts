import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { drawShot, expect, test } from "./oneStorybook";
import { SHOTS } from "./shots";

/** What all pictures may weigh together, in bytes: they are fetched with every clone. */
const MOST_BYTES = 1_500_000;
const MAKE = "`npm run pictures -- --update` makes it; look at it before you keep it";

for (const scale of [0.5, 1] as const)
  test.describe(`at ${scale}`, () => {
    for (const shot of SHOTS.filter((each) => (each.scale ?? 1) === scale))
      test(`${shot.name} looks as it did`, async ({ storybookAt }, info) => {
        const file = `${shot.name}.png`;
        const making = info.config.updateSnapshots !== "none";
        if (!making && !existsSync(info.snapshotPath(file, { kind: "screenshot" })))
          throw new Error(`There is no picture ${file}; ${MAKE}.`);
        const storybook = await storybookAt(scale);
        await drawShot(storybook, shot);
        await expect(storybook.page).toHaveScreenshot(file, { animations: "disabled" });
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

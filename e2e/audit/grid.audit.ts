import { appendFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { personOf } from "../../src/base/core/wire/user";
import { expect, test } from "../fixture";
import { misspoken } from "../misspoken";
import { sideways, chooseLook } from "../screen";
import {
  AUDIT_SIZES,
  type Appearance,
  appearancesOf,
  nameOfAppearance,
  nameOfSetting,
  settingsOf,
} from "./choices";
import { bringAxe, judge } from "./judge";
import { placeOf } from "./opening";
import type { Row } from "./report";
import { SCREENS } from "./screens";

/** An account page does not follow other tabs' choices, so it is opened again in each look. */
async function openIn({ theme, scheme }: Appearance, page: Page, open: () => Promise<void>) {
  await page.addInitScript(
    ([themeKept, schemeKept]) => {
      localStorage.setItem("portal.theme", themeKept);
      localStorage.setItem("portal.scheme", schemeKept);
    },
    [theme, scheme] as const,
  );
  await open();
  await bringAxe(page);
}

const REPORT = process.env["A11Y_REPORT"];

/** Faults planted for the audit: a button without a name, two that are too small, and grey text over a picture that axe cannot judge. */
const PLANTED = `<!doctype html><html lang="en"><title>Planted</title><main><h1>Planted</h1><button></button>
  <p id="low" style="color: #999; background: linear-gradient(#fff, #eee)">Too pale</p>
  <p id="good" style="color: #222; background: linear-gradient(#fff, #eee)">Well seen</p>
  <button id="small" style="width: 12px; height: 12px; padding: 0; border: 0; font-size: 8px">a</button><button
    style="width: 12px; height: 12px; padding: 0; border: 0; font-size: 8px">b</button></main></html>`;

test("the judge finds faults that are planted for it, and no others", async ({ page, context }) => {
  await page.setContent(PLANTED);
  await bringAxe(page);
  const { violations, judged, low } = await judge(page, await context.newPage(), true);
  expect(violations.map((line) => line.split(":")[0])).toEqual(["button-name", "target-size", "target-size"]);
  expect(judged).toBe(2);
  expect(low).toEqual([expect.stringMatching(/^contrast 2\.\d+ < 4\.5: <p id="low"/)]);
});

for (const screen of SCREENS)
  for (const setting of settingsOf(screen.account !== undefined && !screen.topOnly))
    test(`${screen.name}: ${nameOfSetting(setting)}`, async ({ page, portal, problems, context }) => {
      test.slow();
      // The audit is about the screen; errors in the console have tests of their own, but for words that are missing.
      problems.expect(/./);
      const missing = new Set<string>();
      page.on("console", (message) => {
        if (message.text().startsWith("No message ")) missing.add(message.text());
      });
      await page.setViewportSize(AUDIT_SIZES[setting.width]);
      const kept: Record<string, string> = { "portal.language": setting.language };
      if (screen.account) {
        await portal.signInQuickly(screen.account);
        const me = (await (await page.request.get("/api/uaa/oauth/me")).json()) as {
          data: { unitId: string; userId: string };
        };
        kept[`portal.of.${personOf(me.data)}.layout`] = setting.layout;
      }
      await page.addInitScript((values) => {
        for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
      }, kept);
      const reader = await context.newPage();
      await page.bringToFront();
      if (screen.account) {
        await screen.open({ page, portal, language: setting.language });
        await bringAxe(page);
      }

      const found: string[] = [];
      for (const [index, appearance] of appearancesOf(setting).entries()) {
        if (screen.account) await chooseLook(page, appearance.theme, appearance.scheme);
        else await openIn(appearance, page, () => screen.open({ page, portal, language: setting.language }));
        if (screen.at) expect(screen.at).toContain(placeOf(page.url()));
        const judgement = await judge(page, reader, index === 0);
        const scrolls = await sideways(page);
        const row: Row = {
          screen: screen.name,
          ...setting,
          ...appearance,
          ...judgement,
          sideways: Math.max(0, scrolls),
        };
        if (REPORT) appendFileSync(REPORT, `${JSON.stringify(row)}\n`);
        found.push(
          ...[
            ...judgement.violations,
            ...(index === 0 ? await misspoken(page) : []),
            ...judgement.low,
            ...(scrolls > 0 ? [`${scrolls} px sideways`] : []),
          ].map((what) => `${nameOfAppearance(appearance)}: ${what}`),
        );
      }
      expect([...found, ...missing]).toEqual([]);
    });

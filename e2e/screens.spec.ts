import type { Page } from "@playwright/test";
import { THEME_OF_EACH_LOOK as LOOKS } from "../theme/lookNames";
import { expect, test } from "./fixture";
import { MOVING } from "./moving";
import { sideways, chooseLook } from "./screen";
import { go } from "./viewportPage";
import { chooseLine } from "./personMenu";

test.use(MOVING);

const LANGUAGES = ["zh-CN", "en"] as const;
const SCHEMES = ["light", "dark"] as const;
/** The kinds of screens, and the other widths at which each is looked at. */
const SCREENS = [
  { kind: "pc", widths: [1440, 3840], use: { viewport: { width: 1440, height: 900 } } },
  { kind: "ipad", widths: [820], use: { viewport: { width: 820, height: 1180 }, hasTouch: true } },
  {
    kind: "mobile",
    widths: [320],
    use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
] as const;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Switches the page to the other language by its button. */
const switchLanguage = async (page: Page) => {
  const other = (await page.locator("html").getAttribute("lang")) === "en" ? "zh-CN" : "en";
  const button = page.getByRole("button", { name: /English|简体中文/ });
  // The login page has a button, the portal a line of the person's menu.
  if ((await button.count()) > 0) await button.click();
  else await chooseLine(page, /English|简体中文/);
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  // On a phone the line is on a page of its own.
  if (page.url().endsWith("#/me")) await page.goBack();
};

/** The smallest visible text of a page, in pixels. */
const smallestWords = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const sizes: number[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility()) continue;
      if (parent.closest("noscript") || parent.getBoundingClientRect().width <= 1) continue;
      sizes.push(parseFloat(getComputedStyle(parent).fontSize));
    }
    return Math.min(...sizes);
  });

/** The targets of a page that are smaller than 24 by 24 px. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, a[href], input")]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => {
        const target = element.matches("input[type=checkbox]") ? (element.parentElement ?? element) : element;
        const { width, height } = target.getBoundingClientRect();
        return { what: element.outerHTML.slice(0, 120), width, height };
      })
      .filter(({ width, height }) => width > 1 && (width < 24 || height < 24)),
  );

/** Nothing scrolls sideways at these widths, words are at least 12 px, and targets 24 by 24 px. */
const expectToFit = async (page: Page, widths: readonly number[]) => {
  const ordinary = page.viewportSize();
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await smallTargets(page)).toEqual([]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: Math.round(width * 0.6) });
    await expect(heading(page)).toBeVisible();
    await expect.poll(async () => [width, await sideways(page)]).toEqual([width, 0]);
    expect(await smallestWords(page)).toBeGreaterThanOrEqual(12);
  }
  if (ordinary) await page.setViewportSize(ordinary);
  await page.emulateMedia({ reducedMotion: "no-preference" });
};

// The stories show the pages in every look, scheme and language (stories/browser); here nothing may scroll sideways
// in any look and language of each size of screen, and axe sees each page once at each size (docs/journeys.md).
for (const [place, { kind, widths, use }] of SCREENS.entries())
  test.describe(kind, () => {
    test.use(use);
    /** Turns the order of looks and schemes, so that each size of screen begins at different ones. */
    const turn = (at: number) => at + place;

    test(`the login page has no axe finding, nothing scrolls sideways in any look and language and at any width, words are at least 12 px and targets 24 by 24 px (${kind}) [DESK-08, A11Y-01, A11Y-04, THEME-07]`, async ({
      page,
      portal,
    }) => {
      for (const [at, theme] of LOOKS.entries()) {
        const scheme = SCHEMES[turn(at) % SCHEMES.length] ?? "light";
        // The login page takes its look as it loads.
        await page.addInitScript(
          (values) => {
            for (const [name, value] of Object.entries(values)) localStorage.setItem(`portal.${name}`, value);
          },
          { theme, scheme },
        );
        await (at === 0 ? page.goto("/login/") : page.reload());
        // The second look begins in the language in which the first one ended.
        for (const [nth, language] of (at % 2 === 0 ? LANGUAGES : LANGUAGES.toReversed()).entries()) {
          if (nth > 0) await switchLanguage(page);
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          await expect(heading(page)).toBeVisible();
          await expect(page.locator("html")).toHaveAttribute("data-scheme", scheme);
          await expect(page.locator("html")).toHaveAttribute(
            "data-look",
            theme.startsWith("#") ? "color" : theme,
          );
          expect(await sideways(page)).toBeLessThanOrEqual(0);
          if (at === 0 && nth === 0) await expectToFit(page, widths);
          if (theme === LOOKS[turn(0) % LOOKS.length] && language === LANGUAGES[turn(0) % LANGUAGES.length])
            await portal.expectAccessible();
        }
      }
    });

    test(`the desktop and the page of an unknown address have no axe finding, nothing scrolls sideways in any look and language and at any width, words are at least 12 px and targets 24 by 24 px; text stays readable and reachable with forced colours and reduced motion (${kind}) [DESK-08, A11Y-01, A11Y-04, THEME-07]`, async ({
      page,
      portal,
    }) => {
      await portal.signInQuickly("teacher");
      await portal.openDesktop();
      await expect(heading(page)).toBeVisible();
      await expectToFit(page, widths);
      for (const [step, hash] of ["#/nowhere", "#/"].entries()) {
        await go(page, hash);
        await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
        for (const at of LANGUAGES.keys()) {
          const scheme = SCHEMES[turn(step + at) % SCHEMES.length] ?? "light";
          if (at > 0) await switchLanguage(page);
          for (const theme of LOOKS) {
            await chooseLook(page, theme, scheme);
            await expect(heading(page)).toBeVisible();
            expect(await sideways(page)).toBeLessThanOrEqual(0);
          }
          if (at !== turn(step) % LANGUAGES.length) continue;
          await chooseLook(page, LOOKS[turn(step + at) % LOOKS.length] ?? "ink", scheme);
          await portal.expectAccessible();
        }
      }

      await chooseLook(page, LOOKS[0] ?? "ink", "light");
      await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
      const tile = page.getByRole("main").getByRole("link").first();
      await expect(async () => {
        await tile.focus();
        await expect(tile).toBeFocused({ timeout: 500 });
      }).toPass();
      const moving = await page.evaluate(
        () =>
          document.getAnimations().filter((animation) => {
            const { duration } = animation.effect?.getComputedTiming() ?? {};
            return typeof duration === "number" && duration > 1;
          }).length,
      );
      expect(moving).toBe(0);
      if (kind === "mobile") await portal.expectAccessible();
    });
  });

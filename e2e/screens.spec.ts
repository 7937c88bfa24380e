import type { Page } from "@playwright/test";
import { THEME_OF_EACH_LOOK as LOOKS } from "../theme/lookNames";
import { expect, test, type Portal } from "./fixture";
import { sideways, chooseLook } from "./screen";

const LANGUAGES = ["zh-CN", "en"] as const;
const SCHEMES = ["light", "dark"] as const;
/** The widths of each kind of screen, by project. */
const WIDTHS = { pc: [1440, 3840], ipad: [820], mobile: [320] } as const;
type Project = keyof typeof WIDTHS;
const PROJECTS = Object.keys(WIDTHS);

/** Sets the look of every page opened from now on. */
const prefer = (page: Page, preferences: { theme: string; scheme: string }) =>
  page.addInitScript((values) => {
    for (const [name, value] of Object.entries(values)) localStorage.setItem(`portal.${name}`, value);
  }, preferences);

/** A page of the portal in one look after the other; it must not be rendered again for that. */
const portalAt = (hash: string) => ({
  open: async (portal: Portal) => {
    await portal.signInQuickly("teacher");
    await portal.openDesktop(hash);
    await expect(portal.page.getByRole("main").getByRole("link").first()).toBeVisible();
  },
  speakEnglish: (page: Page) => page.getByRole("button", { name: "Switch to English" }).click(),
  chooseLook,
});

const PAGES = {
  login: {
    open: (portal: Portal) => portal.page.goto("/login/"),
    speakEnglish: (page: Page) => page.goto("/login/?language=en"),
    chooseLook: async (page: Page, theme: string, scheme: string) => {
      await prefer(page, { theme, scheme });
      await page.reload();
    },
  },
  desktop: portalAt(""),
  "not-found": portalAt("#/nowhere"),
};

// The stories show the pages in every look, scheme and language (.storybook/test-runner.ts); here each page is checked once
// for each size of screen, in one look after the other and in both languages.
for (const [step, [name, { open, speakEnglish, chooseLook }]] of Object.entries(PAGES).entries())
  test(`${name} has no axe finding, and nothing scrolls sideways in any look and language [A11Y-01, THEME-07]`, async ({
    page,
    portal,
  }) => {
    const way = step + PROJECTS.indexOf(test.info().project.name);
    await open(portal);
    for (const [at, language] of LANGUAGES.entries()) {
      const scheme = SCHEMES[(way + at) % SCHEMES.length] ?? "light";
      if (language === "en") await speakEnglish(page);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      for (const theme of LOOKS) {
        await chooseLook(page, theme, scheme);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(await sideways(page)).toBeLessThanOrEqual(0);
      }
      await chooseLook(page, LOOKS[(way + at) % LOOKS.length] ?? "ink", scheme);
      await portal.expectAccessible();
    }
  });

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

test("nothing scrolls sideways at any width of the screen, and words are at least 12 px [DESK-08, A11Y-04]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("teacher");
  for (const width of WIDTHS[test.info().project.name as Project]) {
    await page.setViewportSize({ width, height: Math.round(width * 0.6) });
    for (const open of [() => page.goto("/login/"), () => portal.openDesktop()]) {
      await open();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect([width, await sideways(page)]).toEqual([width, 0]);
      expect(await smallestWords(page)).toBeGreaterThanOrEqual(12);
    }
  }
});

test("targets are at least 24 by 24 px [A11Y-04]", async ({ page, portal }) => {
  await portal.signInQuickly("teacher");
  for (const open of [() => page.goto("/login/"), () => portal.openDesktop()]) {
    await open();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("button, a[href], input")]
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((element) => {
          const target = element.matches("input[type=checkbox]")
            ? (element.parentElement ?? element)
            : element;
          const { width, height } = target.getBoundingClientRect();
          return { what: element.outerHTML.slice(0, 120), width, height };
        })
        .filter(({ width, height }) => width > 1 && (width < 24 || height < 24)),
    );
    expect(small).toEqual([]);
  }
});

test("text stays readable and reachable with forced colours and reduced motion [THEME-07, A11Y-04]", async ({
  page,
  portal,
}) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await portal.signInQuickly("teacher");
  await portal.openDesktop();
  const tile = page.getByRole("main").getByRole("link").first();
  await tile.focus();
  await expect(tile).toBeFocused();
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter((animation) => {
        const { duration } = animation.effect?.getComputedTiming() ?? {};
        return typeof duration === "number" && duration > 1;
      }).length,
  );
  expect(moving).toBe(0);
  await portal.expectAccessible();
});

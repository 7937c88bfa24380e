import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixture";
import { sideways } from "./screen";

const PHONE = { width: 320, height: 640 };

/** Sets the look and language of every page opened from now on. */
const prefer = (page: Page, preferences: Record<string, string>) =>
  page.addInitScript((values) => {
    for (const [name, value] of Object.entries(values)) localStorage.setItem(`portal.${name}`, value);
  }, preferences);

/** Text that is cut off: by its box, or by the edge of the window. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const { left, right } = element.getBoundingClientRect();
        if (!element.checkVisibility()) return false;
        // Text for screen readers only is in a box of one pixel.
        for (let at: Element | null = element; at; at = at.parentElement)
          if (at.getBoundingClientRect().width <= 1) return false;
        const holdsWords = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        const clips = overflowX === "hidden" || overflowY === "hidden";
        return (
          (clips &&
            (element.scrollWidth > element.clientWidth + 1 ||
              element.scrollHeight > element.clientHeight + 1)) ||
          (holdsWords && (left < 0 || right > window.innerWidth))
        );
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  );

const tileNames = (place: Locator) => place.locator(".look-tile > span:nth-child(2)");

/** Names with a word broken in the middle. */
const brokenNames = (names: Locator) =>
  names.evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { style } = element as HTMLElement;
        style.overflowWrap = "normal";
        style.hyphens = "none";
        return element.scrollWidth > element.clientWidth;
      })
      .map((element) => element.textContent),
  );

const press = async (page: Page, name: RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true }).first().click();

test.describe("on the smallest phone, in English", () => {
  test.use({ viewport: PHONE });
  test.beforeEach(async ({ page, portal }) => {
    await prefer(page, { language: "en", theme: "cartoon" });
    await portal.signInQuickly("teacher");
  });

  test("no name is cut off or broken, on the desktop and in the panels of the header [A11Y-04, DESK-08]", async ({
    page,
    portal,
  }) => {
    await portal.openDesktop();
    await expect(tileNames(page.getByRole("main")).first()).toBeVisible();
    expect(await brokenNames(tileNames(page.getByRole("main")))).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
    await press(page, /^Apps$/);
    await expect(tileNames(page.getByRole("dialog")).first()).toBeVisible();
    expect(await brokenNames(tileNames(page.getByRole("dialog")))).toEqual([]);
    await page.keyboard.press("Escape");
    await press(page, /^Appearance$/);
    const choices = page.getByRole("dialog").locator("label");
    await expect(choices.first()).toBeVisible();
    expect(await brokenNames(choices)).toEqual([]);
  });

  test("the question before signing out keeps its answers in one line each [A11Y-04]", async ({
    page,
    portal,
  }) => {
    await portal.openDesktop();
    await portal.askToSignOut();
    const answers = page.getByRole("dialog").getByRole("button", { name: /^(Cancel|Sign out)$/ });
    await expect(answers).toHaveCount(2);
    for (const answer of await answers.all())
      expect((await answer.boundingBox())?.height).toBeLessThanOrEqual(44);
  });

  test("a notice's title is shown whole beside its kind, and its pages in one line [A11Y-04]", async ({
    page,
    portal,
  }) => {
    await portal.openDesktop("#/viewport?app=notices&fileId=notices");
    await expect(page.getByRole("navigation", { name: "Pages of notices" })).toBeVisible();
    expect(await cutOff(page)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    const rows = await page
      .getByRole("navigation", { name: "Pages of notices" })
      .getByRole("listitem")
      .evaluateAll(
        (items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().bottom))).size,
      );
    expect(rows).toBe(1);
  });
});

test("an unread mark stays clear of the next application [DESK-03, A11Y-04]", async ({ page, portal }) => {
  await page.setViewportSize(PHONE);
  await portal.signInQuickly("teacher");
  await portal.openDesktop();
  const approvals = page.getByRole("main").getByRole("listitem").filter({ hasText: "99+" }).first();
  const mark = await approvals.locator(".look-badge").boundingBox();
  const next = await approvals
    .locator("xpath=following-sibling::li[1]")
    .locator(".look-tile-icon")
    .boundingBox();
  expect(mark && next && mark.x + mark.width <= next.x).toBe(true);
});

for (const language of ["zh-CN", "en"])
  test(`text with the reader's own spacing is not cut off: ${language} [A11Y-04]`, async ({
    page,
    portal,
  }) => {
    await prefer(page, { language });
    await page.setViewportSize(PHONE);
    await page.addInitScript(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(
        `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
         p { margin-block-end: 2em !important; }`,
      );
      document.adoptedStyleSheets = [spacing];
    });
    await page.goto("/login/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await cutOff(page)).toEqual([]);
    await portal.signInQuickly("teacher");
    for (const hash of ["", "#/viewport?app=notices&fileId=notices"]) {
      await portal.openDesktop(hash);
      await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
      expect(await page.evaluate(() => getComputedStyle(document.body).letterSpacing)).not.toBe("normal");
      expect(await cutOff(page)).toEqual([]);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    }
  });

test("at 400 % zoom the bars scroll away, and the focused element is in view [A11Y-02, A11Y-04]", async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 320, height: 200 });
  await portal.signInQuickly("student");
  await portal.openDesktop();
  const tiles = page.getByRole("main").getByRole("list").first().getByRole("link");
  await tiles.first().focus();
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press("ArrowDown");
    const hidden = await page.evaluate(() => {
      const { x, y, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      return [0.1, 0.5, 0.9].filter((part) => {
        const seen = document.elementFromPoint(x + width / 2, y + height * part);
        return !seen || !document.activeElement?.contains(seen);
      });
    });
    expect(hidden).toEqual([]);
  }
});

/** Shows a day in the middle of a first term on the desktop, whatever day it is: the date is the page's, the term the record's. */
async function goBackToOctober(page: Page) {
  await page.clock.setFixedTime("2026-10-15T10:00:00+08:00");
  await page.route("**/oauth/me*", async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, year: "2026", term: 1 } } });
  });
}

test("the date is broken between its parts, never within a Chinese word [A11Y-04]", async ({
  page,
  portal,
}) => {
  await page.setViewportSize(PHONE);
  await goBackToOctober(page);
  await portal.signInQuickly("teacher");
  await portal.openDesktop();
  const lines = await page.getByText(/第一学期/).evaluate((element) => {
    const text = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lines = new Map<number, string>();
    for (let node = text.nextNode(); node; node = text.nextNode())
      for (let at = 0; at < (node.textContent?.length ?? 0); at += 1) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const top = Math.round(range.getBoundingClientRect().top / 8);
        lines.set(top, (lines.get(top) ?? "") + range.toString());
      }
    return [...lines.values()].map((line) => line.trim());
  });
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join("|")).toMatch(/第一学期/);
  expect(lines.join("|")).toMatch(/第\s?7\s?周/);
});

test("a toast is above the bar of phones and leaves its buttons in view [WID-04, A11Y-02]", async ({
  page,
  portal,
  problems,
}) => {
  problems.expect(/ERR_FAILED/, /ChunkLoadError/);
  await page.setViewportSize({ width: 400, height: 800 });
  await portal.signInQuickly("teacher");
  await page.route("**/assets/header-panels*", (route) => route.abort());
  await portal.openDesktop();
  await press(page, /^外观$/);
  const notice = page.locator("#announcer [data-toast]");
  await expect(notice).toBeVisible();
  const bar = page.getByRole("navigation").filter({ has: page.getByRole("button", { name: /^外观$/ }) });
  const [shown, foot] = [await notice.boundingBox(), await bar.boundingBox()];
  expect(shown && foot && shown.y + shown.height <= foot.y).toBe(true);
});

test("the skeleton has the desktop's place, so that nothing jumps when it loads [DESK-01]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("teacher");
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/oauth/me*", async (route) => {
    await released;
    await route.continue();
  });
  await portal.openDesktop();
  const before = await page
    .locator("main [aria-hidden] [aria-hidden] > div > div > div > span:first-child")
    .first()
    .boundingBox();
  release();
  const icon = page.locator("main .look-tile-icon").first();
  await expect(icon).toBeVisible();
  const after = await icon.boundingBox();
  expect(before && after && Math.abs(after.x - before.x)).toBeLessThan(4);
  expect(before && after && Math.abs(after.y - before.y)).toBeLessThan(8);
});

test("page numbers grow with a classroom display [DESK-08]", async ({ page, portal }) => {
  await page.setViewportSize({ width: 3840, height: 2160 });
  await portal.signInQuickly("teacher");
  await portal.openDesktop("#/viewport?app=notices&fileId=notices");
  const number = page.getByRole("navigation", { name: "通知分页" }).getByRole("button").nth(1);
  expect((await number.boundingBox())?.height).toBeGreaterThan(56);
});

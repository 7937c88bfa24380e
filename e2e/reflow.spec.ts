import type { Locator, Page } from "@playwright/test";
import { expect, Portal, test } from "./fixture";
import { sideways, standAt } from "./screen";
import { address, go, pane } from "./viewportPage";
import { chooseLine } from "./personMenu";

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

test("on the smallest phone, in English, no name is cut off or broken: desktop, panels, a question's answers, notices; on a classroom display page numbers grow [A11Y-04, DESK-08]", async ({
  page,
  portal,
}) => {
  await page.setViewportSize(PHONE);
  await prefer(page, { language: "en", theme: "cartoon" });
  await portal.signInQuickly("teacher");
  await portal.openDesktop();
  const dialog = page.getByRole("dialog");
  await expect(tileNames(page.getByRole("main")).first()).toBeVisible();
  expect(await brokenNames(tileNames(page.getByRole("main")))).toEqual([]);
  expect(await cutOff(page)).toEqual([]);
  await page.getByRole("link", { name: "Apps", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "All applications" })).toBeVisible();
  await expect(tileNames(page.getByRole("main")).first()).toBeVisible();
  expect(await brokenNames(tileNames(page.getByRole("main")))).toEqual([]);
  await portal.openAppearance();
  const choices = dialog.locator("label:has(> input[type=radio])");
  await expect(choices.first()).toBeVisible();
  expect(await brokenNames(choices)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  await portal.askToSignOut();
  const answers = dialog.getByRole("button", { name: /^(Cancel|Sign out)$/ });
  await expect(answers).toHaveCount(2);
  for (const answer of await answers.all())
    expect((await answer.boundingBox())?.height).toBeLessThanOrEqual(44);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  await go(page, address("notices", "notices"));
  const pages = page.getByRole("navigation", { name: "Pages of notices" });
  await expect(pages).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  const rows = await pages
    .getByRole("listitem")
    .evaluateAll(
      (items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().bottom))).size,
    );
  expect(rows).toBe(1);

  await page.setViewportSize({ width: 3840, height: 2160 });
  const number = pages.getByRole("button").nth(1);
  await expect.poll(async () => (await number.boundingBox())?.height).toBeGreaterThan(56);
});

test("text with the reader's own spacing is not cut off, in both languages [A11Y-04]", async ({
  page,
  portal,
}) => {
  await page.setViewportSize(PHONE);
  await page.addInitScript(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
       p { margin-block-end: 2em !important; }`,
    );
    document.adoptedStyleSheets = [spacing];
  });
  const first = page.getByRole("main").getByRole("listitem").first();
  const look = async () => {
    await expect(first).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.body).letterSpacing)).not.toBe("normal");
    expect(await cutOff(page)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  };
  await page.goto("/login/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
  await press(page, /^English$/);
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
  await portal.signInQuickly("teacher");
  await portal.openDesktop();
  await expect(page.getByRole("link", { name: "Me", exact: true })).toBeVisible();
  await look();
  await go(page, address("notices", "notices"));
  await expect(
    pane(page, "notices", "notices")
      .getByText(/^\d+ notices/)
      .first(),
  ).toBeVisible();
  await look();
  await chooseLine(page, "切换到简体中文");
  await expect(page.getByRole("button", { name: "退出登录" })).toBeVisible();
  await look();
  await page.goBack();
  await expect(
    pane(page, "notices", "notices")
      .getByText(/^共 \d+ 条/)
      .first(),
  ).toBeVisible();
  await look();
  await go(page, "#/");
  await expect(tileNames(page.getByRole("main")).first()).toBeVisible();
  await look();
});

/** What of the focused element other elements cover, as parts of its height. */
const hiddenParts = (page: Page) =>
  page.evaluate(() => {
    const { x, y, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    return [0.1, 0.5, 0.9].filter((part) => {
      const seen = document.elementFromPoint(x + width / 2, y + height * part);
      return !seen || !document.activeElement?.contains(seen);
    });
  });

/** Shows a day in the middle of a first term on the desktop, whatever day it is: the date is the page's, the term the record's. */
async function goBackToOctober(page: Page) {
  await standAt(page, "2026-10-15T10:00:00+08:00");
  await new Portal(page).leaveAnswersToTheNetwork();
  await page.route("**/oauth/me*", async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, year: "2026", term: 1 } } });
  });
}

/** The lines of an element's text as they are drawn. */
const linesOf = (element: Locator) =>
  element.evaluate((node) => {
    const text = node.ownerDocument.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const lines = new Map<number, string>();
    for (let part = text.nextNode(); part; part = text.nextNode())
      for (let at = 0; at < (part.textContent?.length ?? 0); at += 1) {
        const range = new Range();
        range.setStart(part, at);
        range.setEnd(part, at + 1);
        const top = Math.round(range.getBoundingClientRect().top / 8);
        lines.set(top, (lines.get(top) ?? "") + range.toString());
      }
    return [...lines.values()].map((line) => line.trim());
  });

test("on a phone an unread mark, the date, the focused element and a toast each keep clear of what is near [DESK-03, WID-04, A11Y-02, A11Y-04]", async ({
  page,
  portal,
  problems,
}) => {
  problems.expect(/ERR_FAILED/, /ChunkLoadError/);
  await page.setViewportSize(PHONE);
  await goBackToOctober(page);
  await page.route("**/assets/header-panels*", (route) => route.abort());
  await portal.leaveAnswersToTheNetwork();
  const unread = { status: 200, message: "", fieldErrors: [], data: [{ code: "notices", num: 112 }] };
  await page.route("**/unReadCodeCount*", (route) => route.fulfill({ json: unread }));
  await portal.signInQuickly("admin");
  await portal.openDesktop();

  await test.step("the mark does not reach the next application", async () => {
    const notices = page
      .getByRole("list", { name: "我的应用" })
      .getByRole("listitem")
      .filter({ hasText: "99+" });
    const mark = await notices.locator(".look-badge").boundingBox();
    const next = await notices
      .locator("xpath=following-sibling::li[1]")
      .locator(".look-tile-icon")
      .boundingBox();
    expect(mark && next && mark.x + mark.width <= next.x).toBe(true);
  });
  await test.step("the date is broken between its parts, never within a Chinese word", async () => {
    await page.setViewportSize({ ...PHONE, width: 220 });
    const lines = await linesOf(page.getByText(/第一学期/));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join("|")).toMatch(/第一学期/);
    expect(lines.join("|")).toMatch(/第\s?7\s?周/);
  });
  await test.step("at 400 % zoom the bars scroll away, and the focused element is in view", async () => {
    await page.setViewportSize({ width: 320, height: 200 });
    const tile = page.getByRole("main").getByRole("link").and(page.locator(":focus"));
    await page.getByRole("region", { name: "我的应用" }).getByRole("link").first().focus();
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press("ArrowDown");
      await expect(tile).toHaveCount(1);
      expect(await hiddenParts(page)).toEqual([]);
    }
  });
  await test.step("a toast is above the bar and leaves its buttons in view", async () => {
    await page.setViewportSize({ width: 400, height: 800 });
    await press(page, /^搜索/);
    const notice = page.locator("#announcer [data-toast]");
    await expect(notice).toBeVisible();
    const bar = page.getByRole("navigation", { name: "快捷导航" });
    const [shown, foot] = [await notice.boundingBox(), await bar.boundingBox()];
    expect(shown && foot && shown.y + shown.height <= foot.y).toBe(true);
  });
});

test("the skeleton has the desktop's place, so that nothing jumps when it loads, whatever of it comes first [DESK-01]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("teacher");
  await portal.leaveAnswersToTheNetwork();
  /** Holds an answer back until it is asked for. */
  const hold = async (path: string) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(path, async (route) => {
      await released;
      await route.continue();
    });
    return () => release();
  };
  const [showPerson, showApps] = [await hold("**/oauth/me*"), await hold("**/my_app_icon*")];
  await portal.openDesktop();
  const tile = page
    .locator("main [aria-hidden] > div > div:not([aria-hidden]) > div > span:first-child")
    .first();
  const before = await tile.boundingBox();
  showPerson();
  await expect(page.getByRole("region", { name: /^待办/ }).getByRole("listitem").first()).toBeVisible();
  const meanwhile = await tile.boundingBox();
  showApps();
  const icon = page.locator("main .look-tile-icon").first();
  await expect(icon).toBeVisible();
  const after = await icon.boundingBox();
  for (const place of [meanwhile, after]) {
    expect(before && place && Math.abs(place.x - before.x)).toBeLessThan(4);
    expect(before && place && Math.abs(place.y - before.y)).toBeLessThan(8);
  }
});

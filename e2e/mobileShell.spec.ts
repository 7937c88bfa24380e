import type { Page } from "@playwright/test";
import { expect, test } from "./fixture";
import { MOVING } from "./moving";
import { sideways } from "./screen";

test.use({
  ...MOVING,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: "zh-CN",
});

const bar = (page: Page) => page.getByRole("navigation", { name: "快捷导航" });
const entry = (page: Page, name: RegExp) => bar(page).getByRole("link", { name });

/** A finger goes down the middle of the screen by so many pixels, and lets go. */
async function pull(page: Page, by: number) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: y === undefined ? [] : [{ x: 200, y }] });
  await touch("touchStart", 120);
  for (let step = 1; step <= 8; step += 1) await touch("touchMove", 120 + (by * step) / 8);
  await touch("touchEnd");
  await session.detach();
}

/** What a pull has asked the platform for again. */
function askedFor(page: Page) {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

test("a parent's phone: the bar's pages have Back, pulling refreshes what Today shows, and an application has its name once [DESK-08, DESK-14, A11Y-02, A11Y-04]", async ({
  portal,
  page,
  problems,
}) => {
  await portal.signInQuickly("parent");
  await portal.openDesktop();
  await portal.expectTakenOver();
  await expect(entry(page, /^今日$/)).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("banner").getByRole("button", { name: /^欢迎，/ })).toBeHidden();

  await test.step("its targets are high and at the foot, and the count is the card's", async () => {
    for (const link of await bar(page).getByRole("link").all()) {
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(48);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    }
    const heading = page.getByRole("complementary").getByRole("heading", { name: /^消息 ?\d+$/ });
    const count = /\d+/.exec((await heading.textContent()) ?? "")?.[0];
    await expect(entry(page, /^消息/)).toHaveAccessibleName(new RegExp(`^消息 ?${count} 条未读$`));
  });

  await test.step("each is a page with an address, which Back leaves again", async () => {
    await entry(page, /^应用$/).tap();
    await expect(page.getByRole("heading", { level: 1, name: "全部应用" })).toBeFocused();
    await expect(entry(page, /^应用$/)).toHaveAttribute("aria-current", "page");
    await entry(page, /^我的$/).tap();
    await expect(page).toHaveURL(/#\/me$/);
    await expect(page.getByRole("heading", { level: 1, name: "李建国" })).toBeFocused();
    await expect(page.getByRole("main").getByText("家长 · 育才实验学校")).toBeVisible();
    await expect(page.getByRole("list", { name: "选择孩子" }).getByRole("button")).toHaveCount(3);
    expect(await sideways(page)).toBe(0);
    // The last line can be scrolled clear of the bar.
    const leave = page.getByRole("button", { name: "退出登录" });
    await leave.focus();
    const [line, foot] = [await leave.boundingBox(), await bar(page).boundingBox()];
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "全部应用" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: /，李先生$/ })).toBeVisible();
    const phone = page.viewportSize()!;
    for (const width of [phone.width, 820, 1440]) {
      await page.setViewportSize({ ...phone, width });
      await expect(page.getByRole("main").getByRole("list", { name: "选择孩子" })).toBeVisible();
    }
    await page.setViewportSize(phone);
  });

  await test.step("a pull at the top refreshes, a short one or one further down does not", async () => {
    await expect(page.getByRole("button", { name: "刷新" })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY)).toBe(
      "contain",
    );
    const asked = askedFor(page);
    await pull(page, 60);
    await page.evaluate(() => scrollTo(0, 300));
    await pull(page, 300);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.locator("[data-pull]")).toHaveCount(0);
    expect(asked.filter((path) => path.includes("my_app_icon"))).toEqual([]);
    await pull(page, 300);
    await expect(page.getByRole("status").filter({ hasText: "已刷新。" })).toHaveCount(1);
    for (const call of ["my_app_icon", "unhandlecount", "message_select", "/timetable/", "/notice/"])
      expect(asked.some((path) => path.includes(call))).toBe(true);
  });

  await test.step("a failure says so, and can be tried again", async () => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "刷新" }).tap();
    const failed = page.getByText("没有全部刷新成功，请检查网络后重试。", { exact: true }).first();
    await expect(failed).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "重试" }).first().tap();
    await expect(page.getByRole("status").filter({ hasText: "已刷新。" })).not.toHaveCount(0);
  });

  await test.step("an application has its name once, beside the way back", async () => {
    await page.goto("/pages/base/pc_desktop_all/index.html#/viewport?app=notices&fileId=notices");
    await expect(page.getByText("共", { exact: false }).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "通知公告" })).toHaveCount(1);
  });
});

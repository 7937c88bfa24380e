import type { Page, Request } from "@playwright/test";
import { expect, PASSWORD, test } from "./fixture";
import { sideways } from "./screen";
import { address, go, pane } from "./viewportPage";

const MANAGING = "#/viewport?app=notices&fileId=notices&at=/manage";
const sheet = (page: Page) => page.getByRole("dialog", { name: "用户登录" });
const password = (page: Page) => sheet(page).getByLabel("密码", { exact: true });
const callsOf = (page: Page, path: string) => {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === path) seen.push(request.url());
  });
  return seen;
};

/** The pages' pending requests to the platform, and when the last one was sent or answered. */
const calls = { open: new Set<Request>(), last: 0 };
test.beforeEach(({ context }) => {
  calls.open.clear();
  const note = (request: Request, open: boolean) => {
    if (!new URL(request.url()).pathname.startsWith("/api/")) return;
    calls.open[open ? "add" : "delete"](request);
    calls.last = Date.now();
  };
  context.on("request", (request) => note(request, true));
  context.on("requestfinished", (request) => note(request, false));
  context.on("requestfailed", (request) => note(request, false));
});

/**
 * The session ends while the page is open: nothing is left that could renew it. A later call of the page's own
 * would open the sheet before the journey's next step, so half a second without any passes first.
 */
async function loseSession(page: Page) {
  await expect.poll(() => calls.open.size === 0 && Date.now() - calls.last > 500).toBe(true);
  await page.context().clearCookies();
}

/** A half-written notice in a form, as the session ends. */
async function writeNotice(page: Page) {
  await page.getByRole("button", { name: "发布通知" }).click();
  const form = page.getByRole("dialog", { name: "发布通知" });
  await form.getByLabel(/^标题\*?$/).fill("消失的会话");
  await form.getByRole("combobox", { name: /^类别/ }).click();
  await page.getByRole("option").nth(1).click();
  await form.getByLabel(/^正文\*?$/).fill("写了很久的一段话。");
  await loseSession(page);
  return form;
}

test("the person's work continues once they have signed in again, by keyboard alone; another person finds nothing of it; another way of signing in leads to the login page and back [API-11, A11Y-02, SEC-03]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("admin2");
  await portal.openDesktop(MANAGING);
  const form = await writeNotice(page);
  const saves = callsOf(page, "/api/notice/save");
  const refreshes = callsOf(page, "/api/uaa/oauth/refresh");
  await form.getByRole("button", { name: "立即发布" }).click();

  await expect(sheet(page)).toBeVisible();
  await expect(password(page)).toBeFocused();
  await expect(sheet(page)).toHaveAccessibleDescription(/登录已过期/);
  await expect(sheet(page).getByLabel("用户名")).toHaveValue("admin2");
  // Visible without scrolling is the main button and not the secondary one, also at 200 % zoom of a laptop.
  const submit = sheet(page).getByRole("button", { name: "登录", exact: true });
  const ordinary = page.viewportSize();
  for (const size of [
    { width: 720, height: 450 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await expect(submit).toBeInViewport({ ratio: 1 });
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  }
  if (ordinary) await page.setViewportSize(ordinary);
  await password(page).focus();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await expect(sheet(page).getByRole("alert")).toHaveText("密码不能为空！");
  await page.keyboard.type("wrong");
  await page.keyboard.press("Enter");
  await expect(sheet(page).getByRole("alert")).toBeVisible();
  await expect(password(page)).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");

  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByText("通知已发布").first()).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole("row").filter({ hasText: "消失的会话" })).toHaveCount(1);
  expect([saves.length, refreshes.length]).toEqual([2, 1]);

  await writeNotice(page);
  await form.getByRole("button", { name: "立即发布" }).click();
  await sheet(page).getByLabel("用户名").fill("teacher");
  await password(page).fill(PASSWORD);
  await password(page).press("Enter");
  await expect(page.getByRole("button", { name: /^欢迎，王雅琴/ })).toBeVisible();
  await expect(page.getByText("消失的会话")).toHaveCount(0);
  expect(saves).toHaveLength(3);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain("admin2");

  await test.step("in another way they go to the login page and back", async () => {
    await loseSession(page);
    await go(page, address("timetable", "timetable"));
    await expect(sheet(page)).toBeVisible();
    await submit.focus();
    await page.keyboard.press("Tab");
    const otherWay = sheet(page).getByRole("button", { name: "其他登录方式" });
    await expect(otherWay).toBeFocused();
    await otherWay.click();
    await page.waitForURL(/\/login\/\?redirect_uri=/);
    await portal.fillSignIn("teacher");
    await page.waitForURL(/desktop_all/);
    await expect(pane(page, "timetable", "timetable").getByRole("heading").first()).toBeVisible();
  });
});

import type { Page } from "@playwright/test";
import { DEVICE_ROWS } from "../src/platform/storageTable";
import { DESKTOP, TICKETS, inShell, whoIs, alert } from "./entryPage";
import { expect, PASSWORD, test } from "./fixture";

/** A file that is shown at once and runs nothing: the target where a test ends with the sign-in. */
const TARGET = "/old-browser.js";

test("single sign-on leads there without a question, gives the box to a person who turns back, and returns with a ticket to where they wanted; an address of another site is not opened [AUTH-19, REDIR-01, REDIR-05]", async ({
  page,
  portal,
}) => {
  await portal.configureSite({ ...TICKETS, sso: true });
  const login = `/login/?redirect_uri=${encodeURIComponent(`${TARGET}#/x`)}`;
  const call = "**/api/sso/select/login/url*";
  await page.route(call, (route) =>
    route.fulfill({
      json: { status: 200, message: "", code: "ok", data: "https://evil.example/", fieldErrors: [] },
    }),
  );
  await page.goto(login);
  await expect(alert(page, "统一身份登录暂不可用")).toBeVisible();
  await expect(page.getByRole("button", { name: "登录", exact: true })).toBeEnabled();
  await page.unroute(call);

  await page.goto(login);
  await page.waitForURL(/\/launcher\/\?/);
  await portal.expectAccessible();
  await page.goto(login);
  await expect(page.getByLabel("用户名")).toBeVisible();
  await page.getByRole("button", { name: "统一身份登录", exact: true }).click();
  await page.waitForURL(/\/launcher\/\?/);
  await page.getByLabel("账号").fill("teacher");
  await page.getByLabel("密码").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${TARGET}#/x`);
  expect(await whoIs(page)).toBe("teacher");
});

test.describe("the remembered sign-in", () => {
  const remember = async (page: Page, address: string) => {
    await page.goto(address);
    await page.getByLabel("记住密码").check();
    await page.getByLabel("下次自动登录").check();
    await page.getByLabel("用户名").fill("teacher");
    await page.getByLabel("密码", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "登录", exact: true }).click();
  };

  test("signs in automatically, as when the session ends on the desktop, but not after signing out [AUTH-02, AUTH-08, AUTH-09, REDIR-01]", async ({
    page,
    portal,
    context,
  }) => {
    await remember(page, "/login/");
    await page.waitForURL(DESKTOP);
    await page.waitForLoadState("networkidle");
    await context.clearCookies();
    await page.goto(page.url().replace(/#.*|$/, "#/viewport?app=notices&fileId=notices"));
    await page.reload();
    await expect(page.getByRole("button", { name: /^欢迎，王雅琴/ })).toBeVisible();
    expect(new URL(page.url()).hash).toBe("#/viewport?app=notices&fileId=notices");
    expect(await whoIs(page)).toBe("teacher");

    await portal.askToSignOut();
    await page.getByRole("dialog").getByRole("button", { name: "退出登录" }).click();
    await page.waitForURL(/\/login\//);
    await expect(page.getByLabel("用户名")).toHaveValue("");
    expect(await whoIs(page)).toBeNull();
  });

  test("is tried once with each visit, and wiped after the fourth time [AUTH-08, AUTH-09]", async ({
    page,
    context,
  }) => {
    const login = `/login/?redirect_uri=${encodeURIComponent(TARGET)}`;
    await remember(page, login);
    await page.waitForURL(`**${TARGET}`);
    await context.clearCookies();
    let tries = 0;
    await page.route("**/api/uaa/oauth/login", (route) => {
      tries += 1;
      const json = {
        status: 400,
        message: "用户名或密码错误",
        code: "invalid_grant",
        data: null,
        fieldErrors: [],
      };
      return route.fulfill({ json });
    });
    const count = DEVICE_ROWS.autoLogins.name;
    const counted = () => page.evaluate((name) => localStorage.getItem(name), count);
    const visit = async () => {
      await page.goto(login);
      await expect(alert(page, "记住的密码已不再有效，请重新输入密码。")).toBeVisible();
      await expect(page.getByLabel("密码", { exact: true })).toBeFocused();
    };
    // The sign-in that was remembered reset the count. Its steps from one to three are counted in the way's own test.
    await visit();
    expect([tries, await counted()]).toEqual([1, "1"]);
    await page.evaluate((name) => localStorage.setItem(name, "3"), count);
    await visit();
    expect(tries).toBe(2);
    await page.goto(login);
    await expect(page.getByRole("button", { name: "使用校园统一身份登录" })).toBeVisible();
    await expect(page.getByLabel("用户名")).toHaveValue("");
    expect(tries).toBe(2);
  });
});

test("the page of a lapsed session in a shell says so and leads back to where the person was [AUTH-16]", async ({
  page,
  portal,
}) => {
  await inShell(page);
  await page.goto("/pc_desktop_all.html#/nowhere");
  await page.waitForURL(/\/needtologinpagerelogin/);
  await expect(page.getByText("请登录后继续：您尚未登录，或登录已过期。")).toBeVisible();
  await portal.expectAccessible();
  await portal.fillSignIn("teacher");
  await page.waitForURL(/\/pc_desktop_all\.html#\/nowhere/);
});

import type { Page } from "@playwright/test";
import { DESKTOP, TICKETS, inShell, whoIs, alert } from "./entryPage";
import { expect, PASSWORD, test } from "./fixture";

test.describe("single sign-on", () => {
  test("leads there and back with a ticket, without a question, to where the person wanted [AUTH-19, REDIR-01]", async ({
    page,
    portal,
  }) => {
    await portal.configureSite({ ...TICKETS, sso: true });
    await page.goto(`/login/?redirect_uri=${encodeURIComponent("/pc_desktop_all.html#/x")}`);
    await page.waitForURL(/\/launcher\/\?/);
    await portal.expectAccessible();
    await page.getByLabel("账号").fill("teacher");
    await page.getByLabel("密码").fill(PASSWORD);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/pc_desktop_all\.html#\/x/);
    expect(await whoIs(page)).toBe("teacher");
  });

  test("a person who turns back from it gets the box, with a button that leads there [AUTH-19]", async ({
    page,
    portal,
  }) => {
    await portal.configureSite({ ...TICKETS, sso: true });
    await page.goto("/login/");
    await page.waitForURL(/\/launcher\/\?/);
    await page.goto("/login/");
    await expect(page.getByLabel("用户名")).toBeVisible();
    await page.getByRole("button", { name: "统一身份登录", exact: true }).click();
    await page.waitForURL(/\/launcher\/\?/);
  });

  for (const [name, answer] of [
    ["no answer", null],
    ["an address of another site", "https://evil.example/"],
  ] as const)
    test(`shows the login box for ${name} [AUTH-19, REDIR-05]`, async ({ page, portal }) => {
      await portal.configureSite({ sso: true });
      await page.route("**/api/sso/select/login/url*", (route) =>
        answer === null
          ? undefined
          : route.fulfill({ json: { status: 200, message: "", code: "ok", data: answer, fieldErrors: [] } }),
      );
      await page.goto("/login/");
      await expect(alert(page, "统一身份登录暂不可用")).toBeVisible();
      await portal.fillSignIn("teacher");
      await page.waitForURL(DESKTOP);
    });
});

test.describe("the remembered sign-in", () => {
  const remember = async (page: Page, password = PASSWORD) => {
    await page.goto("/login/");
    await page.getByLabel("记住密码").check();
    await page.getByLabel("下次自动登录").check();
    await page.getByLabel("用户名").fill("teacher");
    await page.getByLabel("密码", { exact: true }).fill(password);
    await page.getByRole("button", { name: "登录", exact: true }).click();
  };

  test("signs in automatically if the person wants it, not after signing out [AUTH-02, AUTH-08, AUTH-09]", async ({
    page,
    portal,
  }) => {
    await remember(page);
    await page.waitForURL(DESKTOP);
    await portal.loseSession();
    await page.goto("/login/");
    await page.waitForURL(DESKTOP);
    expect(await whoIs(page)).toBe("teacher");
    await portal.askToSignOut();
    await page.getByRole("dialog").getByRole("button", { name: "退出登录" }).click();
    await page.waitForURL(/\/login\//);
    await expect(page.getByLabel("用户名")).toHaveValue("");
    expect(await whoIs(page)).toBeNull();
  });

  test("signs in again automatically when the session ends on the desktop [AUTH-09, REDIR-01]", async ({
    page,
  }) => {
    await remember(page);
    await page.waitForURL(DESKTOP);
    await page.waitForLoadState("networkidle");
    await page.context().clearCookies();
    const shown = page.url();
    await page.goto(shown.replace(/#.*|$/, "#/viewport?app=notices&fileId=notices"));
    await page.reload();
    await expect(page.getByRole("button", { name: /^欢迎，王雅琴/ })).toBeVisible();
    expect(new URL(page.url()).hash).toBe("#/viewport?app=notices&fileId=notices");
    expect(await whoIs(page)).toBe("teacher");
  });

  test("is tried four times, then wiped [AUTH-08, AUTH-09]", async ({ page, portal }) => {
    await remember(page);
    await page.waitForURL(DESKTOP);
    await portal.loseSession();
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
    for (const nth of [1, 2, 3, 4]) {
      await page.goto("/login/");
      await expect(alert(page, "记住的密码已不再有效，请重新输入密码。")).toBeVisible();
      await expect(page.getByLabel("密码", { exact: true })).toBeFocused();
      expect(tries).toBe(nth);
    }
    await page.goto("/login/");
    await expect(page.getByRole("button", { name: "使用校园统一身份登录" })).toBeVisible();
    await expect(page.getByLabel("用户名")).toHaveValue("");
    expect(tries).toBe(4);
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

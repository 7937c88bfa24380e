import type { Page } from "@playwright/test";
import config from "../playwright.config";
import { expect, test } from "./fixture";

// Playwright switches off the cache that keeps pages as they were for Back; people have it.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

const box = (page: Page) => ({
  username: page.getByLabel("用户名"),
  password: page.getByLabel("密码", { exact: true }),
  remember: page.getByLabel("记住密码"),
});

async function signOut(page: Page) {
  await page.getByRole("dialog").getByRole("button", { name: "退出登录" }).click();
  await page.waitForURL(/\/login\//);
  await expect(box(page).username).toBeVisible();
}

for (const ticked of [false, true])
  test(`a login page that Back brings back holds nothing of whoever signed in there and out again, remembered: ${ticked} [AUTH-08, AUTH-11, SEC-03]`, async ({
    page,
    portal,
  }) => {
    await portal.configureSite({ autologin: true });
    await page.goto("/login/");
    const { username, password, remember } = box(page);
    if (ticked) {
      await remember.check();
      await page.getByLabel("下次自动登录").check();
    }
    await portal.fillSignIn("teacher");
    await page.waitForURL(/desktop_all/i);
    await portal.askToSignOut();
    await signOut(page);
    await page.goBack();
    // The page of before, or one fetched anew, as the browser likes.
    await expect(username).toBeVisible();
    await expect(username).toHaveValue("");
    await expect(password).toHaveValue("");
    await expect(remember).not.toBeChecked();
    await remember.check();
    await expect(page.getByLabel("下次自动登录")).not.toBeChecked();
  });

test("signing out empties a login page that stands in another tab with the remembered sign-in [AUTH-08, SEC-03]", async ({
  page,
  portal,
  context,
}) => {
  await page.goto("/login/");
  await box(page).remember.check();
  await portal.fillSignIn("teacher");
  await page.waitForURL(/desktop_all/i);
  const other = await context.newPage();
  await other.goto("/login/");
  await expect(box(other).password).toHaveValue("school-2026");
  await portal.askToSignOut();
  await signOut(page);
  await expect(box(other).username).toHaveValue("");
  await expect(box(other).password).toHaveValue("");
});

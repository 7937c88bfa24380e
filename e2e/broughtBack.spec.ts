import type { Page } from "@playwright/test";
import config from "../playwright.config";
import { expect, Portal, test } from "./fixture";

const whole = process.env["WHOLE_CHROMIUM_PATH"];

// Playwright switches off the back/forward cache, and the headless shell has none; people's browsers have it.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    ...(whole ? { executablePath: whole } : {}),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

test.skip(!whole, "It needs the whole Chromium, which keeps pages for Back.");

const box = (page: Page) => ({
  username: page.getByLabel("用户名"),
  password: page.getByLabel("密码", { exact: true }),
  remember: page.getByLabel("记住密码"),
});

test("a login page from the browser's page cache holds nothing of the sign-in made there; signing out clears the remembered one from a login page in another tab, and from the one that Back restores [AUTH-08, AUTH-11, SEC-03]", async ({
  page,
  portal,
  context,
}) => {
  const { username, password, remember } = box(page);
  await test.step("the page cache", async () => {
    await page.addInitScript(() =>
      window.addEventListener("pageshow", ({ persisted }) => {
        document.documentElement.dataset["persisted"] = String(persisted);
      }),
    );
    // To a page that sends the others no message.
    await page.goto(`/login/?redirect_uri=${encodeURIComponent("/old-browser.js")}`);
    await portal.fillSignIn("student");
    await page.waitForURL(/\/old-browser\.js/);
    // A cached page is not loaded again.
    await page.goBack({ waitUntil: "commit" });
    await expect(page.locator("html")).toHaveAttribute("data-persisted", "true");
    await expect(username).toBeVisible();
    await expect(username).toHaveValue("");
    await expect(password).toHaveValue("");
    await context.clearCookies();
  });

  await page.goto("/login/");
  await remember.check();
  await page.getByLabel("下次自动登录").check();
  await portal.fillSignIn("student");
  await page.waitForURL(/desktop_all/i);

  const other = await context.newPage();
  // Where a site does not sign in automatically, the page stays and asks.
  await new Portal(other).configureSite({ autologin: false });
  await other.goto("/login/");
  await expect(other.getByRole("heading", { level: 2 })).toHaveText("您已以 李思涵 登录");
  await expect(box(other).password).toHaveValue("school-2026");
  await portal.askToSignOut();
  await page.getByRole("dialog").getByRole("button", { name: "退出登录" }).click();
  await page.waitForURL(/\/login\//);
  await expect(username).toBeVisible();
  await expect(other.getByText("李思涵")).toHaveCount(0);
  await expect(box(other).username).toBeVisible();
  await expect(box(other).username).toHaveValue("");
  await expect(box(other).password).toHaveValue("");

  await page.goBack();
  // A fresh one: Chromium does not cache a page that has received a message from another page meanwhile.
  await expect(username).toBeVisible();
  await expect(username).toHaveValue("");
  await expect(password).toHaveValue("");
  await expect(remember).not.toBeChecked();
  await remember.check();
  await expect(page.getByLabel("下次自动登录")).not.toBeChecked();
});

import { expect } from "@playwright/test";
import { answerAll, dialog, type Screen } from "./opening";

/** The pages without a session. What a person opens by a click is opened by a click here, so that the focus is the same. */
export const ACCOUNT_SCREENS: readonly Screen[] = [
  {
    name: "login",
    at: ["/login/"],
    open: async ({ page }) => {
      await page.goto("/login/");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  },
  {
    name: "login, refused",
    open: async ({ page, portal }) => {
      const refusal = {
        status: 400,
        code: "invalid_grant",
        message: "用户名或密码错误|||Wrong user name or password",
      };
      await answerAll(page, "**/api/uaa/oauth/login", { ...refusal, data: null, fieldErrors: [] });
      await page.goto("/login/");
      await portal.fillSignIn("teacher", "wrong-1234");
      await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    },
  },
  {
    name: "login, fields missing",
    open: async ({ page }) => {
      await page.goto("/login/");
      await page.getByRole("button", { name: /^(登录|Sign in)$/ }).click();
      await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    },
  },
  {
    name: "login, code to scan",
    open: async ({ page }) => {
      await page.goto("/login/");
      await page.getByRole("button", { name: /^(.*校园通.*|.*Campus app.*)$/ }).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: "forgotten password, first step",
    at: ["/forgetPassword"],
    open: async ({ page }) => {
      await page.goto("/forgetPassword");
      await expect(page.getByLabel(/^(用户名|User name)$/)).toBeVisible();
    },
  },
  {
    name: "forgotten password, second step",
    open: async ({ page }) => {
      // The platform does not send codes for every setting in a row.
      const sent = { status: 200, code: "200", message: "", data: { resetId: "audit" }, fieldErrors: [] };
      await answerAll(page, "**/api/uaa/password/code", sent);
      await page.goto("/forgetPassword");
      await page.getByLabel(/^(用户名|User name)$/).fill("teacher");
      await page
        .getByLabel(/^(登记的手机号或邮箱|Mobile number or e-mail address)$/)
        .fill("teacher@school.example");
      await page.keyboard.press("Enter");
      await expect(page.getByLabel(/^(验证码|Code)$/)).toBeVisible();
    },
  },
  {
    name: "bind page",
    at: ["/bind/"],
    shows: ["AccountPage"],
    open: async ({ page }) => {
      await page.goto("/bind/?openid=audit");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  },
  {
    name: "authorize page without a client",
    at: ["/authorize/"],
    open: async ({ page }) => {
      await page.goto("/authorize/");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  },
  {
    name: "login, by face",
    shows: ["FaceSignInDialog"],
    open: async ({ page }) => {
      await page.goto("/login/");
      await page.getByRole("button", { name: /^(刷脸登录|Sign in with your face)$/ }).click();
      // The picture of the browser's own camera has no face.
      await expect(dialog(page).getByRole("group").locator("p").first()).toBeVisible();
    },
  },
  {
    name: "authorize page, asking",
    at: ["/authorize/"],
    open: async ({ page, portal, language }) => {
      await portal.signInQuickly("staff");
      await page.goto(`/client/demo/start?ui_locales=${language}`);
      await expect(page.getByRole("button", { name: /^(允许|Allow)$/ })).toBeVisible();
    },
  },
];

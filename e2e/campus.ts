import type { Page } from "@playwright/test";
import { PASSWORD } from "./fixture";

/** The labels of the demo providers' forms. */
const FORM = {
  "zh-CN": { account: "校园账号", password: "密码", signIn: "登录" },
  en: { account: "Campus account", password: "Password", signIn: "Sign in" },
} as const;

/** Signs in at a demo provider, whose form the page shows. */
export const enterCampus = async (page: Page, account: string, language: keyof typeof FORM = "zh-CN") => {
  const words = FORM[language];
  await page.getByLabel(words.account).fill(account);
  await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: words.signIn, exact: true }).click();
};

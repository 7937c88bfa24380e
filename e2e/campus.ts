import { expect, type APIRequestContext, type Page } from "@playwright/test";
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

/** The address with which the demo provider would send a browser back to the login page, for the state of its trip. */
export const returnFrom = async (
  browser: APIRequestContext,
  base: string,
  account: string,
  state: string,
): Promise<string> => {
  const answer = await browser.post(`${base}/provider/campus`, {
    form: {
      response_type: "code",
      client_id: "school-portal",
      redirect_uri: `${base}/login/`,
      state,
      ui_locales: "zh-CN",
      account,
      password: PASSWORD,
    },
    headers: { origin: base },
    maxRedirects: 0,
  });
  const back = answer.headers()["location"] ?? "";
  expect(back).toContain(encodeURIComponent(state));
  return back;
};

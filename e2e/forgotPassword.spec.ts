import { expect, test } from "./fixture";
import type { Page } from "@playwright/test";

const NEW = "river-boat-7";

/** The newest code in the demo outbox, which is a page of the platform. */
const readCode = async (page: Page): Promise<string> => {
  // Until then the newest code may be that of an earlier test.
  await expect(page.getByLabel(/^(验证码|Code)$/)).toBeVisible();
  const outbox = await page.request.get("/demo/outbox?ui_locales=en");
  return /Your code is (\d{6})/.exec(await outbox.text())?.[1] ?? "none";
};
const ask = async (page: Page, account: string, contact = `${account}@school.example`) => {
  await page.getByLabel(/^(用户名|User name)$/).fill(account);
  await page.getByLabel(/^(登记的手机号或邮箱|Mobile number or e-mail address)$/).fill(contact);
  await page.keyboard.press("Enter");
};

test("a forgotten password is reset by the keyboard alone, and signs in; old sessions have ended [AUTH-06, AUTH-07]", async ({
  page,
  portal,
  browser,
  platform,
}) => {
  const elsewhere = await browser.newContext({ baseURL: platform.url });
  const login = (password: string) =>
    elsewhere.request.post("/api/uaa/oauth/login", {
      form: { username: "student-b", password },
      headers: { "X-Device-Type": "pc" },
    });
  await login("school-2026");

  await page.goto("/forgetPassword");
  await expect(page.getByLabel("用户名", { exact: true })).toBeVisible();
  await portal.expectAccessible();
  await ask(page, "student-b");
  const code = page.getByLabel("验证码", { exact: true });
  await expect(code).toBeFocused();
  await portal.expectAccessible();
  const digits = await readCode(page);
  await page.keyboard.type(digits === "000000" ? "000001" : "000000");
  await page.keyboard.press("Enter");
  await expect(code).toHaveAccessibleDescription("验证码错误或已失效");
  // The wrong text is selected, so that it need not be deleted.
  await page.keyboard.type(digits);
  await page.keyboard.press("Enter");

  const password = page.getByLabel("新密码", { exact: true });
  await expect(password).toBeFocused();
  // Without a message between the steps and the field here, they still keep their distance.
  const steps = await page.getByRole("list").first().boundingBox();
  const label = await page.getByText("新密码", { exact: true }).boundingBox();
  expect((label?.y ?? 0) - ((steps?.y ?? 0) + (steps?.height ?? 0))).toBeGreaterThanOrEqual(12);
  await page.keyboard.type("12345678");
  await expect(page.getByText("还需要：数字与其他字符混用，或字母与其他字符混用")).toBeAttached();
  await page.keyboard.press("Enter");
  await expect(password).toHaveAccessibleDescription(/新密码还不符合要求/);
  await portal.expectAccessible();
  await password.fill(NEW);
  await page.keyboard.press("Enter");

  await expect(page.getByText("新密码已设置")).toBeVisible();
  expect(page.url()).not.toMatch(/student|\d{6}$|river/);
  expect((await (await elsewhere.request.get("/api/uaa/oauth/me")).json()) as unknown).toMatchObject({
    status: 401,
  });
  await expect(page.getByLabel("用户名", { exact: true })).toHaveValue("student-b");
  await page.getByLabel("密码", { exact: true }).fill(NEW);
  await page.keyboard.press("Enter");
  await page.waitForURL(/desktop_all/);
  expect((await (await login("school-2026")).json()) as unknown).toMatchObject({ status: 400 });
  await elsewhere.close();
});

test("Back and Forward go from step to step and lose nothing, no step reveals which accounts there are, and a reload begins again [AUTH-06, SEC-04]", async ({
  page,
}) => {
  const code = page.getByLabel("Code", { exact: true });
  await page.goto("/forgetPassword?language=en");
  const told: string[] = [];
  for (const account of ["admin2", "unknown-here"]) {
    await ask(page, account, "other@else.example");
    await code.fill("123456");
    await page.keyboard.press("Enter");
    await expect(code).toHaveAccessibleDescription(/wrong or/);
    const words = await page.locator("#app main").innerText();
    // The seconds until another code can be requested.
    told.push(words.replace(/\(\d+ s\)/, ""));
    await page.goBack();
  }
  expect(told[1]).toBe(told[0]);

  await ask(page, "teacher2", "139 0000 3001");
  await expect(code).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("User name")).toHaveValue("teacher2");
  await expect(page.getByLabel("Mobile number or e-mail address")).toHaveValue("139 0000 3001");
  await page.goForward();
  await code.fill(await readCode(page));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("New password")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Step 1 of 3")).toBeAttached();
  await expect(page.getByText(/reloaded, so the steps start over/)).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
});

test("the second rule of a site is shown and enforced [AUTH-07]", async ({ page, portal }) => {
  await portal.configureSite({ passwordRule: 2 });
  await page.route(/\/forgetPassword/, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/"passwordRule":1/, '"passwordRule":2');
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto("/forgetPassword?language=en");
  await ask(page, "parent2");
  await page.getByLabel("Code", { exact: true }).fill(await readCode(page));
  await page.keyboard.press("Enter");
  const password = page.getByLabel("New password");
  await password.fill("has+plus1");
  await expect(
    page.getByRole("listitem").filter({ hasText: "Letters, digits and _ . @ - only" }),
  ).toContainText("Not yet");
  await password.fill("onlyletters");
  await expect(page.getByText("The password meets the rules")).toBeAttached();
});

test("where the platform sends no codes it says whom to ask; from the login page it opens in a window of its own [AUTH-06]", async ({
  page,
  context,
}) => {
  await page.route("**/api/uaa/password/code*", (route) =>
    route.fulfill({
      json: { status: 501, code: "not_implemented", message: "", data: null, fieldErrors: [] },
    }),
  );
  await page.goto("/forgetPassword");
  await ask(page, "teacher");
  await expect(page.getByText("请联系学校管理员为您重设密码", { exact: false })).toBeVisible();
  await page.getByRole("link", { name: "返回登录" }).click();
  await page.waitForURL(/\/login\//);
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: /忘记密码/ }).click();
  const help = await opened;
  await expect(help).toHaveURL(/\/forgetPassword/);
  await expect(help.getByRole("heading", { level: 1, name: "找回密码" })).toBeVisible();
  expect(await help.evaluate(() => window.opener === null)).toBe(true);
});

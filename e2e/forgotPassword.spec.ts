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

test("a forgotten password is reset by the keyboard alone, and signs in; old sessions have ended; Back and Forward go from step to step [AUTH-06, AUTH-07]", async ({
  page,
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

  const code = page.getByLabel("验证码", { exact: true });
  const account = page.getByLabel("用户名", { exact: true });
  await page.goto("/forgetPassword");
  await test.step("Back and Forward go from step to step and lose nothing; a reload begins again", async () => {
    await ask(page, "teacher2", "139 0000 3001");
    await expect(code).toBeVisible();
    await page.goBack();
    await expect(account).toHaveValue("teacher2");
    await expect(page.getByLabel("登记的手机号或邮箱")).toHaveValue("139 0000 3001");
    await page.goForward();
    await code.fill(await readCode(page));
    await page.getByRole("button", { name: "下一步" }).click();
    await expect(page.getByLabel("新密码", { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText("第 1 步，共 3 步")).toBeAttached();
    await expect(page.getByText(/重新加载/)).toBeVisible();
    expect(new URL(page.url()).hash).toBe("");
  });

  await ask(page, "student-b");
  await expect(code).toBeFocused();
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
  await password.fill(NEW);
  await page.keyboard.press("Enter");

  await expect(page.getByText("新密码已设置")).toBeVisible();
  expect(page.url()).not.toMatch(/student|\d{6}$|river/);
  expect((await (await elsewhere.request.get("/api/uaa/oauth/me")).json()) as unknown).toMatchObject({
    status: 401,
  });
  await expect(account).toHaveValue("student-b");
  await page.getByLabel("密码", { exact: true }).fill(NEW);
  await page.keyboard.press("Enter");
  await page.waitForURL(/desktop_all/);
  expect((await (await login("school-2026")).json()) as unknown).toMatchObject({ status: 400 });
  await elsewhere.close();
});

import type { Page } from "@playwright/test";
import { enterCampus } from "./campus";
import { expect, PASSWORD, test } from "./fixture";

const ALLOW = /^(允许|Allow)$/;

/** Begins at the demo client, as a person does, and waits for the authorize page. */
const begin = async (page: Page, language = "zh-CN") => {
  await page.goto(`/client/demo?ui_locales=${language}`);
  await page.getByRole("link", { name: /用校园门户登录|Sign in with School Portal/ }).click();
  await page.waitForURL(/\/authorize\//);
};

test("a person signs in on the authorize page, by a password or at a provider, denies or allows it, and the application learns as much as that; a password in its address signs nobody in; next time it does not ask [AUTH-11, AUTH-12, AUTH-13, AUTH-17, REDIR-02]", async ({
  page,
  portal,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`));

  await test.step("a link with a name and a password leaves it at the box", async () => {
    const leaving = await page.request.get("/client/demo/start?ui_locales=zh-CN", { maxRedirects: 0 });
    await page.goto(`${leaving.headers()["location"] ?? ""}&username=student&password=${PASSWORD}`);
    await expect(page.getByText("“示例图书馆”请求用您的账号登录。请先登录")).toBeVisible();
    expect(page.url()).not.toContain(PASSWORD);
    expect(asked.slice(1).filter((line) => line.includes(PASSWORD))).toEqual([]);
    expect(asked.filter((line) => line.startsWith("POST"))).toEqual([]);
    expect((await (await page.request.get("/api/uaa/oauth/me")).json()) as unknown).toMatchObject({
      status: 401,
    });
  });
  const asking = page.url();

  await test.step("a person signs in without leaving the page, and a reload loses nothing", async () => {
    await portal.fillSignIn("staff");
    await expect(heading).toHaveText("“示例图书馆”请求用您的账号登录");
    await expect(heading).toBeFocused();
    expect(page.url()).toBe(asking);
    await page.reload();
    await expect(page.getByText("赵敏（staff）")).toBeVisible();
    await portal.expectAccessible();
  });

  await test.step("a different person signs in at a provider, returns to it, and denies it", async () => {
    const withoutLanguage = (address: string) => address.replace(/&(language|ui_locales)=[^&]*/g, "");
    await page.getByRole("button", { name: "不是您？" }).click();
    await page.getByRole("button", { name: "使用统一身份认证登录" }).click();
    await page.waitForURL(/\/provider\/campus\?/);
    await enterCampus(page, "campus-teacher");
    await expect(page.getByText("王雅琴（teacher）")).toBeVisible();
    expect(withoutLanguage(page.url())).toBe(withoutLanguage(asking));
    await page.getByRole("button", { name: "拒绝" }).click();
    await expect(page.getByRole("alert")).toHaveText("您没有同意登录，本应用什么也没有得到。");
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      error: "access_denied",
      state: expect.stringMatching(/^[\w-]{43}$/) as unknown,
    });
  });

  await test.step("allowed by the keyboard, it tells the application who the person is", async () => {
    await begin(page);
    await expect(page.getByRole("listitem")).toHaveText([/姓名和用户名/, /所在的学校/]);
    await page.waitForTimeout(600);
    await page.getByRole("button", { name: ALLOW }).press("Enter");
    await expect(heading).toHaveText("登录成功");
    const back = new URL(page.url());
    expect(back.pathname).toBe("/client/demo/back");
    expect([...back.searchParams.keys()]).toEqual(["code", "state", "source"]);
    expect(back.searchParams.get("source")).toBe("pc");
    const told = ["2001", "王雅琴", "teacher", "2", "育才实验学校", "2", "pc"];
    await expect(page.getByRole("definition")).toHaveText(told);
  });

  await test.step("it does not ask again, and is not in the history", async () => {
    await begin(page, "en");
    await expect(page.getByText("王雅琴")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/client\/demo\?/);
  });
});

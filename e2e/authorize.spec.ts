import { expect, PASSWORD, test } from "./fixture";
import type { Page } from "@playwright/test";

const ALLOW = /^(允许|Allow)$/;
const DENY = /^(拒绝|Deny)$/;

/** Begins at the demo client, as a person does, and waits for the authorize page. */
const begin = async (page: Page, language = "zh-CN") => {
  await page.goto(`/client/demo?ui_locales=${language}`);
  await page.getByRole("link", { name: /用校园门户登录|Sign in with School Portal/ }).click();
  await page.waitForURL(/\/authorize\//);
};
/** Begins where the demo client's link leads; the authorize page is loaded by itself, so that a test can change the site. */
const start = async (page: Page, language = "zh-CN") => {
  const leaving = await page.request.get(`/client/demo/start?ui_locales=${language}`, { maxRedirects: 0 });
  await page.goto(leaving.headers()["location"] ?? "");
};
/** Every address that the page goes to by itself. */
const journeys = (page: Page) => {
  const gone: string[] = [];
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) gone.push(frame.url());
  });
  return gone;
};

test("a person signs in on the authorize page, allows it, and the application learns who they are; next time it does not ask [AUTH-12]", async ({
  page,
  portal,
}) => {
  await begin(page);
  await expect(page.getByText("“示例图书馆”请求用您的账号登录。请先登录")).toBeVisible();
  await portal.expectAccessible();
  const asking = page.url();
  await portal.fillSignIn("teacher");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("“示例图书馆”请求用您的账号登录");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(page.url()).toBe(asking);
  await expect(page.getByRole("listitem")).toHaveText([/姓名和用户名/, /所在的学校/]);
  await expect(page.getByText("王雅琴（teacher）")).toBeVisible();
  await portal.expectAccessible();
  await page.waitForTimeout(600);
  await page.getByRole("button", { name: ALLOW }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("登录成功");
  const back = new URL(page.url());
  expect(back.pathname).toBe("/client/demo/back");
  expect([...back.searchParams.keys()]).toEqual(["code", "state", "source"]);
  expect(back.searchParams.get("source")).toBe("pc");
  await expect(page.getByRole("definition")).toHaveText([
    "2001",
    "王雅琴",
    "teacher",
    "2",
    "育才实验学校",
    "2",
    "pc",
  ]);

  await begin(page, "en");
  await expect(page.getByText("王雅琴")).toBeVisible();
  // The authorize page is not in the history.
  await page.goBack();
  await expect(page).toHaveURL(/\/client\/demo\?/);
});

test("a different person signs out and in again without leaving the page; a reload loses nothing, and a refusal returns OAuth's error code [AUTH-11, AUTH-12]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("parent");
  await start(page, "en");
  const asking = page.url();
  await page.getByRole("button", { name: "Not you?" }).click();
  await portal.fillSignIn("staff");
  await expect(page.getByText("Zhao Min (staff)")).toBeVisible();
  expect(page.url()).toBe(asking);
  await page.reload();
  await expect(page.getByText("Zhao Min (staff)")).toBeVisible();
  await page.getByRole("button", { name: DENY }).click();
  await expect(page.getByRole("alert")).toHaveText("您没有同意登录，本应用什么也没有得到。");
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    error: "access_denied",
    state: expect.stringMatching(/^[\w-]{43}$/) as unknown,
  });
});

test("people who sign in by a provider and by single sign-on return to it, and the application gets what it requested [AUTH-12, AUTH-13, AUTH-19, REDIR-02]", async ({
  page,
  portal,
}) => {
  await portal.configureSite({ sso: true, loginTickitConifg: { apipath: "/api/uaa/ticket/login" } });
  await start(page);
  const withoutLanguage = () => page.url().replace(/&language=[^&]*/, "");
  const asking = withoutLanguage();
  for (const [leave, arrive, account, person] of [
    [/使用校园统一身份登录/, /\/provider\/campus\?/, "campus-parent", "parent"],
    [/^统一身份登录$/, /\/launcher\/\?/, "student2", "student2"],
  ] as const) {
    await page.getByRole("button", { name: leave }).click();
    await page.waitForURL(arrive);
    await page.getByLabel("账号").fill(account);
    await page.getByLabel("密码").fill(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page.getByText(`（${person}）`)).toBeVisible();
    expect(withoutLanguage()).toBe(asking);
    if (person === "parent") await page.getByRole("button", { name: "不是您？" }).click();
  }
  await portal.expectAccessible();
  // The application compares the state with the one that it keeps.
  await portal.answer(ALLOW);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("登录成功");
  await expect(page.getByRole("definition").nth(2)).toHaveText("student2");
});

test.describe("hostile requests", () => {
  const ask = (more: Record<string, string>) =>
    `/authorize/?${new URLSearchParams({ response_type: "code", client_id: "demo-library", state: "s", ...more }).toString()}`;

  test("an address that is not the application's, letter for letter, leads nowhere [AUTH-12, REDIR-05, SEC-04]", async ({
    page,
    portal,
  }) => {
    await portal.signInQuickly("teacher2");
    const gone = journeys(page);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") asked.push(new URL(request.url()).pathname);
    });
    for (const redirect_uri of [
      "https://evil.example/client/demo/back",
      "javascript:alert(document.domain)//",
    ]) {
      await page.goto(ask({ redirect_uri }));
      await expect(page.locator("#app").getByRole("alert")).toContainText("不是它登记的地址");
      await expect(page.getByRole("button", { name: ALLOW })).toHaveCount(0);
    }
    expect(new Set(gone.map((address) => new URL(address).pathname))).toEqual(new Set(["/authorize/"]));
    expect(asked).toEqual([]);
  });

  test("a missing client id and an unsupported type are shown in both languages; the application is notified of the second [AUTH-12]", async ({
    page,
    portal,
    platform: { url },
  }) => {
    const wrong = ask({ redirect_uri: `${url}/client/demo/back`, response_type: "token" });
    const alert = page.locator("#app").getByRole("alert");
    await page.goto("/pages/login/authorize/index.html");
    await expect(alert).toHaveText("缺少 client_id，请返回重试！");
    await page.getByRole("button", { name: "English" }).click();
    await expect(alert).toHaveText("Missing client_id, please go back and try again!");
    await page.goto(wrong);
    await expect(alert).toContainText("response_type has to be code");
    await portal.expectAccessible();
    await page.getByRole("button", { name: "简体中文" }).click();
    await expect(alert).toContainText("response_type 只能是 code");
    await portal.signInQuickly("teacher2");
    await page.goto(wrong);
    await page.waitForURL(/\/client\/demo\/back\?/);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      error: "unsupported_response_type",
      state: "s",
    });
  });

  test("a link with a name and a password signs no person in [AUTH-12, AUTH-17]", async ({
    page,
    platform,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`));
    const redirect_uri = `${platform.url}/client/demo/back`;
    await page.goto(ask({ redirect_uri, username: "student", password: PASSWORD }));
    await expect(page.getByText(/请先登录，再决定是否允许/)).toBeVisible();
    expect(page.url()).not.toContain(PASSWORD);
    expect(asked.slice(1).filter((line) => line.includes(PASSWORD))).toEqual([]);
    expect(asked.filter((line) => line.startsWith("POST"))).toEqual([]);
    expect((await (await page.request.get("/api/uaa/oauth/me")).json()) as unknown).toMatchObject({
      status: 401,
    });
  });

  test("another page cannot put it into a frame, nor allow it by a form of its own [AUTH-12, SEC-01, SEC-04]", async ({
    page,
    portal,
    platform,
    problems,
  }) => {
    problems.expect(/frame-ancestors|Framing|ERR_BLOCKED_BY_RESPONSE|chrome-error|csp-report/);
    await portal.signInQuickly("teacher");
    const redirect = `${platform.url}/client/demo/back`;
    await page.route("**/evil.html", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><title>evil</title><iframe src="${ask({ redirect_uri: redirect }).replaceAll("&", "&amp;")}"></iframe>
<form method="post" action="/api/uaa/shiyue_webauth"><input name="response_type" value="code"><input name="client_id" value="demo-library"><input name="redirect_uri" value="${redirect}"><button>win</button></form>`,
      }),
    );
    await page.goto("/evil.html");
    await expect(page.frameLocator("iframe").getByRole("button", { name: ALLOW })).toHaveCount(0);
    const answered = page.waitForResponse("**/shiyue_webauth");
    await page.getByRole("button", { name: "win" }).click();
    expect((await (await answered).json()) as unknown).toMatchObject({ status: 403, data: null });
  });
});

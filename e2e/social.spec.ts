import type { APIRequestContext, Page } from "@playwright/test";
import { enterCampus, returnFrom } from "./campus";
import { expect, PASSWORD, test } from "./fixture";
import { SIZES, sideways } from "./screen";

const DESKTOP = /\/pages\/base\/(pc|mobile)_desktop_all\/index\.html/;

const WORDS = {
  "zh-CN": {
    icon: "使用校园统一身份登录",
    provider: "校园统一身份",
    account: "校园账号",
    password: "密码",
    signIn: "登录",
    cancel: "取消，返回门户",
    bind: "绑定账号",
    bindSubmit: "绑定并登录",
    username: "用户名",
    refused: /不是从本页发起/,
    cancelled: /未完成/,
  },
  en: {
    icon: "Sign in with Campus ID",
    provider: "Campus ID",
    account: "Campus account",
    password: "Password",
    signIn: "Sign in",
    cancel: "Cancel and go back to the portal",
    bind: "Link your account",
    bindSubmit: "Link and sign in",
    username: "User name",
    refused: /was not started here/,
    cancelled: /was not completed/,
  },
} as const;
type Language = keyof typeof WORDS;
type Words = (typeof WORDS)[Language];
const ZH = WORDS["zh-CN"];

const speak = (page: Page, language: string) =>
  page.addInitScript((value) => localStorage.setItem("portal.language", value), language);

/** Signs in on the provider's page. */
const enter = async (page: Page, account: string, language: Language = "zh-CN") => {
  await expect(page.getByRole("heading", { level: 1, name: WORDS[language].provider })).toBeVisible();
  await enterCampus(page, account, language);
};

/** Leaves for the provider and stops on its page; returns the state it was given. */
const leave = async (page: Page, words: Words = ZH, address = "/login/") => {
  await page.goto(address);
  await page.getByRole("button", { name: words.icon }).click();
  await page.waitForURL(/\/provider\/campus\?/);
  return new URL(page.url()).searchParams.get("state") ?? "";
};

const fill = async (page: Page, username: string, words: Words) => {
  await page.getByLabel(words.username, { exact: true }).fill(username);
  await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: words.bindSubmit }).click();
};

for (const [size, language, account, person] of [
  ["pc", "zh-CN", "campus-new", "staff"],
  ["phone", "en", "campus-new2", "student2"],
] as const)
  test.describe(`${size}, ${language}`, () => {
    const words = WORDS[language];
    test.use(SIZES[size]);

    test("a state of another page and a cancelled trip end in the login box; an unknown account is linked by a password, and every page on the way fits [AUTH-02, AUTH-03, AUTH-04, AUTH-05, AUTH-13, A11Y-01]", async ({
      page,
      portal,
    }) => {
      const fits = async () => {
        await portal.expectAccessible();
        expect(await sideways(page)).toBeLessThanOrEqual(0);
      };
      const whoIs = async () => (await (await page.request.get("/api/uaa/oauth/me")).json()) as unknown;
      const icon = page.getByRole("button", { name: words.icon });
      await speak(page, language);
      await test.step("a state that this page did not create", async () => {
        await page.goto("/login/?code=of-another-tab&state=campus.0123456789abcdef0123456789abcdef");
        await expect(page.getByRole("alert").filter({ hasText: words.refused })).toBeVisible();
        await expect(page.getByRole("button", { name: words.signIn, exact: true })).toBeVisible();
        await expect(icon).toBeVisible();
        expect(new URL(page.url()).search).toBe("");
        const box = await icon.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
        await fits();
      });
      await test.step("a trip on which the person changes their mind", async () => {
        await icon.click();
        await page.waitForURL(/\/provider\/campus\?/);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await fits();
        await page.getByRole("link", { name: words.cancel }).click();
        await page.waitForURL(/\/login\//);
        await expect(page.getByRole("alert").filter({ hasText: words.cancelled })).toBeVisible();
        expect(new URL(page.url()).search).toBe("");
      });
      await test.step("an account that is not linked", async () => {
        await icon.click();
        await enter(page, account, language);
        await page.waitForURL(/\/bind\/\?.*openid=/);
        await expect(page.getByRole("heading", { level: 1, name: words.bind })).toBeVisible();
        await expect(page).toHaveTitle(new RegExp(words.bind));
        await expect(page.getByText(words.provider).first()).toBeVisible();
        await fits();
        await fill(page, person, words);
        await page.waitForURL(DESKTOP);
        expect(await whoIs()).toMatchObject({ status: 200, data: { loginName: person } });
      });
      // The platform's own tests show that it stays linked: one trip is enough here.
      if (size === "phone") return;
      await test.step("the same account, from then on", async () => {
        await portal.loseSession();
        await leave(page, words);
        await enter(page, account, language);
        await page.waitForURL(DESKTOP);
        await expect(page.getByRole("main")).toBeVisible();
        expect(await whoIs()).toMatchObject({ status: 200, data: { loginName: person } });
      });
    });
  });

test("the whole sign-in works by keyboard alone, and the person's target survives it, even with a wrong password there [A11Y-02, REDIR-01, AUTH-13]", async ({
  page,
}) => {
  await page.goto(`/login/?redirect_uri=${encodeURIComponent("/pc_desktop_all.html#/nowhere")}`);
  await page.getByRole("button", { name: ZH.icon }).waitFor();
  await page.getByRole("button", { name: ZH.signIn, exact: true }).focus();
  // The way by one's face stands before.
  await page.getByRole("button", { name: "刷脸登录" }).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: ZH.icon })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(ZH.account)).toBeFocused();
  await page.keyboard.type("campus-student");
  await page.keyboard.press("Tab");
  await page.keyboard.type("wrong");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("校园账号或密码错误");
  await expect(page.getByLabel(ZH.password)).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/pc_desktop_all\.html#\/nowhere/);
});

test("in English too a laptop shows the whole login box, and on a phone all ways to sign in are equally wide and fit the narrowest [DESK-08, A11Y-04]", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await speak(page, "en");
  const icons = page.getByRole("group").getByRole("button");
  const request = new URLSearchParams({
    response_type: "code",
    client_id: "demo-library",
    redirect_uri: `${baseURL}/client/demo/back`,
    state: "s",
  });
  for (const address of ["/login/", `/authorize/?${request.toString()}`]) {
    await page.goto(address);
    await expect(icons).toHaveCount(2);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight))
      .toBe(0);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  const [first, second] = await Promise.all([icons.nth(0).boundingBox(), icons.nth(1).boundingBox()]);
  expect(first).not.toBeNull();
  expect([second?.x, second?.width]).toEqual([first?.x, first?.width]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

test("icons that load late do not move the button [AUTH-03]", async ({ page, portal }) => {
  await portal.leaveAnswersToTheNetwork();
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route("**/api/uaa/social/info*", async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto("/login/");
  const submit = page.getByRole("button", { name: ZH.signIn, exact: true });
  await expect(page.getByText("育才实验学校").first()).toBeVisible();
  const before = await submit.boundingBox();
  expect(before).not.toBeNull();
  await expect(page.getByRole("button", { name: ZH.icon })).toHaveCount(0);
  open();
  await expect(page.getByRole("button", { name: ZH.icon })).toBeVisible();
  expect(await submit.boundingBox()).toEqual(before);
});

test.describe("hostile returns", () => {
  test("another browser's return, including its state, signs no person in; one's own works once and is not in the history [AUTH-13, AUTH-17, SEC-04]", async ({
    page,
    request,
    platform,
  }) => {
    const refused = page.getByRole("alert").filter({ hasText: ZH.refused });
    const stolen = await returnFrom(request, platform.url, "campus-student", `campus.${"0a".repeat(16)}`);
    const posts: string[] = [];
    page.on("request", (sent) => {
      if (sent.method() === "POST") posts.push(sent.url());
    });
    await leave(page);
    await page.goto(stolen);
    await expect(refused).toBeVisible();
    expect(posts).toEqual([]);
    expect((await (await page.request.get("/api/uaa/oauth/me")).json()) as unknown).toMatchObject({
      status: 401,
    });

    await page.getByRole("button", { name: ZH.icon }).click();
    await page.waitForURL(/\/provider\/campus\?/);
    const state = new URL(page.url()).searchParams.get("state") ?? "";
    const back = await returnFrom(page.request, platform.url, "campus-teacher", state);
    const canary = new URL(back).searchParams.get("code") ?? "none";
    const asked: string[] = [];
    page.on("request", (sent) => asked.push(`${sent.url()} ${sent.headers()["referer"] ?? ""}`));
    await page.goto(back);
    await page.waitForURL(DESKTOP);
    expect(asked.slice(1).filter((line) => line.includes(canary))).toEqual([]);
    await page.goto(back);
    await expect(refused).toBeVisible();
    expect(page.url()).not.toContain(canary);
  });

  /** What the platform tells another browser that has proven an account that is not linked. */
  const prove = async (thief: APIRequestContext, base: string) => {
    const back = await returnFrom(thief, base, "campus-new3", `campus.${"0b".repeat(16)}`);
    const answer = await thief.post("/api/uaa/social/campus", {
      form: { code: new URL(back).searchParams.get("code") ?? "" },
      headers: { "X-Device-Type": "pc" },
    });
    const { code, data } = (await answer.json()) as { code: string; data: { openid: string; id: string } };
    expect(code).toBe("not_bound");
    return new URLSearchParams({ openid: data.openid, id: data.id }).toString();
  };

  test("a bind page with another browser's ticket links nothing, although the password is right [AUTH-05, SEC-04]", async ({
    page,
    request,
    platform,
  }) => {
    await page.goto(`/bind/?${await prove(request, platform.url)}`);
    await fill(page, "admin", ZH);
    await expect(page.getByRole("alert").filter({ hasText: "绑定已失效" })).toBeFocused();
    await expect(page.getByLabel(ZH.password, { exact: true })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "返回登录" })).toBeVisible();
    await prove(request, platform.url);
  });
});

test("the password still signs in if the code for other ways cannot be loaded, and a return says so [REL-03]", async ({
  page,
  portal,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  await page.route("**/assets/social.*.js", (route) => route.abort());
  await page.goto("/login/?code=c&state=campus.s");
  await expect(page.getByRole("alert").filter({ hasText: "网络错误" })).toBeVisible();
  await expect(page.getByRole("group")).toHaveCount(0);
  await portal.fillSignIn("teacher");
  await page.waitForURL(DESKTOP);
});

test("the bind page has a second address, and says what is missing without parameters [AUTH-05]", async ({
  page,
  portal,
}) => {
  await page.goto("/pages/login/pc_bind_all/index.html");
  await expect(page.getByRole("heading", { level: 1, name: ZH.bind })).toBeVisible();
  await expect(page.getByText(/请重新选择登录方式/)).toBeVisible();
  await expect(page.getByLabel(ZH.username)).toHaveCount(0);
  await portal.expectAccessible();
  await page.getByRole("link", { name: "返回登录" }).click();
  await page.waitForURL(/\/login\//);
});

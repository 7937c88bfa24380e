import type { Page } from "@playwright/test";
import { enterCampus } from "./campus";
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

for (const [size, language] of [
  ["pc", "zh-CN"],
  ["phone", "en"],
] as const)
  test.describe(`${size}, ${language}`, () => {
    const words = WORDS[language];
    test.use(SIZES[size]);

    test("a provider's account signs in; every page on the way fits and has no axe finding [AUTH-02, AUTH-03, AUTH-13, A11Y-01]", async ({
      page,
      portal,
    }) => {
      await speak(page, language);
      await page.goto("/login/");
      const icon = page.getByRole("button", { name: words.icon });
      await expect(icon).toBeVisible();
      const box = await icon.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await portal.expectAccessible();
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await icon.click();
      await page.waitForURL(/\/provider\/campus\?/);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await portal.expectAccessible();
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await enter(page, "campus-teacher", language);
      await page.waitForURL(DESKTOP);
      await expect(page.getByRole("main")).toBeVisible();
      const me = await page.request.get("/api/uaa/oauth/me");
      expect(await me.json()).toMatchObject({ status: 200, data: { loginName: "teacher" } });
    });

    test("the bind page fits and has no axe finding [AUTH-05, A11Y-01]", async ({ page, portal }) => {
      await speak(page, language);
      await page.goto("/bind/?openid=o&id=i");
      await expect(page.getByRole("heading", { level: 1, name: words.bind })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(words.bind));
      await portal.expectAccessible();
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    });
  });

for (const [size, language, account, person] of [
  ["pc", "zh-CN", "campus-new", "staff"],
  ["phone", "en", "campus-new2", "student2"],
] as const)
  test.describe(`there and back, ${size}, ${language}`, () => {
    const words = WORDS[language];
    test.use(SIZES[size]);

    test("a state that this page did not create is refused in the login box, and no person is signed in [AUTH-13]", async ({
      page,
    }) => {
      await speak(page, language);
      await page.goto("/login/?code=of-another-tab&state=campus.0123456789abcdef0123456789abcdef");
      await expect(page.getByRole("alert").filter({ hasText: words.refused })).toBeVisible();
      await expect(page.getByRole("button", { name: words.signIn, exact: true })).toBeVisible();
      await expect(page.getByRole("button", { name: words.icon })).toBeVisible();
      expect(new URL(page.url()).search).toBe("");
    });

    test("changing one's mind leads back to the login box, which says so [AUTH-13]", async ({ page }) => {
      await speak(page, language);
      await leave(page, words);
      await page.getByRole("link", { name: words.cancel }).click();
      await page.waitForURL(/\/login\//);
      await expect(page.getByRole("alert").filter({ hasText: words.cancelled })).toBeVisible();
      expect(new URL(page.url()).search).toBe("");
    });

    test("an unknown account is linked once, with a password, and signs in from then on [AUTH-04, AUTH-05]", async ({
      page,
      portal,
    }) => {
      await speak(page, language);
      await leave(page, words);
      await enter(page, account, language);
      await page.waitForURL(/\/bind\/\?.*openid=/);
      await expect(page.getByText(words.provider).first()).toBeVisible();
      await fill(page, person, words);
      await page.waitForURL(DESKTOP);
      await portal.loseSession();
      await leave(page, words);
      await enter(page, account, language);
      await page.waitForURL(DESKTOP);
      const me = await page.request.get("/api/uaa/oauth/me");
      expect(await me.json()).toMatchObject({ data: { loginName: person } });
    });
  });

test("the whole sign-in works by keyboard alone [A11Y-02, AUTH-13]", async ({ page }) => {
  await page.goto("/login/");
  await page.getByRole("button", { name: ZH.icon }).waitFor();
  await page.getByRole("button", { name: ZH.signIn, exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: ZH.icon })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(ZH.account)).toBeFocused();
  await page.keyboard.type("campus-student");
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL(DESKTOP);
});

test("the person's target survives the trip, even with a wrong password there [REDIR-01, AUTH-13]", async ({
  page,
}) => {
  const wanted = encodeURIComponent("/pc_desktop_all.html#/nowhere");
  await leave(page, ZH, `/login/?redirect_uri=${wanted}`);
  await page.getByLabel(ZH.account).fill("campus-parent");
  await page.getByLabel(ZH.password).fill("wrong");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("校园账号或密码错误");
  await expect(page.getByLabel(ZH.password)).toBeFocused();
  await enter(page, "campus-parent");
  await page.waitForURL(/\/pc_desktop_all\.html#\/nowhere/);
});

test("and a cancelled trip, followed by the password [REDIR-01, AUTH-13]", async ({ page, portal }) => {
  await leave(page, ZH, `/login/?redirect_uri=${encodeURIComponent("/pc_desktop_all.html#/nowhere")}`);
  await page.getByRole("link", { name: ZH.cancel }).click();
  await expect(page.getByRole("alert").filter({ hasText: ZH.cancelled })).toBeVisible();
  await portal.fillSignIn("teacher");
  await page.waitForURL(/\/pc_desktop_all\.html#\/nowhere/);
});

test("in English too a laptop shows the whole login box, and on a phone all ways to sign in are equally wide and fit the narrowest [DESK-08, A11Y-04]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await speak(page, "en");
  const icons = page.getByRole("group").getByRole("button");
  for (const begin of [
    () => page.goto("/login/"),
    async () => {
      await page.goto("/client/demo?ui_locales=en");
      await page.getByRole("link", { name: "Sign in with School Portal" }).click();
      await page.waitForURL(/\/authorize\//);
    },
  ]) {
    await begin();
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

test("icons that load late do not move the button, and there are none without providers [AUTH-03]", async ({
  page,
  portal,
}) => {
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

  await page.unroute("**/api/uaa/social/info*");
  await page.route("**/api/uaa/social/info*", (route) => route.fulfill({ json: { status: 200, data: [] } }));
  const answered = page.waitForResponse("**/api/uaa/social/info*");
  await page.reload();
  await answered;
  await expect(submit).toBeVisible();
  await expect(page.getByRole("group")).toHaveCount(0);
});

test.describe("hostile returns", () => {
  /** Signs in at the provider in a separate browser and keeps the return address. */
  const attackersReturn = async (page: Page, account: string) => {
    const state = await leave(page);
    let back = "";
    await page.route("**/provider/campus", async (route) => {
      const answer = await route.fetch({ maxRedirects: 0 });
      back = answer.headers()["location"] ?? "";
      await route.fulfill({ contentType: "text/html", body: "<!doctype html><title>held</title>" });
    });
    await enter(page, account);
    await expect(page).toHaveTitle("held");
    await page.unroute("**/provider/campus");
    expect(back).toContain(encodeURIComponent(state));
    return back;
  };

  test("another browser's return, including its state, signs no person in [AUTH-13, SEC-04]", async ({
    page,
    browser,
    platform,
  }) => {
    const attacker = await browser.newContext({ baseURL: platform.url, locale: "zh-CN" });
    const back = await attackersReturn(await attacker.newPage(), "campus-student");
    await attacker.close();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await leave(page);
    await page.goto(back);
    await expect(page.getByRole("alert").filter({ hasText: ZH.refused })).toBeVisible();
    expect(asked.filter((line) => line.startsWith("POST"))).toEqual([]);
    expect((await (await page.request.get("/api/uaa/oauth/me")).json()) as unknown).toMatchObject({
      status: 401,
    });
  });

  test("a return works once; used again it is refused, and is not in the history [AUTH-13, AUTH-17]", async ({
    page,
  }) => {
    const back = await attackersReturn(page, "campus-teacher");
    const canary = new URL(back).searchParams.get("code") ?? "none";
    const asked: string[] = [];
    page.on("request", (request) => asked.push(`${request.url()} ${request.headers()["referer"] ?? ""}`));
    await page.goto(back);
    await page.waitForURL(DESKTOP);
    expect(asked.slice(1).filter((line) => line.includes(canary))).toEqual([]);
    await page.goto(back);
    await expect(page.getByRole("alert").filter({ hasText: ZH.refused })).toBeVisible();
    expect(page.url()).not.toContain(canary);
  });

  test("an old trip is refused [AUTH-13]", async ({ page }) => {
    const back = await attackersReturn(page, "campus-teacher");
    await page.evaluate(() => {
      const trip = JSON.parse(sessionStorage.getItem("portal.socialTrip") ?? "{}") as { at: number };
      sessionStorage.setItem("portal.socialTrip", JSON.stringify({ ...trip, at: trip.at - 10 * 60_000 - 1 }));
    });
    await page.goto(back);
    await expect(page.getByRole("alert").filter({ hasText: ZH.refused })).toBeVisible();
  });

  test("a bind page with another browser's ticket links nothing, although the password is right [AUTH-05, SEC-04]", async ({
    page,
    browser,
    platform,
  }) => {
    const attacker = await browser.newContext({ baseURL: platform.url, locale: "zh-CN" });
    const thief = await attacker.newPage();
    await leave(thief);
    await enter(thief, "campus-new3");
    await thief.waitForURL(/\/bind\/\?/);
    await page.goto(thief.url());
    await fill(page, "admin", ZH);
    await expect(page.getByRole("alert").filter({ hasText: "绑定已失效" })).toBeFocused();
    await expect(page.getByLabel(ZH.password, { exact: true })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "返回登录" })).toBeVisible();
    await leave(thief);
    await enter(thief, "campus-new3");
    await thief.waitForURL(/\/bind\/\?/);
    await attacker.close();
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
  await page.goto("/pages/login/pc_bind_all/index.html?openid=o&id=i");
  await expect(page.getByRole("heading", { level: 1, name: ZH.bind })).toBeVisible();
  await expect(page.getByLabel(ZH.username)).toBeVisible();
  await page.goto("/bind/");
  await expect(page.getByText(/请重新选择登录方式/)).toBeVisible();
  await expect(page.getByLabel(ZH.username)).toHaveCount(0);
  await portal.expectAccessible();
  await page.getByRole("link", { name: "返回登录" }).click();
  await page.waitForURL(/\/login\//);
});

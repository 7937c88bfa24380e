import type { Page } from "@playwright/test";
import { DEVICE_ROWS, PERSON_PREFIX, PERSONAL_ROWS, type Row } from "../src/base/platform/storageTable";
import { expect, PASSWORD, test } from "./fixture";
import { go, noticesTile } from "./viewportPage";
import { chooseLine } from "./personMenu";

const TEACHER = "2:2001";
// Whole sign-ins, one after the other: recording each would take as long again.
test.use({ trace: "off" });

const greeting = (page: Page) => page.getByRole("heading", { level: 1, name: /好，|Good / });

/** Everything the portal keeps on this device, and what it only reads. */
const names = (area: "local" | "session") => {
  const of = (rows: Readonly<Record<string, Pick<Row<never>, "name" | "area">>>, prefix = "") =>
    Object.values(rows).flatMap((row) => (row.area === area ? [prefix + row.name] : []));
  const own = [...of(DEVICE_ROWS), ...of(PERSONAL_ROWS, `${PERSON_PREFIX}${TEACHER}.`)];
  return area === "local" ? [...own, "langType"] : own;
};

test("with invalid values in storage, of no JSON and of wrong kinds, a person signs in and sees the desktop [REL-03, AUTH-10]", async ({
  page,
  portal,
  context,
}) => {
  // src/base/platform/storage.test.ts reads every row with many more.
  const BROKEN = [
    `\ud800\u202e{<script>${"x".repeat(100_000)}`,
    '{"userId":{},"unitId":[],"userType":2,"campuses":[null,{}],"text":{"id":7},"from":"/\\\\evil.test","nonce":"n","at":0,"__proto__":{"polluted":1}}',
  ];
  for (const value of BROKEN)
    await test.step(value.slice(0, 60), async () => {
      await context.clearCookies();
      // Each page begins with the values, the desktop too.
      await page.addInitScript(
        ({ local, session, text }) => {
          for (const name of local) localStorage.setItem(name, text);
          for (const name of session) sessionStorage.setItem(name, text);
        },
        { local: names("local"), session: names("session"), text: value },
      );
      await page.goto("/login/");
      await portal.fillSignIn("student");
      await page.waitForURL(/desktop_all/i);
      await expect(greeting(page)).toBeVisible();
      await expect(noticesTile(page)).toBeVisible();
      expect(await page.evaluate(() => "polluted" in {})).toBe(false);
    });
});

test("a manipulated return address leads nowhere, and a person signs in by hand [REL-03, REDIR-05]", async ({
  page,
  portal,
  platform,
}) => {
  // Other such addresses are refused by the tests of src/sign-in/core.
  const trip = (from: string) => JSON.stringify({ provider: "campus", nonce: "n", at: Date.now(), from });
  await page.goto("/old-browser.js");
  for (const [name, from, query] of [
    ["portal.ssoTrip", "/\\evil.test/", "ticket=t&state=n"],
    ["portal.socialTrip", "/\t/evil.test", "code=c&state=campus.n"],
  ] as const) {
    await page.evaluate(([key, kept]) => sessionStorage.setItem(key, kept), [name, trip(from)] as const);
    await page.goto(`/login/?${query}&redirect_uri=%2Fold-browser.js`);
    // A ticket without a trip may come from anyone.
    if (query.startsWith("ticket")) await page.getByRole("button", { name: "不，在此登录" }).click();
    // The box is hidden until the answer is there: text typed before that would be lost.
    else await expect(page.getByText("此登录请求已失效")).toBeVisible();
    await portal.fillSignIn("student");
    await page.waitForURL(`${platform.url}/old-browser.js`);
    await page.context().clearCookies();
  }
});

const FORBIDDEN: Readonly<Record<string, () => void>> = {
  "is forbidden": () => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
  },
  "is full": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  },
  "is not there": () => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches", "BroadcastChannel"])
      Object.defineProperty(window, name, { get: () => undefined });
    Object.defineProperty(navigator, "locks", { get: () => undefined });
  },
};

for (const [how, forbid] of Object.entries(FORBIDDEN))
  test(`where storage ${how}, a person signs in, changes language and look, and signs out [REL-03, AUTH-08, AUTH-11]`, async ({
    page,
    portal,
  }) => {
    await page.addInitScript(forbid);
    await page.goto("/login/");
    const remember = page.getByLabel("记住密码");
    if (how === "is full") await remember.check();
    else {
      await expect(page.getByText("此浏览器或连接无法安全保存密码。")).toBeVisible();
      await expect(remember).toHaveCount(0);
    }
    await portal.fillSignIn("student");
    await page.waitForURL(/desktop_all/i);
    await expect(greeting(page)).toBeVisible();
    await chooseLine(page, "Switch to English");
    await expect(page.getByRole("heading", { level: 1, name: /Good / })).toBeVisible();
    await portal.askToSignOut();
    await page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL(/\/login\//);
    await expect(page.getByLabel(/^(用户名|User name)$/)).toBeVisible();
  });

const YEAR = 365.25 * 24 * 3_600_000;

for (const [how, years] of [
  ["ten years ahead", 10],
  ["at the beginning of time", -new Date().getFullYear() + 1970],
] as const)
  test(`with a clock that is ${how}, a person signs in, is remembered, and returns through a provider [REL-03, AUTH-08]`, async ({
    page,
    portal,
    context,
  }) => {
    await context.addInitScript((shift) => {
      const Real = Date;
      class Wrong extends Real {
        constructor(...given: unknown[]) {
          super(...((given.length > 0 ? given : [Wrong.now()]) as [number]));
        }
        static override now = () => Real.now() + shift;
      }
      window.Date = Wrong as DateConstructor;
    }, years * YEAR);
    await page.goto("/login/?redirect_uri=%2Fold-browser.js");
    await page.getByLabel("记住密码").check();
    await portal.fillSignIn("student");
    await page.waitForURL("**/old-browser.js");
    await context.clearCookies();
    await page.goto("/login/");
    await expect(page.getByLabel("用户名")).toHaveValue("student");
    await page.getByRole("button", { name: "使用统一身份认证登录" }).click();
    await page.getByLabel("校园账号").fill("campus-teacher");
    await page.getByLabel("密码").fill("school-2026");
    await page.keyboard.press("Enter");
    await page.waitForURL(/desktop_all/i);
    await expect(greeting(page)).toBeVisible();
  });

const COOKIES_OFF = {
  "zh-CN": "此浏览器不保存 Cookie，无法登录。",
  en: "This browser keeps no cookies, so you cannot sign in.",
} as const;

test("where cookies are off every page with a login box says so, the login page before the first attempt [REL-03, AUTH-04, AUTH-12]", async ({
  page,
  portal,
  problems,
  platform,
}) => {
  problems.expect(/status of 401/);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "cookieEnabled", { get: () => false });
    Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => undefined });
  });
  await page.route(`${platform.url}/**`, async (route) => {
    const headers = { ...(await route.request().allHeaders()), cookie: "" };
    const response = await route.fetch({ headers, maxRedirects: 0 });
    await page.context().clearCookies();
    const kept = Object.entries(response.headers()).filter(([name]) => name !== "set-cookie");
    await route.fulfill({ response, headers: Object.fromEntries(kept) });
  });
  const password = page.getByLabel(/^(密码|Password)$/);
  const told = (words: string) => page.getByRole("alert").filter({ hasText: words });
  const back = encodeURIComponent(`${platform.url}/client/demo/back`);
  for (const [language, otherBox] of [
    ["zh-CN", "/bind/?id=campus&openid=o"],
    ["en", `/authorize/?response_type=code&client_id=demo-library&state=s&redirect_uri=${back}`],
  ] as const) {
    const words = COOKIES_OFF[language];
    await page.goto(`/login/?language=${language}`);
    await expect(told(words)).toBeVisible();
    await portal.fillSignIn("student");
    // The answer to the attempt, replacing the earlier text.
    await expect(password).toHaveAccessibleDescription(new RegExp(words));
    await expect(told(words)).toHaveCount(1);
    await page.goto(`${otherBox}&language=${language}`);
    await page.getByLabel(/^(用户名|User name)$/).fill("student");
    await password.fill(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(password).toHaveAccessibleDescription(new RegExp(words));
  }
  await page.goto("/login/?ticket=t&language=en");
  await expect(told(COOKIES_OFF.en)).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
});

test("where cookies are switched off meanwhile the box over the page says so, and sends no request [REL-03, API-11]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("student");
  await portal.openDesktop();
  await expect(greeting(page)).toBeVisible();
  await page.evaluate(() =>
    Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => undefined }),
  );
  await page.context().clearCookies();
  await go(page, "#/viewport?app=notices&fileId=notices");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const sheet = page.getByRole("dialog", { name: "用户登录" });
  const password = sheet.getByLabel("密码", { exact: true });
  await password.fill(PASSWORD);
  await password.press("Enter");
  await expect(password).toHaveAccessibleDescription(new RegExp(COOKIES_OFF["zh-CN"]));
  await expect(sheet.getByRole("alert")).toHaveCount(1);
  expect(asked).not.toContain("/api/uaa/oauth/login");
});

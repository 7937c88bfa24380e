import type { Browser, Page } from "@playwright/test";
import decodeQR from "qr/decode.js";
import { enterCampus } from "./campus";
import { expect, test } from "./fixture";
import { SIZES, sideways } from "./screen";

const DESKTOP = /\/pages\/base\/(pc|mobile)_desktop_all\/index\.html/;

const WORDS = {
  "zh-CN": {
    icon: "使用校园通扫码登录",
    picture: "登录二维码",
    here: /在此设备上/,
    confirm: "确认登录",
    refuse: "拒绝",
    scanned: "已扫描，请在手机上确认",
    named: "王雅琴 已登录，请在手机上确认",
    refused: "手机上拒绝了登录",
    expired: "二维码已过期",
    refresh: "刷新二维码",
    retry: "重试",
    hostile: /不是从本页发起/,
    portal: "校园门户",
  },
  en: {
    icon: "Sign in with Campus app",
    picture: "Sign-in code to scan",
    here: /on this device/,
    confirm: "Confirm",
    refuse: "Refuse",
    scanned: "Scanned. Now confirm on your phone",
    named: "王雅琴 has signed in. Now confirm on the phone",
    refused: "The sign-in was refused on the phone",
    expired: "The code has run out",
    refresh: "Get a new code",
    retry: "Try again",
    hostile: /was not started here/,
    portal: "School Portal",
  },
} as const;
type Language = keyof typeof WORDS;
const ZH = WORDS["zh-CN"];

const openCode = async (page: Page, language: Language = "zh-CN", address = "/login/") => {
  await page.addInitScript((value) => localStorage.setItem("portal.language", value), language);
  await page.goto(address);
  await page.getByRole("button", { name: WORDS[language].icon }).click();
  await expect(page.getByRole("img", { name: WORDS[language].picture })).toBeVisible();
};

/** The content of the code on the screen, read as a phone reads it: from its dots. */
const scan = async (page: Page, language: Language = "zh-CN") => {
  const picture = page.getByRole("img", { name: WORDS[language].picture });
  const size = 294;
  const dots = await picture.evaluate(async (image: HTMLImageElement, side) => {
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = side;
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0, side, side);
    return Array.from(context?.getImageData(0, 0, side, side).data ?? []);
  }, size);
  return decodeQR({ width: size, height: size, data: new Uint8Array(dots) });
};

/** Another device, which knows nothing of the first one. */
const phoneOf = async (browser: Browser, baseURL: string, locale: string) =>
  (await browser.newContext({ ...SIZES.phone, baseURL, locale })).newPage();

const whoIs = async (page: Page) =>
  ((await (await page.request.get("/api/uaa/oauth/me")).json()) as { data: { loginName: string } | null })
    .data?.loginName ?? null;

for (const [size, language] of [
  ["pc", "zh-CN"],
  ["phone", "en"],
] as const)
  test.describe(`${size}, ${language}`, () => {
    test.use(SIZES[size]);

    test("a code is scanned, signed in to and confirmed on a phone, and signs in where it is shown [AUTH-02, AUTH-13, A11Y-01]", async ({
      page,
      portal,
      browser,
      platform,
    }) => {
      const words = WORDS[language];
      await openCode(
        page,
        language,
        `/login/?redirect_uri=${encodeURIComponent("/pc_desktop_all.html#/nowhere")}`,
      );
      const dialog = page.getByRole("dialog", { name: words.icon });
      await portal.expectAccessible();
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      // A person who holds the phone cannot scan it: there the way on this device is the main one and comes first.
      const here = dialog.getByRole("link", { name: words.here });
      const places = [here, dialog.getByRole("img", { name: words.picture })];
      const [link, picture] = await Promise.all(places.map((place) => place.boundingBox()));
      expect([link, picture]).not.toContain(null);
      expect((link?.y ?? 0) < (picture?.y ?? 0)).toBe(size === "phone");
      await expect(here).toHaveText(size === "phone" ? /^Sign in on this device/ : /^无法扫描/);
      const matching = await dialog.locator(".match").textContent();

      const phone = await phoneOf(browser, platform.url, language);
      await phone.goto(await scan(page, language));
      await expect(dialog.getByText(words.scanned)).toBeVisible();
      await enterCampus(phone, "campus-teacher", language);
      await expect(dialog.getByText(words.named)).toBeVisible();
      await expect(phone.getByText(matching ?? "none", { exact: true })).toBeVisible();
      await expect(phone.getByText(words.portal)).toBeVisible();
      await expect(phone.getByText("127.0.0.1")).toBeVisible();
      expect(await sideways(phone)).toBeLessThanOrEqual(0);
      await phone.getByRole("button", { name: words.confirm }).click();
      await page.waitForURL(/\/pc_desktop_all\.html#\/nowhere/);
      expect([await whoIs(page), await whoIs(phone)]).toEqual(["teacher", null]);
      await phone.context().close();
    });
  });

test("it is refused on the phone and renewed by keyboard alone; Escape gives the focus back [AUTH-13, A11Y-02]", async ({
  page,
  browser,
  platform,
}) => {
  await page.goto("/login/");
  const icon = page.getByRole("button", { name: ZH.icon });
  await icon.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: ZH.picture })).toBeVisible();
  const first = await scan(page);
  const phone = await phoneOf(browser, platform.url, "zh-CN");
  await phone.goto(first);
  await enterCampus(phone, "campus-teacher");
  await phone.getByRole("button", { name: ZH.refuse }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(ZH.refused)).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: ZH.refused })).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: ZH.refresh })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: ZH.picture })).toBeVisible();
  expect(await scan(page)).not.toBe(first);
  await phone.goto(first);
  await expect(phone.getByRole("heading", { name: "二维码已失效" })).toBeVisible();
  await phone.context().close();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(icon).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.getItem("portal.socialTrip"))).toBeNull();
});

test("no request is sent while the page is hidden, nor after the code has expired [AUTH-13]", async ({
  page,
}) => {
  await page.clock.install();
  await openCode(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/qr/check")) asked.push(request.url());
  });
  const show = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await show("hidden");
  asked.length = 0;
  await page.clock.runFor(20_000);
  expect(asked).toEqual([]);
  const answered = page.waitForResponse("**/qr/check");
  await show("visible");
  await answered;
  await page.clock.fastForward(180_000);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(ZH.expired)).toBeVisible();
  asked.length = 0;
  await page.clock.runFor(20_000);
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: ZH.refresh }).click();
  await expect(page.getByRole("img", { name: ZH.picture })).toBeVisible();
});

test("without a network it says so, and continues when it is back [AUTH-13, REL-01]", async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  await page.route("**/api/uaa/social/campus-app/qr", (route) => route.abort());
  await page.goto("/login/");
  await page.getByRole("button", { name: ZH.icon }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("网络错误")).toBeVisible();
  await page.unroute("**/api/uaa/social/campus-app/qr");
  await dialog.getByRole("button", { name: ZH.retry }).click();
  await expect(page.getByRole("img", { name: ZH.picture })).toBeVisible();
  await page.route("**/qr/check", (route) => route.abort());
  await expect(dialog.getByText("无法连接，正在重试…")).toBeVisible();
  await page.unroute("**/qr/check");
  await expect(dialog.getByText("无法连接，正在重试…")).toHaveCount(0);
});

test("if its code cannot be loaded, an alert says so and the box stays [AUTH-13, REL-01]", async ({
  page,
  portal,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  await page.route("**/assets/qr.*.js", (route) => route.abort());
  await page.goto("/login/");
  await page.getByRole("button", { name: ZH.icon }).click();
  await expect(page.getByRole("alert").filter({ hasText: "未能打开校园通" })).toBeVisible();
  await portal.fillSignIn("teacher");
  await page.waitForURL(DESKTOP);
});

test("another browser's confirmation signs no person in here, and nothing is sent for it [AUTH-13, SEC-04]", async ({
  page,
  browser,
  platform,
}) => {
  const attacker = await (await browser.newContext({ baseURL: platform.url, locale: "zh-CN" })).newPage();
  let stolen = "";
  await attacker.route("**/qr/check", async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    if (body.includes('"confirmed"')) {
      stolen = body;
      await route.abort();
    } else await route.fulfill({ response: answer, body });
  });
  await openCode(attacker);
  const phone = await phoneOf(browser, platform.url, "zh-CN");
  await phone.goto(await scan(attacker));
  await enterCampus(phone, "campus-student");
  await phone.getByRole("button", { name: ZH.confirm }).click();
  await expect.poll(() => stolen).toContain('"code":"ok"');
  await phone.context().close();
  await attacker.context().close();

  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  await page.route("**/qr/check", (route) =>
    route.fulfill({ contentType: "application/json", body: stolen }),
  );
  await openCode(page);
  await expect(page.getByRole("dialog").getByText(ZH.hostile)).toBeVisible();
  expect(sent).not.toContain("/api/uaa/social/campus-app");
  expect(await whoIs(page)).toBeNull();
});

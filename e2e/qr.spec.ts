import type { APIRequestContext, Browser, Page } from "@playwright/test";
import decodeQR from "qr/decode.js";
import { enterCampus } from "./campus";
import { whoIs } from "./entryPage";
import { expect, PASSWORD, test } from "./fixture";
import { SIZES, sideways } from "./screen";

const ICON = { "zh-CN": "使用校园通扫码登录", en: "Sign in with Campus app" } as const;
const picture = (page: Page) => page.getByRole("img", { name: /^(登录二维码|Sign-in code to scan)$/ });
/** The button that has a new code made. */
const REFRESH = "刷新二维码";

const openCode = async (page: Page) => {
  await page.goto("/login/");
  await page.getByRole("button", { name: ICON["zh-CN"] }).click();
  await expect(picture(page)).toBeVisible();
};

/** The content of the code on the screen, read as a phone reads it: from its dots. */
const scan = async (page: Page) => {
  const size = 294;
  const dots = await picture(page).evaluate(async (image: HTMLImageElement, side) => {
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = side;
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0, side, side);
    const { data } = context?.getImageData(0, 0, side, side) ?? { data: [] };
    // One character a dot: passing every number of the picture to the test takes seconds.
    return Array.from({ length: side * side }, (_, at) => ((data[at * 4] ?? 0) < 128 ? "#" : " ")).join("");
  }, size);
  const data = Uint8Array.from({ length: size * size * 4 }, (_, at) =>
    at % 4 === 3 || dots[Math.floor(at / 4)] === " " ? 255 : 0,
  );
  return decodeQR({ width: size, height: size, data });
};

/** Another device, which knows nothing of the first one. */
const phoneOf = async (browser: Browser, baseURL: string, locale: string) =>
  (await browser.newContext({ ...SIZES.phone, baseURL, locale })).newPage();

/** Whether the way on this device is above the picture. */
const isLinkFirst = async (page: Page) => {
  const link = page.getByRole("dialog").getByRole("link", { name: /在此设备上|on this device/ });
  const [first, second] = await Promise.all([link.boundingBox(), picture(page).boundingBox()]);
  expect([first, second]).not.toContain(null);
  return (first?.y ?? 0) < (second?.y ?? 0);
};

test("a code is refused on a phone, renewed by keyboard alone, and signs in where it is shown once a phone confirms it [AUTH-02, AUTH-13, A11Y-01, A11Y-02]", async ({
  page,
  portal,
  browser,
  platform,
}) => {
  await page.goto(`/login/?redirect_uri=${encodeURIComponent("/pc_desktop_all.html#/nowhere")}`);
  await page.getByRole("button", { name: ICON["zh-CN"] }).focus();
  await page.keyboard.press("Enter");
  await expect(picture(page)).toBeVisible();
  const dialog = page.getByRole("dialog", { name: ICON["zh-CN"] });
  await portal.expectAccessible();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(await isLinkFirst(page)).toBe(false);
  await expect(dialog.getByRole("link", { name: /^无法扫描/ })).toBeVisible();
  const first = await scan(page);

  const phone = await phoneOf(browser, platform.url, "zh-CN");
  await test.step("a phone refuses it", async () => {
    await phone.goto(first);
    await expect(dialog.getByText("已扫描，请在手机上确认")).toBeVisible();
    await enterCampus(phone, "campus-teacher");
    await expect(dialog.getByText("王雅琴 已登录，请在手机上确认")).toBeVisible();
    expect(await sideways(phone)).toBeLessThanOrEqual(0);
    await phone.getByRole("button", { name: "拒绝" }).click();
    await expect(dialog.getByText("手机上拒绝了登录")).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: "手机上拒绝了登录" })).toHaveCount(1);
  });
  await test.step("it is renewed", async () => {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: REFRESH })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(picture(page)).toBeVisible();
    await phone.goto(first);
    await expect(phone.getByRole("heading", { name: "二维码已失效" })).toBeVisible();
    await phone.context().close();
  });
  await test.step("another phone, in English, confirms it", async () => {
    const second = await scan(page);
    expect(second).not.toBe(first);
    const matching = (await dialog.locator(".match").textContent()) ?? "none";
    const other = await phoneOf(browser, platform.url, "en");
    await other.goto(second);
    await enterCampus(other, "campus-teacher", "en");
    for (const text of [matching, "School Portal"])
      await expect(other.getByText(text, { exact: true })).toBeVisible();
    await expect(other.getByText("127.0.0.1")).toBeVisible();
    expect(await sideways(other)).toBeLessThanOrEqual(0);
    await other.getByRole("button", { name: "Confirm" }).click();
    await page.waitForURL(/\/pc_desktop_all\.html#\/nowhere/);
    expect([await whoIs(page), await whoIs(other)]).toEqual(["teacher", null]);
    await other.context().close();
  });
});

test.describe("on a phone, in English", () => {
  test.use({ ...SIZES.phone, locale: "en" });

  test("each thing that cannot be loaded is said and can be tried again; the dialog fits, and Escape gives the focus back [AUTH-13, REL-01, A11Y-01, A11Y-02]", async ({
    page,
    portal,
    problems,
  }) => {
    problems.expect(/ERR_FAILED/);
    const [CHUNK, CODE, CHECK] = ["**/assets/qr.*.js", "**/api/uaa/social/campus-app/qr", "**/qr/check"];
    for (const address of [CHUNK, CODE]) await page.route(address, (route) => route.abort());
    await page.goto("/login/");
    const icon = page.getByRole("button", { name: ICON.en });
    await icon.click();
    await expect(page.getByRole("alert").filter({ hasText: "Campus app could not be opened" })).toBeVisible();
    await expect(page.getByLabel("User name")).toBeVisible();
    await page.unroute(CHUNK);
    await icon.click();
    const dialog = page.getByRole("dialog", { name: ICON.en });
    await expect(dialog.getByText(/network/i)).toBeVisible();
    await page.unroute(CODE);
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect(picture(page)).toBeVisible();

    await portal.expectAccessible();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    // A person who holds the phone cannot scan it: there the way on this device is the main one and comes first.
    expect(await isLinkFirst(page)).toBe(true);
    await expect(dialog.getByRole("link", { name: /^Sign in on this device/ })).toBeVisible();

    const trouble = dialog.getByText("No connection. Trying again…");
    await page.route(CHECK, (route) => route.abort());
    await expect(trouble).toBeVisible();
    await page.unroute(CHECK);
    await expect(trouble).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(icon).toBeFocused();
    expect(await page.evaluate(() => sessionStorage.getItem("portal.socialTrip"))).toBeNull();
  });
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
  await expect(dialog.getByText("二维码已过期")).toBeVisible();
  asked.length = 0;
  await page.clock.runFor(20_000);
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: REFRESH }).click();
  await expect(picture(page)).toBeVisible();
});

/** What the platform tells another browser whose code a phone has confirmed. */
const confirmedElsewhere = async (browser: APIRequestContext, base: string) => {
  const headers = { "X-Device-Type": "pc", origin: base };
  const post = async (path: string, form: Record<string, string>) =>
    (await browser.post(path, { form, headers })).text();
  const begun = await post("/api/uaa/social/campus-app/qr", { state: `campus-app.${"0a".repeat(16)}` });
  const { data } = JSON.parse(begun) as {
    data: { device_code: string; verification_uri_complete: string };
  };
  await browser.get(data.verification_uri_complete);
  const code = new URL(data.verification_uri_complete).searchParams.get("code") ?? "";
  const asked = await post("/provider/campus-app/scan", {
    code,
    account: "campus-student",
    password: PASSWORD,
  });
  const confirm = /name="confirm" value="([^"]+)"/.exec(asked)?.[1] ?? "";
  await post("/provider/campus-app/confirm", { confirm, decision: "yes" });
  return post("/api/uaa/social/campus-app/qr/check", { device_code: data.device_code });
};

test("another browser's confirmation signs no person in here, and nothing is sent for it [AUTH-13, SEC-04]", async ({
  page,
  request,
  platform,
}) => {
  const stolen = await confirmedElsewhere(request, platform.url);
  expect(stolen).toContain('"confirmed"');
  const sent: string[] = [];
  page.on("request", (asked) => {
    if (asked.method() === "POST") sent.push(new URL(asked.url()).pathname);
  });
  await page.route("**/qr/check", (route) =>
    route.fulfill({ contentType: "application/json", body: stolen }),
  );
  await openCode(page);
  await expect(page.getByRole("dialog").getByText(/不是从本页发起/)).toBeVisible();
  expect(sent).not.toContain("/api/uaa/social/campus-app");
  expect(await whoIs(page)).toBeNull();
});

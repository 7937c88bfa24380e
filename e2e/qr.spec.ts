import type { Browser, Page } from "@playwright/test";
import decodeQR from "qr/decode.js";
import { enterCampus } from "./campus";
import { whoIs } from "./entryPage";
import { expect, test } from "./fixture";
import { SIZES, sideways } from "./screen";

const ICON = "使用校园通扫码登录";
const picture = (page: Page) => page.getByRole("img", { name: "登录二维码" });
/** The button that has a new code made. */
const REFRESH = "刷新二维码";

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
  const link = page.getByRole("dialog").getByRole("link", { name: /在此设备上/ });
  const [first, second] = await Promise.all([link.boundingBox(), picture(page).boundingBox()]);
  expect([first, second]).not.toContain(null);
  return (first?.y ?? 0) < (second?.y ?? 0);
};

test("a code is refused on a phone, renewed by keyboard alone, and signs in where it is shown once a phone confirms it [AUTH-02, AUTH-13, A11Y-02]", async ({
  page,
  browser,
  platform,
}) => {
  await page.goto(`/login/?redirect_uri=${encodeURIComponent("/pc_desktop_all.html#/nowhere")}`);
  const icon = page.getByRole("button", { name: ICON });
  const dialog = page.getByRole("dialog", { name: ICON });
  await icon.focus();
  await page.keyboard.press("Enter");
  await expect(picture(page)).toBeVisible();
  await test.step("Escape gives the focus back, and ends the trip", async () => {
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(icon).toBeFocused();
    expect(await page.evaluate(() => sessionStorage.getItem("portal.socialTrip"))).toBeNull();
  });
  await page.keyboard.press("Enter");
  await expect(picture(page)).toBeVisible();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(await isLinkFirst(page)).toBe(false);
  await expect(dialog.getByRole("link", { name: /^无法扫描/ })).toBeVisible();
  await test.step("on a phone the way on this device is the main one and comes first, as nobody can scan it there", async () => {
    const ordinary = page.viewportSize();
    await page.setViewportSize(SIZES.phone.viewport);
    await expect(dialog.getByRole("link", { name: /^在此设备上/ })).toBeVisible();
    expect(await isLinkFirst(page)).toBe(true);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    if (ordinary) await page.setViewportSize(ordinary);
  });
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

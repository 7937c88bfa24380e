import type { APIResponse } from "@playwright/test";
import { expect, test } from "./fixture";

const DESKTOP = "/pages/base/pc_desktop_all/index.html";

test("the desktop stands before any script of it has come, and is taken over without a call or a change, does what was pressed before, and replaces pictures that had failed before [DESK-10, DESK-14, REL-03, SEC-01, SEC-03]", async ({
  page,
  portal,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  const isPicture = /\/api\/storage\/show\/unit\/|\/common\/app-icons\/sheets\//;
  await page.route(isPicture, (route) => route.fulfill({ status: 404 }));
  await portal.signInQuickly("student");
  // The program that draws needs a moment after the platform's start, and longer while the machine is busy.
  let drawn: APIResponse | undefined;
  await expect
    .poll(async () => {
      const answer = await page.request.get(DESKTOP, { headers: { "accept-language": "zh-CN" } });
      drawn = answer;
      return (await answer.text()).includes("data-drawn-for");
    })
    .toBe(true);
  expect(drawn?.headers()["cache-control"]).toBe("no-store");
  await page.route(`**${DESKTOP}`, (route) => route.fulfill(drawn ? { response: drawn } : {}));
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/portal.*.js", async (route) => {
    await held;
    await route.continue();
  });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/base/")) asked.push(request.url());
  });

  await page.goto(DESKTOP, { waitUntil: "commit" });
  const title = page.getByRole("heading", { level: 1, name: /李思涵/ });
  await expect(title).toBeVisible();
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  await title.evaluate((node) => Object.assign(node, { here: true }));
  expect(asked).toEqual([]);
  await page.keyboard.press("Control+k");
  await expect(page.locator("[data-pressed]")).toHaveCount(1);

  release();
  await expect(page.locator("[data-drawn-for]")).toHaveCount(0);
  await expect
    .poll(() => title.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);
  expect(await title.evaluate((node) => "here" in node)).toBe(true);
  // What the header's lists are asked for comes later, when the page is at rest.
  expect(asked.filter((url) => /my_app_icon|unReadCodeCount|message_select|popUpBox/.test(url))).toEqual([]);
  await expect(page.locator("#portal-answers")).toHaveCount(0);
  await expect(page.getByRole("dialog", { name: "搜索" }).getByRole("combobox")).toBeFocused();
  await expect(page.locator("[data-pressed], [data-early]")).toHaveCount(0);
  await expect(page.locator("header a[href='#/'] img")).toHaveCount(0);
  await expect(page.locator("main .app-tile [data-letter]").first()).toBeVisible();
  await expect(page.locator("main .app-tile use")).toHaveCount(0);
});

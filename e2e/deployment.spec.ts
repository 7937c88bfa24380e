import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expect, test as base } from "./fixture";
import { startOwnPlatform } from "./work";
import { deployChanging } from "./remotes/changing";

/** A platform that serves a folder of sub-applications into which the test deploys. */
const test = base.extend<object, { applications: string }>({
  applications: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), "applications-"));
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  platform: [
    async ({ applications }, use) => {
      const platform = await startOwnPlatform({ SUBAPP_DIRS: applications });
      await use(platform);
      await platform.dispose();
    },
    { scope: "worker" },
  ],
});

const APPLICATION = "#/viewport?app=t-changing&fileId=main";
const go = (page: Page, hash: string) => page.evaluate((to) => void (window.location.hash = to), hash);
const pane = (page: Page) => page.locator('[data-pane="t-changing/main"]');
const version = (page: Page) => pane(page).getByTestId("version");
const late = (page: Page) => pane(page).getByTestId("late");
const more = (page: Page) => pane(page).getByRole("button", { name: "more" }).click();

test("a deployment while an application is open never mixes its builds: the open one continues, reopened it is the new one [VIEW-10]", async ({
  page,
  portal,
  applications,
}) => {
  await deployChanging("first", applications);
  await portal.signInQuickly("student");
  await portal.openDesktop(APPLICATION);
  await expect(version(page)).toHaveText("first");

  await deployChanging("second", applications);
  await more(page);
  await expect(late(page)).toHaveText("first");

  await go(page, "#/");
  await expect(pane(page)).toHaveCount(0);
  await go(page, APPLICATION);
  await expect(version(page)).toHaveText("second");
  await more(page);
  await expect(late(page)).toHaveText("second");

  // Both builds have run in this page; a third one meets the globals of both.
  await deployChanging("third", applications);
  await go(page, "#/");
  await expect(pane(page)).toHaveCount(0);
  await go(page, APPLICATION);
  await expect(version(page)).toHaveText("third");
  await more(page);
  await expect(late(page)).toHaveText("third");
});

test("a new build of the portal is loaded at a calm moment, once, and where work is open the person is asked [MORE-04]", async ({
  page,
  portal,
}) => {
  let build = "";
  await page.route("**/pages/base/package.json*", async (route) => {
    const answer = await route.fetch();
    const data = (await answer.json()) as object;
    await route.fulfill({ json: build === "" ? data : { ...data, build } });
  });
  await page.clock.install();
  await portal.signInQuickly("student");
  await portal.openDesktop("#/todo");
  const mark = () => page.evaluate(() => Reflect.set(window, "marked", true));
  const isMarked = () => page.evaluate((): unknown => Reflect.get(window, "marked"));
  let asked = 0;
  page.on("response", (response) => {
    if (response.url().includes("/pages/base/package.json")) asked += 1;
  });
  /** The server is asked, as soon as the code that asks is there, and then the page is not touched for a while. */
  const rest = async () => {
    const before = asked;
    await expect(async () => {
      await page.clock.fastForward("31:00");
      await expect.poll(() => asked, { timeout: 2_000 }).toBeGreaterThan(before);
    }).toPass();
    await page.clock.fastForward("11:00");
  };
  const atRest = () => page.waitForLoadState("networkidle");

  await test.step("no newer build", async () => {
    await atRest();
    await mark();
    await rest();
    expect(await isMarked()).toBe(true);
  });
  await test.step("a newer one", async () => {
    build = "0000000001";
    await Promise.all([page.waitForEvent("load"), rest()]);
    await expect(page).toHaveURL(/#\/todo$/);
  });
  await test.step("the page is not loaded twice for it", async () => {
    await atRest();
    await mark();
    await rest();
    expect(await isMarked()).toBe(true);
  });
  await test.step("another one, while a dialog is open", async () => {
    build = "0000000002";
    const dialog = await portal.openAppearance();
    await rest();
    const reload = page.getByRole("button", { name: "立即重新加载" });
    await expect(reload).toBeVisible();
    await expect(page.getByRole("region", { name: "提示" })).toContainText("门户有新版本");
    await expect(dialog).toBeVisible();
    expect(await isMarked()).toBe(true);
    await Promise.all([page.waitForEvent("load"), reload.click()]);
  });
  // The page goes on asking for the build; a request must not outlive the test.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

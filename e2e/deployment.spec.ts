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
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern
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

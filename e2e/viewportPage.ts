import type { Page } from "@playwright/test";
import { expect, type Portal } from "./fixture";
import { chooseLine } from "./personMenu";

/** The address of a sub-application in the viewport. */
export const address = (app: string, fileId = "main") => `#/viewport?app=${app}&fileId=${fileId}`;

/** Goes to another sub-application as a link would, without loading the page again. */
export const go = (page: Page, hash: string) => page.evaluate((to) => void (window.location.hash = to), hash);

/** The pane of a sub-application. */
export const pane = (page: Page, app: string, fileId = "main") =>
  page.locator(`[data-pane="${app}/${fileId}"]`);
/** The tile of Notices on the desktop. */
export const noticesTile = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("link", { name: /通知公告/ })
    .first();
/** Opens Notices by its tile, and waits for its list. */
export const openNoticesTile = async (page: Page) => {
  await noticesTile(page).click();
  await expect(pane(page, "notices", "notices").getByRole("listitem").first()).toBeVisible();
};
/** The text that the counting test sub-application shows. */
export const counter = (page: Page, app = "t-counter") => pane(page, app).getByTestId("counter");
/** The card of a sub-application that does not open. */
export const failed = (page: Page, app: string) => pane(page, app).getByRole("region", { name: /无法打开$/ });
/** The button of that card. */
export const retry = (page: Page, app: string) => pane(page, app).getByRole("button", { name: "重试" });

/** Switches the portal to English. */
export const speakEnglish = (page: Page) => chooseLine(page, "Switch to English");

/** Counts once in the first test sub-application, so that there is a state to lose. */
export const countOnce = async (page: Page) => {
  await counter(page).getByRole("button", { name: "加一" }).click();
  await expect(counter(page).getByRole("status")).toHaveText("已点：1");
};

/** Opens the portal at the first test sub-application, with a state to lose. */
export const openCounting = async (portal: Portal) => {
  await portal.openDesktop(address("t-counter"));
  await countOnce(portal.page);
};

import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expect, PASSWORD, test } from "./fixture";
import { SIZES } from "./screen";
import { address, pane, speakEnglish } from "./viewportPage";

const MEGABYTE = 1 << 20;
const CHUNK = "**/zuul/api/storage/file_piecewise/upload";

const drive = (page: Page) => pane(page, "drive", "drive");
const option = (page: Page, name: RegExp) => drive(page).getByRole("option", { name });
const tray = (page: Page) => page.getByRole("region", { name: /^(上传|Uploads)$/ });

/** A folder on the disk with a film and a text beside it, as a teacher has it. */
function lessonFolder(size: number) {
  const folder = test.info().outputPath("Unit 3");
  mkdirSync(path.join(folder, "films"), { recursive: true });
  const film = Buffer.alloc(size, randomBytes(1021));
  writeFileSync(path.join(folder, "films", "lesson.mp4"), film);
  writeFileSync(path.join(folder, "notes.csv"), "name,mark");
  return { folder, digest: createHash("sha256").update(film).digest("hex") };
}

/** Chooses by the browser's dialog; those with handles cannot be driven from outside. */
async function choose(page: Page, button: RegExp, chosen: string | readonly string[]) {
  const dialog = page.waitForEvent("filechooser");
  await drive(page).getByRole("button", { name: button }).click();
  await (await dialog).setFiles(chosen);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "showOpenFilePicker");
    Reflect.deleteProperty(window, "showDirectoryPicker");
  });
});

test("a folder with a film is uploaded while its teacher loses the network and the session, signs in again in the sheet and reads Notices, and is there bit for bit [UP-02, UP-03, UP-04, UP-07, UP-12, MORE-05]", async ({
  page,
  portal,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|status of (401|404)/);
  const { folder, digest } = lessonFolder(6 * MEGABYTE + 3);
  await portal.signInQuickly("teacher2");
  await portal.openDesktop(address("drive", "drive"));
  await speakEnglish(page);
  await expect(drive(page).getByRole("button", { name: "Upload a folder" })).toBeVisible();
  let taken = 0;
  let held = true;
  await page.route(CHUNK, async (route) => {
    taken += 1;
    if (taken <= 2 || !held) await route.continue();
    else await route.abort("internetdisconnected");
  });
  await choose(page, /^Upload a folder$/, folder);
  await expect(tray(page)).toContainText(/Uploading/);
  await expect.poll(() => taken).toBeGreaterThan(2);
  await page.context().setOffline(true);
  await expect(tray(page)).toContainText(/wait.* for the network/);
  held = false;
  // As on a laptop that is opened again elsewhere in the building.
  await page.context().clearCookies();
  await page.context().setOffline(false);
  const sheet = page.getByRole("dialog", { name: "User login" });
  await sheet.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(sheet).toHaveCount(0);
  // The teacher reads Notices meanwhile.
  await page.goto(page.url().replace(/#.*/, address("notices", "notices")));
  await expect(pane(page, "notices", "notices").getByRole("heading").first()).toBeVisible();
  await expect(tray(page)).toContainText(/2 files uploaded/, { timeout: 20_000 });

  await page.goto(page.url().replace(/#.*/, address("drive", "drive")));
  await option(page, /^Folder Unit 3/).dblclick();
  await expect(option(page, /^notes\.csv/)).toBeVisible();
  await option(page, /^Folder films/).dblclick();
  // These bytes are no film: Drive has the session renewed, as a lapsed one could be why nothing plays, and the old cookie ends with that.
  const renewed = page.waitForResponse(/\/oauth\/refresh/);
  await option(page, /^lesson\.mp4/).dblclick();
  await renewed;
  const save = page.getByRole("dialog", { name: "lesson.mp4" }).getByRole("link", { name: "Download" });
  const answer = await page.request.get((await save.getAttribute("href")) ?? "");
  expect(
    createHash("sha256")
      .update(await answer.body())
      .digest("hex"),
  ).toBe(digest);
});

test("files are kept in order by keyboard alone: a new folder, another name, into the folder and out of the bin [UP-12, A11Y-02]", async ({
  page,
  portal,
}) => {
  const file = test.info().outputPath("plan.csv");
  writeFileSync(file, "a,b");
  await portal.signInQuickly("student2");
  await portal.openDesktop(address("drive", "drive"));
  await choose(page, /^上传文件$/, file);
  await expect(option(page, /^plan\.csv/)).toBeVisible();
  await drive(page).getByRole("button", { name: "新建文件夹" }).press("Enter");
  await page.getByRole("dialog").getByRole("textbox").fill("作业");
  await page.keyboard.press("Enter");
  await expect(option(page, /^文件夹 作业/)).toBeVisible();

  const list = drive(page).getByRole("listbox");
  await list.focus();
  await page.keyboard.type("plan");
  await expect(option(page, /^plan\.csv/)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("F2");
  await page.getByRole("dialog").getByRole("textbox").fill("周计划.csv");
  await page.keyboard.press("Enter");
  await expect(option(page, /^周计划\.csv/)).toBeVisible();
  await list.focus();
  await page.keyboard.press("Control+x");
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(drive(page).getByText("这里还没有文件。", { exact: false })).toBeVisible();
  await drive(page).getByRole("button", { name: "粘贴到这里" }).press("Enter");
  await expect(option(page, /^周计划\.csv/)).toBeVisible();
  await list.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("Delete");
  await expect(option(page, /^周计划\.csv/)).toHaveCount(0);
  await drive(page).getByRole("button", { name: "回收站" }).press("Enter");
  await list.focus();
  await page.keyboard.press("Control+a");
  await drive(page).getByRole("button", { name: "还原" }).press("Enter");
  await expect(drive(page).getByText("回收站是空的。")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use(SIZES.phone);

  test("a tap opens, the mark chooses, and nothing scrolls sideways [UP-12, A11Y-04]", async ({
    page,
    portal,
  }) => {
    await portal.signInQuickly("parent2");
    await portal.openDesktop(address("drive", "drive"));
    await drive(page).getByRole("button", { name: "添加" }).tap();
    await page.getByRole("menuitem", { name: "新建文件夹" }).tap();
    await page.getByRole("dialog").getByRole("textbox").fill("孩子的作品");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /修改|保存|确定/ })
      .tap();
    await option(page, /孩子的作品/)
      .locator(".mark")
      .tap();
    await expect(option(page, /孩子的作品/)).toHaveAttribute("aria-selected", "true");
    await portal.expectAccessible();
    await drive(page).getByRole("button", { name: "取消选择" }).tap();
    await option(page, /孩子的作品/)
      .locator(".name")
      .tap();
    await expect(drive(page).getByText("这里还没有文件。", { exact: false })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});

import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { expect, test } from "./fixture";
import { speakEnglish } from "./viewportPage";

const ADDRESS = "#/viewport?app=t-marks&fileId=main";

const marks = (page: Page) => page.getByTestId("marks");
const button = (page: Page, name: string) => marks(page).getByRole("button", { name });

/** The sheet in a downloaded file, read back as Excel would. */
async function sheetOf(download: Download) {
  const { readXlsx } = await import("hucre/xlsx");
  const { sheets } = await readXlsx(await readFile(await download.path()), { readStyles: true });
  const [sheet] = sheets;
  if (!sheet) throw new Error("The workbook has no sheet");
  return sheet;
}

async function downloadMarks(page: Page): Promise<Download> {
  const arrives = page.waitForEvent("download");
  await button(page, "下载成绩").click();
  return arrives;
}

test.beforeEach(async ({ portal, problems }) => {
  // The test's own driver tries its scripts in every frame; in the one for the answer nothing may run.
  problems.expect(/^console: Blocked script execution in '(about:blank|.*table2xls)'/);
  await portal.signInQuickly("teacher");
  await portal.openDesktop(ADDRESS);
});

test("a table of a sub-application is downloaded as a spreadsheet while the page stays, and again, with a lapsed session too [WID-06, SEC-04, API-11]", async ({
  page,
  context,
}) => {
  const address = page.url();
  const download = await downloadMarks(page);
  expect(download.suggestedFilename()).toBe("期中_成绩.xlsx");
  const sheet = await sheetOf(download);
  expect(sheet.name).toBe("期中 成绩");
  expect(sheet.rows).toEqual([
    ["姓名", "学号", "成绩", null],
    [null, null, "科目", "分数"],
    ["王子涵", "007", "语文", 92.5],
    [null, null, '=HYPERLINK("https://evil.example")', -3],
    ["<b>&", "110101199003077758", "两\n行", "优"],
  ]);
  expect(sheet.merges).toEqual([
    { startRow: 0, endRow: 1, startCol: 0, endCol: 0 },
    { startRow: 0, endRow: 1, startCol: 1, endCol: 1 },
    { startRow: 0, endRow: 0, startCol: 2, endCol: 3 },
    { startRow: 2, endRow: 3, startCol: 0, endCol: 0 },
    { startRow: 2, endRow: 3, startCol: 1, endCol: 1 },
  ]);
  expect(sheet.freezePane).toMatchObject({ rows: 2 });
  const cells = [...(sheet.cells?.entries() ?? [])];
  expect(cells.filter(([, { formula, hyperlink }]) => formula !== undefined || hyperlink)).toEqual([]);
  expect(sheet.cells?.get("3,2")).toMatchObject({ type: "string", style: { numFmt: "@" } });
  expect(page.url()).toBe(address);
  await expect(page.locator("form[target^=download]")).toHaveCount(0);

  // The button rests for a moment.
  await expect(button(page, "下载成绩")).not.toHaveAttribute("aria-disabled", "true");
  await context.clearCookies({ name: "portal_access" });
  expect((await sheetOf(await downloadMarks(page))).rows).toEqual(sheet.rows);
});

test.describe("in the dark", () => {
  test.use({ colorScheme: "dark" });

  test("what a person may see of a sub-application is printed alone, light, with title and time; a refused and a missing table are told, in both languages [WID-06, REL-01, ROUTE-04]", async ({
    page,
    problems,
  }) => {
    await expect(marks(page).getByText("可以看通知")).toBeVisible();
    await expect(marks(page).getByText("不可以看")).toHaveCount(0);

    await page.evaluate(() => {
      window.print = () => Reflect.set(window, "printedAs", document.title);
    });
    await expect(page.locator("html")).toHaveAttribute("data-scheme", "dark");
    const sheet = page.locator("body > .print-sheet");
    await button(page, "打印成绩").click();
    expect(await page.evaluate((): unknown => Reflect.get(window, "printedAs"))).toBe("期中成绩");
    await expect(sheet).toBeHidden();

    await page.emulateMedia({ media: "print" });
    await expect(sheet.getByRole("heading", { level: 1, name: "期中成绩" })).toBeVisible();
    await expect(sheet.getByText(/^打印于：\d{4}年\d+月\d+日 周. \d\d:\d\d$/)).toBeVisible();
    await expect(sheet.getByRole("cell", { name: "王子涵" })).toBeVisible();
    await expect(sheet.getByRole("button")).toHaveCount(0);
    await expect(marks(page)).toBeHidden();
    await expect(page.locator("#app")).toBeHidden();
    await expect(sheet.locator("thead")).toHaveCSS("display", "table-header-group");
    await expect(sheet).toHaveCSS("color-scheme", "light");
    const [ink] = await sheet.evaluate((element) => /\d+/.exec(getComputedStyle(element).color) ?? ["255"]);
    expect(Number(ink)).toBeLessThan(80);

    await page.emulateMedia({ media: "screen" });
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await expect(sheet).toHaveCount(0);
    await expect(marks(page)).toBeVisible();
    await expect(button(page, "打印成绩")).toBeFocused();

    problems.expect(/413/);
    await button(page, "下载太大的").click();
    await expect(page.getByText("表格过大，请分开下载", { exact: true }).first()).toBeVisible();
    await expect(page.locator("iframe[name^=download]")).toHaveCount(0);

    await button(page, "下载没有的").click();
    await expect(page.getByText("请指定需要下载的表格", { exact: true }).first()).toBeVisible();
    await speakEnglish(page);
    await expect(page.getByText("Please choose the table to download").first()).toBeVisible();
  });
});

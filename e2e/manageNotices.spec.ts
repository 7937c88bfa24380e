import type { Locator, Page } from "@playwright/test";
import { chunksOf } from "./chunks";
import { expect, test } from "./fixture";
import { address, pane as paneOf, speakEnglish } from "./viewportPage";

const READING = address("notices", "notices");
const MANAGING = `${READING}&at=/manage`;

const pane = (page: Page) => paneOf(page, "notices", "notices");
const rows = (page: Page) =>
  pane(page)
    .getByRole("row")
    .filter({ has: page.getByRole("gridcell") });

/** The first notice of the platform's next answer with a page of the list. */
async function firstOf(page: Page, query: RegExp): Promise<string> {
  const shown = await page.waitForResponse(
    (response) => response.url().includes("/api/notice/list") && query.test(response.url()),
  );
  // Asked again: a browser does not keep the body of every answer.
  const answer = await page.request.get(shown.url(), {
    headers: { "X-Device-Type": "pc", "X-App-Code": "base" },
  });
  const { data } = (await answer.json()) as { data: { list: { title: string }[] } };
  return data.list[0]?.title.split("|||")[0] ?? "";
}

/** Pixels between the words of a choice list and its arrow. */
const roomForArrow = (list: Locator) =>
  list.evaluate((field) => {
    const words = document.createRange();
    words.selectNodeContents(field);
    const arrow = field.parentElement?.querySelector("svg");
    return (arrow?.getBoundingClientRect().left ?? Number.NaN) - words.getBoundingClientRect().right;
  });

test("the publishers' list is loaded with its code when it is opened, sorts and pages, and fits a class room's screen [VIEW-02, VIEW-05, WID-03, DESK-14]", async ({
  page,
  portal,
}) => {
  const chunks = chunksOf(page);
  await portal.signInQuickly("admin2");
  await portal.openDesktop(READING);
  await expect(pane(page).getByRole("list", { name: "通知列表" })).toBeVisible();
  expect([...chunks]).toEqual(expect.arrayContaining(["kit"]));
  expect([...chunks].filter((name) => /^(kit-)?(list|form)s?$/.test(name))).toEqual([]);

  await pane(page).getByRole("link", { name: "管理通知" }).click();
  await expect(page).toHaveURL(/at=\/manage/);
  await expect(pane(page).getByRole("grid", { name: "管理通知" })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await expect(pane(page).getByRole("group", { name: "管理通知" }).first()).toBeFocused();
  expect([...chunks]).toEqual(expect.arrayContaining(["kit-lists", "list"]));
  expect([...chunks].filter((name) => /^(kit-)?forms?$/.test(name))).toEqual([]);
  await portal.expectAccessible();

  const oldest = firstOf(page, /sort=publishedAt&order=asc/);
  await pane(page).getByRole("columnheader", { name: "发布时间" }).click();
  await expect(rows(page).first()).toContainText(await oldest);
  const later = firstOf(page, /start=2\b.*sort=publishedAt|sort=publishedAt.*start=2\b/);
  await pane(page).getByRole("button", { name: "下一页" }).click();
  await expect(rows(page).first()).toContainText(await later);
  await expect(pane(page).getByText(/第 2 页，共 [45] 页/)).toHaveCount(1);

  // On the largest screens everything is larger, the room for the arrow too.
  await page.setViewportSize({ width: 3840, height: 2160 });
  const size = pane(page).getByRole("combobox", { name: "每页条数" });
  await expect.poll(() => roomForArrow(size)).toBeGreaterThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });

  await pane(page).getByLabel("标题或正文").fill("消防");
  await pane(page).getByRole("button", { name: "查找" }).click();
  await expect(rows(page).first()).toContainText("消防疏散演练");
  await pane(page).getByLabel("标题或正文").fill("没有这样的通知");
  await page.keyboard.press("Enter");
  await expect(pane(page).getByText("没有符合条件的内容").first()).toBeVisible();
  await pane(page).getByRole("button", { name: "清除条件" }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(pane(page).getByLabel("标题或正文")).toHaveValue("");
  // The search was a step of its own, and so was its end.
  await page.goBack();
  await expect(pane(page).getByLabel("标题或正文")).toHaveValue("没有这样的通知");
  await page.reload();
  await expect(pane(page).getByLabel("标题或正文")).toHaveValue("没有这样的通知");
  await pane(page).getByRole("link", { name: "阅读通知" }).click();
  await expect(pane(page).getByRole("list", { name: "通知列表" })).toBeVisible();
});

test("a form of the kit's publishes a notice and changes it, in English [VIEW-05, WID-02, I18N-03]", async ({
  page,
  portal,
}) => {
  const chunks = chunksOf(page);
  await portal.signInQuickly("admin2");
  await portal.openDesktop(MANAGING);
  await speakEnglish(page);
  await expect(pane(page).getByRole("button", { name: "Next page" })).toBeVisible();
  await pane(page).getByRole("button", { name: "Publish a notice" }).click();
  const dialog = page.getByRole("dialog", { name: "Publish a notice" });
  await expect(dialog).toContainText("everyone at your school or bureau can read it");
  const title = dialog.getByLabel(/^Title\*?$/);
  await expect(title).toBeFocused();
  expect([...chunks]).toEqual(expect.arrayContaining(["kit-forms", "form"]));

  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(dialog.getByText("Please fill this in.")).toHaveCount(2);
  await expect(dialog.getByText("Please choose one.")).toBeVisible();
  await expect(title).toBeFocused();

  await title.fill("校园开放日");
  await dialog.getByLabel("Title in English").fill("Open day");
  await dialog.getByRole("combobox", { name: /^Category/ }).click();
  await page.getByRole("option", { name: "Events" }).click();
  await dialog.getByLabel(/^Text\*?$/).fill("周六上午九点，欢迎家长来校。");

  await page.route("**/api/notice/save*", (route) =>
    route.fulfill({ json: { status: 400, message: "今天不行|||Not today", data: null, fieldErrors: [] } }),
  );
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Not today");
  await expect(title).toHaveValue("校园开放日");
  await page.unroute("**/api/notice/save*");

  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("The notice is published").first()).toBeVisible();
  await expect(rows(page).first()).toContainText("Open day");
  await expect(pane(page).getByRole("button", { name: "Publish a notice" })).toBeFocused();

  await rows(page).first().getByText("Open day").click();
  const change = page.getByRole("dialog", { name: "Change a notice" });
  await change.getByLabel("Title in English").fill("Open day for parents");
  await page.keyboard.press("Escape");
  await page
    .getByRole("dialog", { name: "Discard unsaved changes?" })
    .getByRole("button", { name: "Keep editing" })
    .click();
  await change.getByRole("button", { name: "Save changes" }).click();
  await expect(rows(page).first()).toContainText("Open day for parents");
});

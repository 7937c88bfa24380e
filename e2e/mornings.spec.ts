import type { Page } from "@playwright/test";
import { expect, test } from "./fixture";
import { chooseLine } from "./personMenu";
import { pane } from "./viewportPage";

const figure = async (page: Page, name: RegExp) =>
  Number(
    /\d+/.exec(
      (await page.getByRole("region", { name }).getByRole("heading").first().textContent()) ?? "",
    )?.[0] ?? 0,
  );

test("a teacher's morning, in Chinese with the pointer: the lesson leads to the timetable and back, a message to its notice, whose figures fall everywhere, an application is pinned, and search finds by initials [DESK-14, VIEW-08, MSG-01, DESK-03, DESK-10, MORE-01]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("teacher");
  await portal.openDesktop();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: /好，王雅琴$/ })).toBeVisible();

  // The day, whatever day it is.
  await main.getByRole("link", { name: "完整课表" }).click();
  await expect(pane(page, "timetable", "timetable").getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(main.getByRole("region", { name: /^待办 4/ })).toBeVisible();

  // A message is the notice itself, and one less everywhere.
  const messages = await figure(page, /^消息 \d/);
  const bell = page.getByRole("banner").getByRole("button", { name: new RegExp(`消息.*${messages}`) });
  await expect(bell).toBeVisible();
  await main.getByRole("link", { name: "期中考试监考安排已发布" }).click();
  const notices = pane(page, "notices", "notices");
  await expect(notices.getByRole("heading", { name: /期中考试监考/ })).toBeVisible();
  await expect(page).toHaveURL(/at=/);
  await page.reload();
  await expect(notices.getByRole("heading", { name: /期中考试监考/ })).toBeVisible();
  await page.goBack();
  await expect(main.getByRole("region", { name: new RegExp(`^消息 ${messages - 1}`) })).toBeVisible();
  await expect(
    page.getByRole("banner").getByRole("button", { name: new RegExp(`消息.*${messages - 1}`) }),
  ).toBeVisible();

  // What is used every day is put on top.
  const mine = main.getByRole("list", { name: "我的应用" });
  await main.getByRole("button", { name: /^后勤服务/ }).click();
  const canteen = main
    .getByRole("list", { name: /^后勤服务/ })
    .getByRole("listitem")
    .filter({ hasText: "食堂订餐" });
  await canteen.hover();
  await canteen.getByRole("button", { name: "食堂订餐：更多操作" }).click();
  await page.getByRole("menuitem", { name: "置顶" }).click();
  await expect(mine.getByRole("link", { name: "食堂订餐" })).toBeVisible();
  await page.reload();
  await expect(mine.getByRole("link", { name: "食堂订餐" })).toBeVisible();

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("txl");
  await page
    .getByRole("option", { name: /通讯录/ })
    .first()
    .click();
  await expect(page).toHaveURL(/app=contacts/);
});

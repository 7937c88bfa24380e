import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixture";
import { chooseLine } from "./personMenu";
import { go, pane } from "./viewportPage";

/** Moves the focus by Tab, as far as a control that a person wants to reach. */
const tabTo = async (page: Page, control: Locator) => {
  for (let stops = 0; stops < 80; stops += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(control).toBeFocused();
};

/** Chooses with Enter what the keyboard alone has reached. */
const choose = async (page: Page, control: Locator) => {
  await control.waitFor();
  await tabTo(page, control);
  await page.keyboard.press("Enter");
};

test("a teacher's morning, in Chinese with the pointer: the lesson leads to the timetable and back, a message to its notice, whose figures fall everywhere, a to-do ends with what it asks for, a message that leads to nothing installed says its words there, the page prints without its bars, an application is pinned, and search finds by initials [DESK-14, DESK-15, VIEW-08, MSG-01, TODO-01, DESK-03, DESK-10, MORE-01, WID-06]", async ({
  page,
  portal,
  problems,
}) => {
  await portal.signInQuickly("teacher");
  await portal.openDesktop();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: /好，王老师$/ })).toBeVisible();

  // The day, whatever day it is.
  await main.getByRole("link", { name: "完整课表" }).click();
  await expect(
    pane(page, "timetable", "timetable").getByRole("heading", { name: "王雅琴课表" }),
  ).toBeVisible();
  await page.goBack();
  // One is gone once the lesson that it is about is over.
  const todos = (count: number) => main.getByRole("region", { name: `待办 ${count}` });
  await expect(todos(3).or(todos(4))).toBeVisible();
  const open = (await todos(4).isVisible()) ? 4 : 3;

  const bell = (count: number) =>
    page.getByRole("banner").getByRole("button", { name: `消息 ${count} 条未读` });
  await expect(main.getByRole("region", { name: "消息 4" })).toBeVisible();
  await expect(bell(4)).toBeVisible();
  await main.getByRole("link", { name: /^三至六年级学业质量检测/ }).click();
  const notice = pane(page, "notices", "notices").getByRole("heading", { name: /^三至六年级学业质量检测/ });
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  await page.goBack();
  await expect(main.getByRole("region", { name: "消息 3" })).toBeVisible();
  await expect(bell(3)).toBeVisible();

  // A to-do says its verb, and ends with what it asks for.
  await main.getByRole("link", { name: /^关于召开本学期家长会.* 阅读$/ }).click();
  await expect(
    pane(page, "notices", "notices").getByRole("heading", { name: /^关于召开本学期家长会/ }),
  ).toBeVisible();
  await page.goBack();
  await expect(todos(open - 1)).toBeVisible();

  // Where its application is not installed, a message says its words there.
  problems.expect(/status of 404/);
  await go(page, "#/viewport?app=leave&fileId=leave&message=2001-1");
  await expect(main.getByRole("heading", { level: 2, name: "校园餐饮问卷周五截止" })).toBeVisible();
  await expect(main.getByRole("heading", { level: 2, name: "“请假申请”暂未开通" })).toBeVisible();
  await expect(bell(2)).toBeVisible();

  // Another message is read by coming to its place in some other way.
  const links = await page.evaluate(async () => {
    const { data } = (await (await fetch("/api/base/desktop/message_select_not_read")).json()) as {
      data: readonly { readonly url: string | null }[];
    };
    return data.flatMap(({ url }) => url ?? []);
  });
  await go(page, `#/viewport${links[0] ?? ""}`);
  await expect(bell(1)).toBeVisible();
  await go(page, "#/");

  // Ctrl P prints what is read, and nothing around it.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(main.getByRole("region", { name: "消息 1" })).toBeVisible();
  await page.emulateMedia({ media: "screen" });

  // What is used every day is put on top.
  const mine = main.getByRole("list", { name: "我的应用" });
  await main.getByRole("button", { name: /^行政办公/ }).click();
  const duty = main
    .getByRole("list", { name: /^行政办公/ })
    .getByRole("listitem")
    .filter({ hasText: "值班安排" });
  await duty.hover();
  await duty.getByRole("button", { name: "值班安排：更多操作" }).click();
  await page.getByRole("menuitem", { name: "固定到我的应用" }).click();
  await expect(mine.getByRole("link", { name: "值班安排" })).toBeVisible();
  await page.reload();
  await expect(mine.getByRole("link", { name: "值班安排" })).toBeVisible();

  await mine.getByRole("button", { name: "值班安排：更多操作" }).waitFor({ state: "attached" });
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("tzgg");
  await page
    .getByRole("option", { name: /通知公告/ })
    .first()
    .click();
  await expect(page).toHaveURL(/app=notices/);
});

test("an administrator's morning, in English by keyboard alone: the licences that end, one appearance for everyone with its preview and the number of people, and its undoing [LIC-02, THEME-05, A11Y-02]", async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => localStorage.setItem("portal.language", "en"));
  await portal.signIn("admin2");
  const licences = page.getByRole("dialog", { name: /licence/i });
  await expect(licences).toBeVisible();
  await page.keyboard.press("F6");
  await expect(licences).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(licences).toHaveCount(0);

  await choose(page, page.getByRole("button", { name: /^Welcome, / }));
  await page.keyboard.type("The");
  await page.keyboard.press("Enter");
  const appearance = page.getByRole("dialog", { name: "Theme", exact: true });
  const looks = appearance.getByRole("radio");
  await tabTo(page, looks.and(page.locator(":checked")).first());
  await page.keyboard.press("ArrowRight");
  await choose(page, appearance.getByRole("button", { name: "Preview and apply…" }));
  const sync = page.getByRole("dialog", { name: /^Set the school’s theme/ });
  for (const name of ["Login page", "Teacher’s desktop", "Pupil’s desktop", "Parent’s desktop"])
    await expect(sync.getByRole("img", { name: new RegExp(`^${name}, light`) })).toBeVisible();
  await choose(page, sync.getByRole("button", { name: "Continue" }));
  await expect(page.getByText(/The theme of \d+ people changes\./)).toBeVisible();
  await page.waitForTimeout(600);
  await choose(page, page.getByRole("button", { name: "Set for everyone" }));
  const undo = page.getByRole("button", { name: "Undo for everyone" });
  await choose(page, undo);
  await expect(page.getByText("Undone: everyone has their former theme again.").first()).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a pupil's morning, in English by touch: the lesson, a message marked as read in the bar's own page, a notice and Back to its list, and the way out under Me [DESK-08, DESK-14, MSG-01, VIEW-08, AUTH-11]", async ({
    page,
    portal,
  }) => {
    await page.addInitScript(() => localStorage.setItem("portal.language", "en"));
    await portal.signInQuickly("student");
    await portal.openDesktop();
    const main = page.getByRole("main");
    const bar = page.getByRole("navigation", { name: "Quick navigation" });
    await expect(main.getByRole("heading", { level: 1, name: /^Good .*Li Sihan$/ })).toBeVisible();
    await main.getByRole("link", { name: "Full timetable" }).tap();
    await expect(pane(page, "timetable", "timetable").getByRole("heading").first()).toBeVisible();
    await page.goBack();

    await bar.getByRole("link", { name: /^Messages,? 2 unread/ }).tap();
    await expect(main.getByRole("heading", { level: 1, name: "Messages 2" })).toBeVisible();
    await main
      .getByRole("button", { name: /^Mark as read: / })
      .first()
      .tap();
    await expect(main.getByRole("heading", { level: 1, name: "Messages 1" })).toBeVisible();
    await expect(bar.getByRole("link", { name: /^Messages,? 1 unread/ })).toBeVisible();

    await bar.getByRole("link", { name: "Apps" }).tap();
    await main
      .getByRole("link", { name: /^Notices/ })
      .first()
      .tap();
    const notices = pane(page, "notices", "notices");
    const unread = notices.getByRole("listitem").first().getByRole("link");
    await unread.tap();
    await expect(page).toHaveURL(/notice=/);
    await page.goBack();
    await expect(unread).toBeVisible();

    await bar.getByRole("link", { name: "Me", exact: true }).tap();
    await main.getByText("Sign out", { exact: true }).tap();
    await portal.answer("Sign out");
    await page.waitForURL(/\/login\//);
  });

  test("the morning of a parent of three, in Chinese by touch: the day names its child, another child changes the day without a reload, what waits is of all children, and the letter that asks to be read is read [WHO-01, DESK-14, TODO-01, VIEW-08]", async ({
    page,
    portal,
  }) => {
    await portal.signInQuickly("parent");
    await portal.openDesktop();
    const main = page.getByRole("main");
    await page.evaluate(() => Object.assign(window, { opened: true }));
    const child = (name: string) => main.getByRole("button", { name: new RegExp(`^${name}`) });
    const day = (name: string) => main.getByRole("region", { name: new RegExp(`^${name} · `) });
    const todos = (count: number) => main.getByRole("region", { name: `待办 ${count}` });
    await expect(day("李思涵")).toBeVisible();
    await expect(todos(3)).toBeVisible();
    await expect(main.getByRole("link", { name: /^三至六年级学业质量检测.* 阅读$/ })).toBeVisible();

    await child("李思远").tap();
    await expect(day("李思远")).toBeVisible();
    await expect(todos(3)).toBeVisible();
    await child("李思涵").tap();
    await expect(day("李思涵")).toBeVisible();

    await todos(3)
      .getByRole("link", { name: /^预防流感/ })
      .tap();
    await expect(
      pane(page, "notices", "notices").getByRole("heading", { name: /^预防流感致家长/ }),
    ).toBeVisible();
    await page.goBack();
    await expect(todos(2)).toBeVisible();
    await expect(child("李思涵")).toHaveAccessibleName(/1 件待办/);
    expect(await page.evaluate(() => "opened" in window)).toBe(true);
  });
});

test("a morning at the education bureau, in Chinese by keyboard alone: its own applications, no lessons, a notice to be read that is read, and a way back from an application that is not installed [DESK-01, DESK-14, DESK-15, TODO-01, VIEW-07, A11Y-02]", async ({
  page,
  portal,
  problems,
}) => {
  problems.expect(/status of 404/);
  await portal.signInQuickly("area");
  await portal.openDesktop();
  const main = page.getByRole("main");
  await expect(main.getByRole("region", { name: "待办 3" })).toBeVisible();
  // Applications that are not installed are in a group that is closed.
  await expect(page.getByRole("link", { name: /课表|作业|辖区学校/ })).toHaveCount(0);
  await choose(page, main.getByRole("link", { name: /^关于报送本年度教育事业统计报表.* 阅读$/ }));
  await expect(
    pane(page, "notices", "notices").getByRole("heading", { name: /^关于报送本年度教育事业统计报表/ }),
  ).toBeVisible();
  await page.goBack();
  await expect(main.getByRole("region", { name: "待办 2" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("jytj");
  await expect(page.getByRole("option", { name: /教育统计/ }).first()).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox")).toHaveCount(0);
  await expect(page).toHaveURL(/app=education-statistics/);
  await expect(main.getByRole("heading", { level: 2, name: "“教育统计”暂未开通" })).toBeVisible();
  await choose(page, main.getByRole("link", { name: "回到桌面" }));
  await expect(main.getByRole("region", { name: "待办 2" })).toBeVisible();
  // A long name is whole where there is room for it.
  await chooseLine(page, "Switch to English");
  const bureau = page.getByRole("banner").getByTitle("Chenghu District Education Bureau");
  for (const width of [1920, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => bureau.evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0);
  }
});

import { expect, type Page } from "@playwright/test";
import { Portal, type Account } from "../fixture";
import { keepToasts } from "../keepToasts";
import { chooseLine, openPerson } from "../personMenu";

/** A screen of the audit: who sees it, and how a person gets there from a fresh page. */
export interface Screen {
  readonly name: string;
  /** The account that is signed in; without one it is an account page, which has no layouts. */
  readonly account?: Account;
  /** Whether the left layout, which lists the applications beside the page, has no such screen. */
  readonly topOnly?: true;
  readonly open: (at: { readonly page: Page; readonly portal: Portal }) => Promise<void>;
}

/** The demo's application whose licence has ended. */
const EXPIRED = "#/viewport?app=electives&fileId=electives";
const NOTICES = "#/viewport?app=notices&fileId=notices";
const TIMETABLE = "#/viewport?app=timetable&fileId=timetable";
const MANAGING = `${NOTICES}&at=/manage`;

const inDrive = (at: string) => `#/viewport?app=drive&fileId=drive&at=${encodeURIComponent(at)}`;

const button = (page: Page, name: RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true }).first();
const dialog = (page: Page) => page.getByRole("dialog").last();

async function desktop({ page, portal }: { page: Page; portal: Portal }, hash = "") {
  await portal.openDesktop(hash);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  if (!hash) await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
}

/** Opens all applications: the panel of the header, or the page of phones. */
async function applications(at: { page: Page; portal: Portal }) {
  await desktop(at);
  const more = at.page.getByRole("button", { name: /^(更多|More)$/ });
  const apps = at.page.getByRole("link", { name: /^(应用|Apps)$/ });
  await more.or(apps).filter({ visible: true }).click();
  await expect(
    dialog(at.page).or(at.page.getByRole("heading", { level: 1, name: /^(全部应用|All applications)$/ })),
  ).toBeVisible();
}

async function drive(at: { page: Page; portal: Portal }, place: string) {
  await desktop(at, inDrive(place));
  await expect(at.page.getByRole("option").first()).toBeVisible();
}

async function personMenu(at: { page: Page; portal: Portal }) {
  await desktop(at);
  const find = await openPerson(at.page);
  await expect(find(/退出登录|Sign out/)).toBeVisible();
}

async function managing(at: { page: Page; portal: Portal }) {
  await desktop(at, MANAGING);
  await expect(
    at.page
      .locator('[data-pane="notices/notices"]')
      .getByText(/^(校|关|Sch|Not)/)
      .first(),
  ).toBeVisible();
}

const fromPersonMenu = (name: RegExp) => async (at: { page: Page; portal: Portal }) => {
  await desktop(at);
  await chooseLine(at.page, name);
  await expect(dialog(at.page)).toBeVisible();
};

/** The timetable of a teacher in one of its forms. */
const timetable = (at: string) => async (given: { page: Page; portal: Portal }) => {
  await desktop(given, `${TIMETABLE}&at=${at}`);
  await expect(given.page.locator("[data-lesson]").first()).toBeVisible();
};

/** A part of a teacher's Attendance. */
const attendance = (at: string, seen: string) => async (given: { page: Page; portal: Portal }) => {
  await desktop(given, `#/viewport?app=attendance&fileId=attendance&at=${encodeURIComponent(at)}`);
  await expect(given.page.locator('[data-pane="attendance/attendance"]').locator(seen).first()).toBeVisible();
};

/** A teacher's class photos, as the address says, or those of a pupil of the class. */
const records = (at: string, pupil?: RegExp) => async (given: { page: Page; portal: Portal }) => {
  await desktop(given, `#/viewport?app=records&fileId=records&at=${encodeURIComponent(at)}`);
  const seen = given.page.locator('[data-pane="records/records"]').locator("li strong").first();
  await expect(seen).toBeVisible();
  if (!pupil) return;
  await button(given.page, pupil).click();
  await expect(dialog(given.page)).toBeVisible();
};

/** The search, with what people see who have typed something. */
const searching = (words: string, seen: RegExp) => async (at: { page: Page; portal: Portal }) => {
  await desktop(at);
  await button(at.page, /^(搜索应用|Search apps)/).click();
  await dialog(at.page).getByRole("combobox").fill(words);
  await expect(dialog(at.page).getByText(seen).first()).toBeVisible();
};

async function answerAll(page: Page, url: string, json: object) {
  await new Portal(page).leaveAnswersToTheNetwork();
  await page.route(url, (route) => route.fulfill({ json }));
}

/** All of them. What a person opens by a click is opened by a click here, so that the focus is the same. */
export const SCREENS: readonly Screen[] = [
  {
    name: "login",
    open: async ({ page }) => {
      await page.goto("/login/");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  },
  {
    name: "login, refused",
    open: async ({ page, portal }) => {
      const refusal = {
        status: 400,
        code: "invalid_grant",
        message: "用户名或密码错误|||Wrong user name or password",
      };
      await answerAll(page, "**/api/uaa/oauth/login", { ...refusal, data: null, fieldErrors: [] });
      await page.goto("/login/");
      await portal.fillSignIn("teacher", "wrong-1234");
      await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    },
  },
  {
    name: "login, fields missing",
    open: async ({ page }) => {
      await page.goto("/login/");
      await page.getByRole("button", { name: /^(登录|Sign in)$/ }).click();
      await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    },
  },
  {
    name: "login, code to scan",
    open: async ({ page }) => {
      await page.goto("/login/");
      await page.getByRole("button", { name: /^(.*校园通.*|.*Campus app.*)$/ }).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: "forgotten password, first step",
    open: async ({ page }) => {
      await page.goto("/forgetPassword");
      await expect(page.getByLabel(/^(用户名|User name)$/)).toBeVisible();
    },
  },
  {
    name: "forgotten password, second step",
    open: async ({ page }) => {
      // The platform does not send codes for every setting in a row.
      const sent = { status: 200, code: "200", message: "", data: { resetId: "audit" }, fieldErrors: [] };
      await answerAll(page, "**/api/uaa/password/code", sent);
      await page.goto("/forgetPassword");
      await page.getByLabel(/^(用户名|User name)$/).fill("teacher");
      await page
        .getByLabel(/^(登记的手机号或邮箱|Mobile number or e-mail address)$/)
        .fill("teacher@school.example");
      await page.keyboard.press("Enter");
      await expect(page.getByLabel(/^(验证码|Code)$/)).toBeVisible();
    },
  },
  {
    name: "bind page",
    open: async ({ page }) => {
      await page.goto("/bind/?openid=audit");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  },
  {
    name: "authorize page without a client",
    open: async ({ page }) => {
      await page.goto("/authorize/");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  },
  { name: "desktop of a teacher", account: "teacher", open: desktop },
  { name: "desktop of a parent", account: "parent", open: desktop },
  { name: "desktop of a student", account: "student", open: desktop },
  {
    name: "desktop, nothing comes",
    account: "teacher",
    open: async (at) => {
      const fault = { status: 500, code: "x", message: "", data: null, fieldErrors: [] };
      await answerAll(at.page, "**/api/base/desktop/my_app_icon*", fault);
      await answerAll(at.page, "**/api/notice/list*", fault);
      await at.portal.openDesktop();
      await expect(at.page.getByRole("main").getByRole("button").first()).toBeVisible();
    },
  },
  { name: "applications panel", account: "teacher", topOnly: true, open: applications },
  { name: "appearance", account: "admin", open: fromPersonMenu(/^(主题|Theme)$/) },
  {
    name: "appearance, own colour",
    account: "teacher",
    open: async (at) => {
      await fromPersonMenu(/^(主题|Theme)$/)(at);
      await at.page.locator("summary").click();
      await expect(at.page.getByRole("slider").first()).toBeVisible();
    },
  },
  {
    name: "one appearance for everyone",
    account: "admin",
    open: async (at) => {
      await fromPersonMenu(/^(主题|Theme)$/)(at);
      await at.page.getByRole("button", { name: /^(预览并应用到全校|Preview and apply)/ }).click();
      await expect(dialog(at.page).last().getByRole("img").first()).toBeVisible();
    },
  },
  { name: "person's menu", account: "linked-teacher", open: personMenu },
  { name: "sign out?", account: "teacher", open: fromPersonMenu(/退出登录|Sign out/) },
  { name: "keyboard shortcuts", account: "teacher", open: fromPersonMenu(/键盘快捷键|Keyboard shortcuts/) },
  {
    name: "recent notifications",
    account: "teacher",
    open: fromPersonMenu(/^(提示记录|Recent notifications)/),
  },
  { name: "about", account: "teacher", open: fromPersonMenu(/^(关于|About)$/) },
  { name: "module licences", account: "admin", open: fromPersonMenu(/^(应用授权|Licences)$/) },
  {
    name: "application that has expired",
    account: "teacher",
    open: async (at) => {
      await desktop(at, EXPIRED);
      await expect(at.page.getByRole("heading", { name: /已过期|has expired/ })).toBeVisible();
    },
  },
  { name: "page not found", account: "teacher", open: (at) => desktop(at, "#/nowhere") },
  {
    name: "notices, the list",
    account: "teacher",
    open: async (at) => {
      await desktop(at, NOTICES);
      await expect(at.page.locator("[data-notice]").first()).toBeVisible();
    },
  },
  {
    name: "notices, one open",
    account: "student",
    open: async (at) => {
      await desktop(at, NOTICES);
      await at.page.locator("[data-notice]").first().click();
      await expect(at.page.getByRole("article").first()).toBeVisible();
    },
  },
  { name: "notices, managing", account: "admin", open: managing },
  {
    name: "notices, a column's menu",
    account: "admin",
    open: async (at) => {
      await managing(at);
      const header = at.page.getByRole("columnheader", { name: /^(标题|Title)$/ });
      // A phone shows cards, which have no columns.
      if (!(await header.isVisible())) return;
      await header.hover();
      await header
        .getByRole("button", { name: /标题|Title/ })
        .last()
        .click();
      await expect(at.page.getByRole("menuitem").first()).toBeVisible();
    },
  },
  {
    name: "notices, form with errors",
    account: "admin",
    open: async (at) => {
      await managing(at);
      await button(at.page, /^(发布通知|Publish a notice)$/).click();
      await dialog(at.page)
        .getByRole("button", { name: /^(立即发布|Publish)$/ })
        .click();
      await expect(dialog(at.page).locator("[aria-invalid=true]").first()).toBeVisible();
    },
  },
  {
    name: "notices, a toast",
    account: "teacher",
    open: async (at) => {
      await keepToasts(at.page);
      await desktop(at, "#/viewport?app=t-bell&fileId=main");
      const bell = at.page.locator('[data-pane="t-bell/main"]').getByTestId("bell");
      await bell.getByRole("button", { name: "Urgent", exact: true }).click();
      await bell.getByRole("button", { name: "Usual", exact: true }).click();
      await expect(at.page.locator("[data-toast]")).toHaveCount(2);
    },
  },
  { name: "attendance, the roll", account: "teacher", open: attendance("/roll", "li strong") },
  { name: "attendance, the month", account: "teacher", open: attendance("/month", "table") },
  { name: "attendance, clocking in", account: "teacher", open: attendance("/clock", "h3") },
  { name: "attendance, a child's week", account: "parent", open: attendance("/week", "li strong") },
  { name: "class photos, a class", account: "teacher", open: records("/?class=5（2）班") },
  { name: "class photos, taking one", account: "teacher", open: records("/?class=5（2）班", /^蔡明轩/) },
  { name: "class photos, no consent", account: "teacher", open: records("/?class=5（2）班", /^丁若瑶/) },
  { name: "timetable, the week", account: "teacher", open: timetable("/week") },
  { name: "timetable, a day", account: "teacher", open: timetable("/day") },
  {
    name: "timetable, a lesson",
    account: "teacher",
    open: async (at) => {
      await timetable("/week")(at);
      await at.page.locator("[data-lesson]").filter({ visible: true }).first().click();
      await expect(dialog(at.page)).toBeVisible();
    },
  },
  {
    name: "drive, a folder chosen",
    account: "teacher",
    open: async (at) => {
      await drive(at, "");
      await at.page.getByRole("option").first().locator(".mark").click();
      await expect(at.page.getByRole("link", { name: /^(下载|Download)$/ })).toBeVisible();
    },
  },
  { name: "drive, tiles", account: "teacher", open: (at) => drive(at, "/?view=tiles") },
  {
    name: "drive, sharing",
    account: "teacher",
    open: async (at) => {
      await drive(at, "");
      await at.page.getByRole("option").first().locator(".mark").click();
      await button(at.page, /^(共享|Share)$/).click();
      await dialog(at.page)
        .getByLabel(/^(查找人员|Find a person)$/)
        .fill("李");
      await expect(dialog(at.page).getByRole("button", { name: /李思涵/ })).toBeVisible();
    },
  },
  {
    name: "drive, files of a class",
    account: "teacher",
    open: async (at) => {
      await desktop(at, inDrive("/class"));
      await expect(at.page.getByText(/这个班级还没有文件|no files for this class/)).toBeVisible();
    },
  },
  {
    name: "messages",
    account: "teacher",
    open: async (at) => {
      await desktop(at, "#/messages");
      await expect(at.page.getByRole("main").getByRole("listitem").first()).toBeVisible();
    },
  },
  {
    name: "messages, one open",
    account: "teacher",
    open: async (at) => {
      // As often as it is opened, it stays unread.
      const read = { status: 200, code: "200", message: "", data: null, fieldErrors: [] };
      await answerAll(at.page, "**/api/base/desktop/message_update_statusby_id*", read);
      await desktop(at, "#/messages");
      await at.page.locator('main a[href^="#/messages?id="]').first().click();
      await expect(at.page.getByRole("article")).toBeVisible();
    },
  },
  {
    name: "to-dos",
    account: "teacher",
    open: async (at) => {
      await desktop(at, "#/todo");
      await expect(at.page.getByRole("main").getByRole("listitem").first()).toBeVisible();
    },
  },
  {
    name: "to-dos that open by themselves",
    account: "teacher",
    open: async (at) => {
      await at.page.addInitScript(() => sessionStorage.removeItem("portal.todosDismissed"));
      await desktop(at, "#/messages");
      await expect(dialog(at.page)).toBeVisible({ timeout: 15_000 });
    },
  },
  { name: "search, what was found", account: "teacher", open: searching("t", /^(通知公告|Notices)$/) },
  { name: "search, nothing found", account: "teacher", open: searching("zzzz", /zzzz/) },
  {
    name: "an application that is not installed",
    account: "teacher",
    open: async (at) => {
      await desktop(at, "#/viewport?app=canteen&fileId=canteen");
      await expect(at.page.locator('[data-pane="canteen/canteen"]').getByRole("link").first()).toBeVisible();
    },
  },
  {
    name: "an application that does not open",
    account: "teacher",
    open: async (at) => {
      await desktop(at, "#/viewport?app=t-mount-throws&fileId=main");
      await expect(button(at.page, /^(重试|Try again)$/)).toBeVisible();
    },
  },
  {
    name: "a linked page in a frame",
    account: "teacher",
    open: async (at) => {
      await desktop(at, "#/viewport?app=link&id=1&linkUrl=%2Fold-browser.js");
      await expect(at.page.locator("iframe")).toBeVisible();
    },
  },
  {
    name: "sign-in sheet",
    account: "teacher",
    open: async (at) => {
      await desktop(at, NOTICES);
      await expect(at.page.locator("[data-notice]").first()).toBeVisible();
      await at.page.waitForLoadState("networkidle");
      await at.page.context().clearCookies();
      await at.page.locator("[data-notice]").first().click();
      await at.page.evaluate(() => void (window.location.hash = "#/"));
      await expect(dialog(at.page)).toBeVisible();
    },
  },
];

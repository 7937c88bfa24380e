import { expect } from "@playwright/test";
import { keepToasts } from "../keepToasts";
import {
  attendance,
  button,
  desktop,
  dialog,
  drive,
  inDrive,
  managing,
  NOTICES,
  records,
  timetable,
  TIMETABLE,
  type Here,
  type Screen,
} from "./opening";

/** The rules of Attendance, and what is opened from there. */
const rules = (form?: RegExp) => async (at: Here) => {
  await attendance("/roll", "header")(at);
  await button(at.page, /^(考勤规则|Rules)$/).click();
  const change = dialog(at.page).getByRole("button", { name: /^(修改|Change)$/ });
  await expect(change).toBeVisible();
  if (!form) return;
  await dialog(at.page).getByRole("button", { name: form }).click();
  await expect(dialog(at.page).getByRole("textbox").first()).toBeVisible();
};

/** The school's calendar in the timetable. */
const calendar = async (at: Here) => {
  await desktop(at, TIMETABLE);
  await button(at.page, /^(校历|School calendar)$/).click();
  await expect(dialog(at.page).getByRole("listitem").first()).toBeVisible();
};

/** The form of a new lesson. */
const lessonForm = async (at: Here) => {
  await desktop(at, TIMETABLE);
  await button(at.page, /^(排课|Add a lesson)$/).click();
  await expect(dialog(at.page).getByRole("combobox").first()).toBeVisible();
};

/** The form of a new duty, and a list or a calendar that one of its fields opens. */
const plan = (opener?: RegExp) => async (at: Here) => {
  const { page } = at;
  await desktop(at, "#/viewport?app=duty&fileId=duty");
  await button(page, /^(安排值班|Add duty)$/).click();
  const form = dialog(page);
  await expect(form.getByRole("textbox").first()).toBeVisible();
  if (!opener) return;
  await form.getByRole("button", { name: opener }).click();
  await expect(dialog(page).getByRole("grid").or(page.getByRole("listbox"))).toBeVisible();
};

/** Uploads a text into one's own files, as from the device. */
async function upload({ page }: Here, name: string) {
  const pane = page.locator('[data-pane="drive/drive"]');
  const add = pane.getByRole("button", { name: /^(添加|Add)$/ });
  const choose = /^(上传文件|Upload files)$/;
  const chosen = page.waitForEvent("filechooser");
  if (await add.isVisible()) {
    await add.click();
    await page.getByRole("menuitem", { name: choose }).click();
  } else await pane.getByRole("button", { name: choose }).click();
  await (await chosen).setFiles({ name, mimeType: "text/csv", buffer: Buffer.from("name,mark\nLi,5") });
}

/** Files are chosen by the browser's dialog: those with handles cannot be driven from outside. */
const ownFiles = async (at: Here) => {
  await at.page.addInitScript(() => {
    Reflect.deleteProperty(window, "showOpenFilePicker");
    Reflect.deleteProperty(window, "showDirectoryPicker");
  });
  await drive(at, "");
};

/** The first folder chosen, and something done with it. */
const withFolder = (act: RegExp) => async (at: Here) => {
  await drive(at, "");
  await at.page.getByRole("option").first().click({ button: "right" });
  await at.page.getByRole("menuitem", { name: act }).click();
  await expect(dialog(at.page)).toBeVisible();
};

/** The applications that come with the portal. */
export const APPLICATION_SCREENS: readonly Screen[] = [
  {
    name: "notices, the list",
    at: ["notices/"],
    shows: ["NoticesPage"],
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
  {
    name: "notices, managing",
    at: ["notices/manage"],
    shows: ["ManagePage"],
    account: "admin",
    open: managing,
  },
  {
    name: "notices, a column's menu",
    shows: ["ListColumnMenu"],
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
    shows: ["NoticeFormDialog"],
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
  {
    name: "attendance, the roll",
    at: ["attendance/roll"],
    shows: ["AttendancePage", "RollView"],
    account: "teacher",
    open: attendance("/roll", "li strong"),
  },
  {
    name: "attendance, the month",
    at: ["attendance/month"],
    shows: ["MonthView"],
    account: "teacher",
    open: attendance("/month", "table"),
  },
  {
    name: "attendance, clocking in",
    at: ["attendance/clock"],
    shows: ["ClockView"],
    account: "teacher",
    open: attendance("/clock", "h2:visible"),
  },
  {
    name: "attendance, a child's week",
    at: ["attendance/week"],
    shows: ["WeekView"],
    account: "parent",
    open: attendance("/week", "li strong"),
  },
  {
    name: "class photos, a class",
    at: ["records/"],
    shows: ["RecordsPage"],
    account: "teacher",
    open: records("/?class=5（2）班"),
  },
  {
    name: "class photos, taking one",
    shows: ["PupilDialog", "FaceCollectView"],
    account: "teacher",
    open: records("/?class=5（2）班", /^(蔡明轩|Cai Mingxuan)/),
  },
  {
    name: "class photos, no consent",
    account: "teacher",
    open: records("/?class=5（2）班", /^(丁若瑶|Ding Ruoyao)/),
  },
  {
    name: "timetable, the week",
    at: ["timetable/week"],
    shows: ["TimetablePage"],
    account: "teacher",
    open: timetable("/week"),
  },
  { name: "timetable, a day", at: ["timetable/day"], account: "teacher", open: timetable("/day") },
  {
    name: "timetable, a lesson",
    shows: ["LessonDialog"],
    account: "teacher",
    open: async (at) => {
      await timetable("/week")(at);
      await at.page.locator("[data-lesson]").filter({ visible: true }).first().click();
      await expect(dialog(at.page)).toBeVisible();
    },
  },
  {
    name: "drive, a folder chosen",
    at: ["drive/"],
    shows: ["DrivePage"],
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
    shows: ["ShareDialog"],
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
    at: ["drive/class"],
    account: "teacher",
    open: async (at) => {
      await desktop(at, inDrive("/class"));
      await expect(at.page.getByText(/这个班级还没有文件|no files for this class/)).toBeVisible();
    },
  },
  {
    name: "notices, files of one's drive",
    account: "admin",
    shows: ["PickFilesDialog"],
    open: async (at) => {
      await managing(at);
      await button(at.page, /^(发布通知|Publish a notice)$/).click();
      await dialog(at.page)
        .getByRole("button", { name: /^(从云盘添加|From Drive)$/ })
        .click();
      await expect(dialog(at.page).getByRole("searchbox")).toBeVisible();
    },
  },
  {
    name: "attendance, a correction",
    account: "teacher",
    shows: ["CorrectDrawer"],
    open: async (at) => {
      await attendance("/roll", "li strong")(at);
      await button(at.page, /^(更改考勤|Change attendance)/).click();
      await expect(dialog(at.page).getByRole("radio").first()).toBeVisible();
    },
  },
  { name: "attendance, rules", account: "admin", shows: ["RulesDialog"], open: rules() },
  { name: "attendance, times", account: "admin", shows: ["TimesDialog"], open: rules(/^(修改|Change)$/) },
  {
    name: "attendance, special days",
    account: "admin",
    shows: ["SpellDialog"],
    open: rules(/^(添加特殊日期|Add days)$/),
  },
  { name: "timetable, school calendar", account: "admin", shows: ["CalendarDialog"], open: calendar },
  {
    name: "timetable, a holiday",
    account: "admin",
    shows: ["EntryDialog"],
    open: async (at) => {
      await calendar(at);
      await dialog(at.page)
        .getByRole("button", { name: /^(添加假期|Add a holiday)$/ })
        .click();
      await expect(dialog(at.page).getByRole("textbox").first()).toBeVisible();
    },
  },
  { name: "timetable, a new lesson", account: "admin", shows: ["LessonFormDialog"], open: lessonForm },
  {
    name: "timetable, a list of choices",
    account: "admin",
    open: async (at) => {
      await lessonForm(at);
      await dialog(at.page).getByRole("combobox").first().click();
      await expect(at.page.getByRole("listbox")).toBeVisible();
    },
  },
  {
    name: "timetable, a lesson moved",
    account: "admin",
    shows: ["ChangeDialog"],
    open: async (at) => {
      await timetable("/week")(at);
      await at.page.locator("[data-lesson]").filter({ visible: true }).first().click();
      await dialog(at.page)
        .getByRole("button", { name: /^(调课|Move)$/ })
        .click();
      await expect(dialog(at.page).getByRole("textbox").first()).toBeVisible();
    },
  },
  {
    name: "duty",
    account: "admin",
    at: ["duty/"],
    shows: ["DutyPage"],
    open: async (at) => {
      await desktop(at, "#/viewport?app=duty&fileId=duty");
      await expect(button(at.page, /^(安排值班|Add duty)$/)).toBeVisible();
    },
  },
  { name: "duty, a new one", account: "admin", shows: ["PlanDialog"], open: plan() },
  {
    name: "duty, a day from the calendar",
    account: "admin",
    shows: ["CalendarPopover"],
    open: plan(/^(选择日期|Choose a date)/),
  },
  {
    name: "duty, a time from the list",
    account: "admin",
    shows: ["TimeList"],
    open: plan(/^(选择时刻|Choose a time)/),
  },
  {
    name: "drive, what is shared",
    account: "teacher",
    at: ["drive/shared"],
    open: async (at) => {
      await desktop(at, inDrive("/shared"));
      await expect(at.page.getByText(/还没有与您共享的文件|No files have been shared/)).toBeVisible();
    },
  },
  {
    name: "drive, the bin",
    account: "teacher",
    at: ["drive/bin"],
    open: async (at) => {
      await desktop(at, inDrive("/bin"));
      await expect(at.page.getByText(/回收站是空的|The bin is empty/)).toBeVisible();
    },
  },
  {
    name: "drive, a menu",
    account: "teacher",
    shows: ["ActMenu"],
    open: async (at) => {
      await drive(at, "");
      await at.page.getByRole("option").first().click({ button: "right" });
      await expect(at.page.getByRole("menuitem").first()).toBeVisible();
    },
  },
  {
    name: "drive, ways to add",
    account: "teacher",
    shows: ["PlaceBar"],
    open: async (at) => {
      await drive(at, "");
      const add = at.page.getByRole("button", { name: /^(添加|Add)$/ });
      // Where there is room the ways stand beside each other.
      if (!(await add.isVisible())) return;
      await add.click();
      await expect(at.page.getByRole("menuitem").first()).toBeVisible();
    },
  },
  {
    name: "drive, another name",
    account: "teacher",
    shows: ["NameDialog"],
    open: withFolder(/^(重命名|Rename)$/),
  },
  {
    name: "drive, to another folder",
    account: "teacher",
    shows: ["FolderDialog"],
    open: withFolder(/^(移动|Move)$/),
  },
  {
    name: "drive, a text",
    account: "teacher2",
    shows: ["PreviewDialog"],
    open: async (at) => {
      await ownFiles(at);
      const file = at.page.getByRole("option", { name: /^marks\.csv/ });
      if (!(await file.isVisible())) await upload(at, "marks.csv");
      await file.dblclick();
      await expect(dialog(at.page).getByText("name,mark")).toBeVisible();
    },
  },
  {
    name: "drive, a name that is taken",
    account: "teacher2",
    shows: ["ClashDialog"],
    open: async (at) => {
      await ownFiles(at);
      const file = at.page.getByRole("option", { name: /^plan\.csv/ });
      if (!(await file.isVisible())) await upload(at, "plan.csv");
      await expect(file).toBeVisible();
      await upload(at, "plan.csv");
      await expect(dialog(at.page).getByRole("button", { name: /^(全部保留|Keep both)$/ })).toBeVisible();
    },
  },
];

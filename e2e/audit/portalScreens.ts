import { expect } from "@playwright/test";
import { choose, CHUNK, lesson, MEGABYTE } from "../filesPage";
import { openPerson } from "../personMenu";
import {
  answerAll,
  applications,
  button,
  desktop,
  dialog,
  EXPIRED,
  fromPersonMenu,
  NOTICES,
  personMenu,
  searching,
  type Here,
  type Screen,
} from "./opening";

const UNIT_LICENCE = "**/api/base/license/unit_oam*";
const CURRENT_CHILD = "**/api/base/student/find_stu_by_parent_id*";

/** Answers a call as the platform does where it succeeds. */
const answered = (data: unknown) => ({ status: 200, code: "200", message: "", data, fieldErrors: [] });

/** The portal of a site that is configured in this way. */
const ofSite = (site: object, open: (at: Here) => Promise<void>) => async (at: Here) => {
  await at.portal.configureSite(site);
  await open(at);
};

/** A panel of the header; a phone has a page in its place, which its bar leads to. */
const panel = (name: RegExp) => async (at: Here) => {
  await desktop(at);
  const { page } = at;
  const opener = page.getByRole("banner").getByRole("button", { name });
  const entry = page.getByRole("link", { name });
  await opener.or(entry).filter({ visible: true }).first().click();
  await expect(dialog(page).or(page.getByRole("main").getByRole("listitem")).first()).toBeVisible();
};

/** A picture of one colour, as a file that people choose. */
async function picture({ page }: Here) {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 600, height: 400 });
    const context = canvas.getContext("2d");
    if (context) {
      context.fillStyle = "teal";
      context.fillRect(0, 0, 600, 400);
    }
    return canvas.toDataURL("image/jpeg").replace(/^.*,/, "");
  });
  return { name: "portrait.jpg", mimeType: "image/jpeg", buffer: Buffer.from(base64, "base64") };
}

/** The dialog about a face, once its consent is there. */
const fromFace = (name: RegExp) => async (at: Here) => {
  await fromPersonMenu(/^(人脸|Face)$/)(at);
  await expect(dialog(at.page).getByRole("button", { name }).first()).toBeVisible();
};

/** The portal of those who are signed in, without its applications. */
export const PORTAL_SCREENS: readonly Screen[] = [
  {
    name: "desktop of a teacher",
    at: ["#/"],
    shows: ["DesktopPage", "ListCard"],
    account: "teacher",
    open: desktop,
  },
  { name: "desktop of a parent", at: ["#/"], shows: ["ChildChooser"], account: "parent", open: desktop },
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
  {
    name: "applications panel",
    at: ["#/", "#/apps"],
    shows: ["AppsPanel", "AppsPage", "HeaderPopover"],
    account: "teacher",
    topOnly: true,
    open: applications,
  },
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
    shows: ["SyncDialog"],
    account: "admin",
    open: async (at) => {
      await fromPersonMenu(/^(主题|Theme)$/)(at);
      await at.page.getByRole("button", { name: /^(预览并应用到全校|Preview and apply)/ }).click();
      await expect(dialog(at.page).last().getByRole("img").first()).toBeVisible();
    },
  },
  { name: "person's menu", at: ["#/", "#/me"], account: "linked-teacher", open: personMenu },
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
  { name: "page not found", at: ["#/nowhere"], account: "teacher", open: (at) => desktop(at, "#/nowhere") },
  {
    name: "messages",
    at: ["#/messages"],
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
    at: ["#/todo"],
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
  {
    name: "search, what was found",
    shows: ["SearchDialog", "SearchPanel"],
    account: "teacher",
    open: searching("t", /^(通知公告|Notices)$/),
  },
  { name: "search, nothing found", account: "teacher", open: searching("zzzz", /zzzz/) },
  {
    name: "an application that is not installed",
    shows: ["FriendlyPage"],
    account: "teacher",
    open: async (at) => {
      await desktop(at, "#/viewport?app=canteen&fileId=canteen");
      await expect(at.page.locator('[data-pane="canteen/canteen"]').getByRole("link").first()).toBeVisible();
    },
  },
  {
    name: "an application that does not open",
    shows: ["FailureCard"],
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
  {
    name: "switch to the other account?",
    account: "linked-teacher",
    open: fromPersonMenu(/^(切换为家长|Switch to parent)/),
  },
  {
    name: "face, one's own",
    account: "teacher",
    shows: ["FaceDialog"],
    open: fromFace(/^(我同意|I agree)$/),
  },
  { name: "face, of a child", account: "parent", open: fromFace(/^(我为.+同意|I agree for .+)$/) },
  { name: "face, for administrators", account: "admin", open: fromFace(/^(我同意|I agree)$/) },
  {
    name: "profile picture",
    account: "student",
    open: async (at) => {
      await fromPersonMenu(/^(头像|Profile picture)$/)(at);
      await dialog(at.page)
        .locator("input[data-from='file']")
        .setInputFiles(await picture(at));
      await expect(dialog(at.page).getByRole("application")).toBeFocused();
    },
  },
  {
    name: "desktop client",
    account: "teacher",
    open: ofSite(
      {
        downloads: {
          windows: "https://files.example/setup.exe",
          portable: "https://files.example/portal.zip",
        },
      },
      fromPersonMenu(/^(下载桌面客户端|Download the desktop client)$/),
    ),
  },
  {
    name: "voice commands",
    account: "student",
    shows: ["VoicePanel"],
    open: ofSite({ voice: true }, async (at) => {
      await desktop(at);
      await button(at.page, /^(语音助手|Voice commands)$/).click();
      await expect(dialog(at.page).getByRole("button", { name: /^(说话|Speak)$/ })).toBeVisible();
    }),
  },
  {
    name: "voice commands, not set up",
    account: "admin",
    open: ofSite({ voice: false }, fromPersonMenu(/^(设置语音助手|Set up voice commands)$/)),
  },
  {
    name: "the school's licence has ended",
    account: "teacher",
    open: async (at) => {
      await answerAll(at.page, UNIT_LICENCE, answered(false));
      await desktop(at);
      await expect(dialog(at.page).getByRole("button", { name: /^(退出登录|Sign out)$/ })).toBeVisible();
    },
  },
  {
    name: "licences of the day",
    account: "admin",
    open: async (at) => {
      await at.page.addInitScript(() => {
        for (const key of Object.keys(localStorage))
          if (key.endsWith(".licencesShown")) localStorage.removeItem(key);
      });
      await desktop(at);
      await expect(dialog(at.page)).toBeVisible({ timeout: 15_000 });
    },
  },
  {
    name: "which child?",
    account: "parent",
    open: async (at) => {
      const { page } = at;
      await desktop(at);
      const chosen = () =>
        page.evaluate(() => {
          const key = Object.keys(localStorage).find((each) => each.endsWith(".chosenChild"));
          return key === undefined ? null : localStorage.getItem(key);
        });
      await expect.poll(chosen).not.toBeNull();
      // On another device a different one was chosen since.
      const other = (await chosen())?.includes("2002") ? "2003" : "2002";
      await answerAll(page, CURRENT_CHILD, answered({ id: other }));
      await page.reload();
      await expect(dialog(page)).toBeVisible({ timeout: 15_000 });
    },
  },
  {
    name: "children",
    account: "parent",
    shows: ["ChildrenPanel"],
    open: async (at) => {
      await desktop(at);
      const opener = button(at.page, /^(选择孩子|Choose a child)/);
      // A phone has them on the person's page.
      if (await opener.isVisible()) {
        await opener.click();
        await expect(dialog(at.page)).toBeVisible();
      } else await openPerson(at.page);
    },
  },
  { name: "messages panel", account: "teacher", shows: ["MessagesPanel"], open: panel(/^(消息|Messages)/) },
  {
    name: "a tile's menu",
    account: "teacher",
    shows: ["TileMenu"],
    open: async (at) => {
      await desktop(at);
      await at.page.locator("main li:has([data-tile-of]) > a").first().click({ button: "right" });
      await expect(at.page.getByRole("menu")).toBeVisible();
    },
  },
  {
    name: "arranging the desktop",
    account: "teacher",
    open: async (at) => {
      await desktop(at);
      await button(at.page, /^(编辑|Edit)$/).click();
      await expect(button(at.page, /^(完成|Done)$/)).toBeVisible();
    },
  },
  {
    name: "classroom screen",
    account: "teacher",
    at: ["#/classroom"],
    shows: ["ClassroomPage"],
    open: (at) => desktop(at, "#/classroom"),
  },
  {
    name: "application lab, with a report",
    account: "admin",
    at: ["#/lab"],
    shows: ["LabPage", "ReportCard", "RunCard"],
    open: async (at) => {
      const { page } = at;
      await desktop(at, "#/lab");
      await page
        .getByRole("textbox", { name: /清单地址|Address of the manifest/ })
        .fill("/duty/manifest.json");
      await button(page, /^(读取清单|Read manifest)$/).click();
      await button(page, /^(开始检测|Run checks)$/).click();
      await expect(page.getByRole("heading", { name: /^(检测结果|Results)$/ })).toBeVisible({
        timeout: 30_000,
      });
    },
  },
  {
    name: "uploads",
    account: "teacher",
    shows: ["UploadTray", "TrayRowView"],
    open: async (at) => {
      const { page } = at;
      // It is on its way for as long as it is looked at.
      await page.route(CHUNK, () => undefined);
      await desktop(at, "#/viewport?app=t-files&fileId=main");
      await choose(page, lesson("film.mp4", 6 * MEGABYTE + 3));
      await button(page, /^(展开上传列表|Show uploads)$/).click();
      await expect(
        page.getByRole("region", { name: /^(上传|Uploads)$/ }).getByRole("listitem"),
      ).toBeVisible();
    },
  },
  {
    name: "no network",
    account: "teacher",
    open: async (at) => {
      await desktop(at);
      // The page alone is told, since each look has to be loaded.
      await at.page.evaluate(() => {
        Object.defineProperty(navigator, "onLine", { get: () => false });
        window.dispatchEvent(new Event("offline"));
      });
      await expect(button(at.page, /^(重试|Try again)$/)).toBeVisible();
    },
  },
];

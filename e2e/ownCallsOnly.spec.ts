import { expect, Portal, test, type Account } from "./fixture";
import { ownCallsOnly } from "./ownCallsOnly";
import { chooseLine } from "./personMenu";
import { address, pane } from "./viewportPage";
import { startOwnPlatform } from "./work";

const GREETING = /^(早上|上午|中午|下午|晚上)好/;

// What each part does without a call of ours is proved beside it; this is the way from one to the next.
test("over a platform that has the contract's own calls alone every role has its desktop, and a teacher signs in, reads, sets the theme, uploads and has the photo of the face [API-16, AUTH-10, MSG-01, THEME-05, UP-02, FACE-06, REL-03]", async ({
  browser,
  platform,
  problems,
}) => {
  test.slow();
  problems.expect(/status of 404/);
  const gateway = await ownCallsOnly(platform.url);
  const over = await startOwnPlatform({ PLATFORM_URL: gateway.url });
  const context = await browser.newContext({
    baseURL: over.url,
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
  });
  try {
    await context.addInitScript(() => {
      Reflect.deleteProperty(window, "showOpenFilePicker");
      sessionStorage.setItem("portal.todosDismissed", "1");
    });
    const page = await context.newPage();
    problems.watch(page);
    const portal = new Portal(page);
    for (const account of ["student", "parent", "staff", "admin"] satisfies readonly Account[]) {
      // A page of the person before would leave by itself once the session is another one's.
      await page.goto("/old-browser.js");
      await portal.signInQuickly(account);
      await portal.openDesktop();
      await expect(page.getByRole("heading", { level: 1, name: GREETING })).toBeVisible();
      await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
      await expect(page.getByRole("button", { name: "重试" })).toHaveCount(0);
    }
    await context.clearCookies();
    await portal.signIn("teacher2");
    await expect(page.getByRole("heading", { level: 1, name: GREETING })).toBeVisible();

    await chooseLine(page, "主题");
    const theme = page.getByRole("dialog", { name: "主题" });
    await theme.getByRole("radio", { name: "荷韵" }).focus();
    await page.keyboard.press("Space");
    await expect(theme.getByText("已保存，您的所有设备都会使用。")).toBeVisible();
    await page.keyboard.press("Escape");

    await chooseLine(page, "人脸");
    const face = page.getByRole("dialog", { name: "人脸" });
    await expect(face.getByRole("heading", { name: "照片" })).toBeVisible();
    await page.keyboard.press("Escape");

    await portal.openDesktop("#/messages");
    const unread = page.getByRole("main").getByRole("listitem");
    await expect(unread.first()).toBeVisible();
    const before = await unread.count();
    await unread.first().getByRole("button").click();
    await expect(unread).toHaveCount(before - 1);

    await portal.openDesktop(address("drive", "drive"));
    const drive = pane(page, "drive", "drive");
    const dialog = page.waitForEvent("filechooser");
    await drive.getByRole("button", { name: "上传文件", exact: true }).click();
    const buffer = Buffer.concat([Buffer.from("%PDF-1.4\n"), Buffer.alloc(3_000_000, 7)]);
    await (await dialog).setFiles({ name: "课文.pdf", mimeType: "application/pdf", buffer });
    await expect(drive.getByRole("option", { name: /课文\.pdf/ })).toBeVisible();
    expect([...gateway.missing]).toContain("GET /api/uaa/face/consent");
  } finally {
    await context.close();
    await over.dispose();
    await gateway.close();
  }
});

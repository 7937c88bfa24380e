import type { Page } from "@playwright/test";
import { hashToken } from "../server/platform/auth/tokens";
import { databaseOf, enrol, tryUntil } from "./facePage";
import { openCameras, putCamera } from "./faceActor";
import { expect, test } from "./fixture";
import { startOwnPlatform } from "./work";

const DESKTOP = /\/pages\/base\/pc_desktop_all\/index\.html/;

/** Counts what the page has of the camera that is still on. */
async function watchTracks(page: Page) {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    if (!window.isSecureContext) return;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, { cameraTracks: tracks });
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { cameraTracks: MediaStreamTrack[] }).cameraTracks.map(
        ({ readyState }) => readyState,
      ),
    );
}

test("a true camera that sees nobody comes to its time-out, which says what to do; each try has a camera of its own, and leaves none on; over http from elsewhere a page says why it has no camera and no microphone, and leads to the password [FACE-01, FACE-03, FACE-04, VOICE-01]", async ({
  page,
  portal,
  problems,
}) => {
  test.setTimeout(120_000);
  const platform = await startOwnPlatform({}, { voice: true });
  const tracks = await watchTracks(page);
  const dialog = page.getByRole("dialog", { name: "刷脸登录" });
  const button = page.getByRole("button", { name: "刷脸登录" });
  await test.step("a camera that sees nobody", async () => {
    await page.clock.install();
    await page.goto(`${platform.url}/login/`);
    await button.click();
    const sought = dialog.getByText("请把脸放在框内");
    await expect(sought).toBeVisible();
    expect(await tracks()).toEqual(["live"]);
    await page.clock.fastForward(15_000);
    await expect(dialog.getByText("人脸检测超时，请点击重试！")).toBeVisible();
    await expect(dialog.getByText(/15 秒内/)).toBeVisible();
    expect(await tracks()).toEqual(["ended"]);
    await dialog.getByRole("button", { name: "点击重试" }).press("Enter");
    await expect(sought).toBeVisible();
    expect(await tracks()).toEqual(["ended", "live"]);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    expect(await tracks()).toEqual(["ended", "ended"]);
  });

  await test.step("a page that came over http from elsewhere", async () => {
    // Chromium's word for a policy that counts over https alone.
    problems.expect(/Cross-Origin-Opener-Policy header has been ignored/);
    await page.goto(`http://school.example:${new URL(platform.url).port}/login/`);
    await button.click();
    await expect(dialog.getByText(/摄像头只能通过 https 使用/)).toBeVisible();
    await dialog.getByRole("button", { name: "改用密码" }).click();
    await expect(dialog).toHaveCount(0);
    await portal.fillSignIn("student");
    await page.waitForURL(DESKTOP);
    await page.getByRole("button", { name: "语音助手" }).click();
    const helper = page.getByRole("dialog", { name: "语音助手" });
    await helper.getByRole("button", { name: "说话" }).click();
    await expect(helper.getByText(/只有通过 https/)).toBeVisible();
  });
  // What the page still asks for would fail with the platform.
  await page.goto("about:blank");
  await platform.dispose();
});

// Work without end at the moment in which a session is opened, so that the platform can be killed just there.
const HOLD = `create trigger hold before insert on session begin
  select count(*) from app a, app b, app c, app d, app e, app f, app g; end`;

test("a platform that is killed between the match and the session lets nobody half in: the person is told, tries again, and signs in by their face alone [FACE-06, FACE-08, REL-01]", async ({
  context,
  page,
  playwright,
  problems,
}) => {
  test.setTimeout(180_000);
  problems.expect(/net::ERR_|Failed to load resource/);
  const platform = await startOwnPlatform();
  const calls = await playwright.request.newContext({ baseURL: platform.url });
  await enrol(calls, "teacher", "ann");
  await calls.dispose();
  const { database, count } = await databaseOf(platform);
  const sessions = () => count("select count(*) from session");
  const before = sessions();
  database.exec(HOLD);

  await putCamera(page, { people: ["ann"] });
  await page.goto(`${platform.url}/login/`);
  let nonce = "";
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith("/oauth/login/face")) nonce = searchParams.get("nonce") ?? "";
  });
  await page.getByRole("button", { name: "刷脸登录" }).click();
  const dialog = page.getByRole("dialog", { name: "刷脸登录" });
  // The match is made once the session's transaction has begun, which nobody else can write beside.
  const isHeld = () => {
    try {
      database.exec("begin immediate; rollback");
      return false;
    } catch {
      return true;
    }
  };
  const held = expect
    .poll(() => nonce !== "" && isHeld() && isHeld() && isHeld(), { timeout: 120_000 })
    .toBe(true);
  await tryUntil(dialog, held);
  await expect(dialog.getByText("正在识别…")).toBeVisible();
  expect(await openCameras(page)).toBe(0);
  await platform.kill();
  await expect(dialog.getByRole("button", { name: "点击重试" })).toBeVisible();
  await expect(dialog.getByText(/网络/)).toBeVisible();
  database.exec("drop trigger hold");
  expect(sessions()).toBe(before);
  // The try is used up, nothing says that the person came in, and the face is still there.
  expect(nonce).toMatch(/./);
  expect(count(`select count(*) from face_challenge where hash = '${hashToken(nonce)}'`)).toBe(0);
  expect(count("select count(*) from face_audit where deed = 'signedIn'")).toBe(0);
  expect(count("select count(*) from face")).toBe(1);
  database.close();

  await platform.start();
  expect((await context.cookies()).filter(({ name }) => name.startsWith("portal_access"))).toEqual([]);
  await dialog.getByRole("button", { name: "点击重试" }).press("Enter");
  await tryUntil(dialog, page.waitForURL(DESKTOP, { timeout: 120_000 }));
  await expect(page.getByRole("main")).toBeVisible();
  const who = await page.request.get(`${platform.url}/api/uaa/oauth/me`);
  expect(await who.json()).toMatchObject({ data: { loginName: "teacher" } });
  await platform.dispose();
});

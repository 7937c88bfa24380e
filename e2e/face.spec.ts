import type { APIRequestContext } from "@playwright/test";
import { cover, openCameras, pullOut, putCamera } from "./faceActor";
import { enrol, forgetFaces, HEADERS, tryUntil } from "./facePage";
import { expect, PASSWORD, test } from "./fixture";
import { chooseLine } from "./personMenu";
import { spokenHere } from "./spokenHere";

const DESKTOP = /\/pages\/base\/pc_desktop_all\/index\.html/;
/** The script of what is done in workers. */
const WORKER = /\/assets\/hash\.\w+\.js/;

test.afterEach(async ({ platform, request }) => {
  await choose(request, "challenge");
  await forgetFaces(platform, request);
});

/** Has the school use faces for signing in in this way. */
async function choose(request: APIRequestContext, signIn: "challenge" | "password"): Promise<void> {
  const form = { username: "admin", password: PASSWORD };
  await request.post("/api/uaa/oauth/login", { form, headers: HEADERS });
  await request.post("/api/uaa/face/settings", { form: { signIn }, headers: HEADERS });
  await request.post("/api/uaa/oauth/logout", { headers: HEADERS });
}

test("a person whose face is enrolled is known by what they are asked to do, and where the school wants it staff type their password as well; nothing of it is loaded before, and the camera is off after the try [FACE-03, FACE-05, FACE-06, FACE-07, A11Y-02]", async ({
  page,
  portal,
  request,
}) => {
  await enrol(request, "staff", "cleo");
  await putCamera(page, { people: ["ann"] });
  const asked: string[] = [];
  page.on("request", (made) => asked.push(new URL(made.url()).pathname));
  await page.goto("/login/");
  const button = page.getByRole("button", { name: "刷脸登录" });
  await expect(button).toBeVisible();
  const isOfFaces = (path: string) => /face-eyes|\.bin$|\.wasm$/.test(path);
  expect(asked.filter(isOfFaces)).toEqual([]);
  const dialog = page.getByRole("dialog", { name: "刷脸登录" });
  await enrol(request, "teacher", "ann");
  await choose(request, "password");
  await button.press("Enter");
  await expect(dialog.getByText("请保持不动")).toBeVisible();
  const field = dialog.getByLabel("密码", { exact: true });
  await tryUntil(dialog, field.waitFor());
  await expect(field).toBeFocused();
  expect(await openCameras(page)).toBe(0);
  expect(asked.filter(isOfFaces).length).toBeGreaterThan(3);
  await page.keyboard.type("wrong");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toBeVisible();
  await portal.expectAccessible();
  await field.fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL(DESKTOP);
  const stored = () => page.evaluate(() => localStorage.getItem("user"));
  await expect.poll(stored).toContain('"loginName":"teacher"');
});

test("it says what is in the way: a camera that is missing, refused or in use, two people, the dark, a camera that is pulled out, a worker and nets that do not come; each is spoken and can be tried again, and who takes the password instead comes to the user name [FACE-01, FACE-03, FACE-04, FACE-05, REL-01, A11Y-02, A11Y-05]", async ({
  page,
  problems,
}) => {
  problems.expect(/404|Failed to load resource|net::ERR_FAILED/);
  await putCamera(page, { people: ["ann", "bea"] });
  // The first three times there is no camera to be had.
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    const reasons = ["NotFoundError", "NotAllowedError", "NotReadableError"];
    mediaDevices.getUserMedia = (wanted) => {
      const reason = reasons.shift();
      return reason ? Promise.reject(new DOMException("test", reason)) : open(wanted);
    };
  });
  await page.route(WORKER, (route) => route.abort());
  await page.goto("/login/");
  const dialog = page.getByRole("dialog", { name: "刷脸登录" });
  const retry = dialog.getByRole("button", { name: "点击重试" });
  const unloaded = dialog.getByText(/人脸检测未能加载/);
  await page.getByRole("button", { name: "刷脸登录" }).click();
  for (const words of ["本设备未检测到摄像头！", /不允许使用摄像头/, /其他程序使用/]) {
    await expect(dialog.getByText(words)).toBeVisible();
    await retry.press("Enter");
  }
  await expect(unloaded).toBeVisible();
  expect(await openCameras(page)).toBe(0);
  await page.unroute(WORKER);
  await page.route("**/*.bin", (route) => route.fulfill({ status: 404, body: "" }));
  await retry.press("Enter");
  await expect(retry).toHaveCount(0);
  await expect(unloaded).toBeVisible();
  expect(await openCameras(page)).toBe(0);
  await page.unroute("**/*.bin");
  await retry.press("Enter");
  await expect(dialog.getByText("画面中不止一个人")).toBeVisible();
  await cover(page, true);
  await expect(dialog.getByText(/光线太暗/)).toBeVisible();
  await cover(page, false);
  await expect(dialog.getByText("画面中不止一个人")).toBeVisible();
  await pullOut(page);
  await expect(dialog.getByText(/摄像头已断开/)).toBeVisible();
  await retry.press("Enter");
  await expect(dialog.getByText("画面中不止一个人")).toBeVisible();
  // Spoken as well, at once.
  await expect.poll(async () => (await spokenHere(page)).assertive).toContain("画面中不止一个人");
  await dialog.getByRole("button", { name: "改用密码登录" }).press("Enter");
  await expect(page.getByLabel("用户名")).toBeFocused();
});

test("a pupil's face is taken once a guardian has agreed, is gone once it is deleted, and all of it is listed [FACE-02, FACE-06, FACE-08]", async ({
  page,
  portal,
}) => {
  const dialog = page.getByRole("dialog", { name: "人脸" });
  await putCamera(page, { people: ["dora"] });
  await portal.signInQuickly("student");
  await portal.openDesktop();
  await chooseLine(page, "人脸");
  await expect(dialog.getByText("采集照片前需要家长同意。")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "打开摄像头" })).toHaveCount(0);

  await portal.signInQuickly("parent");
  await portal.openDesktop();
  await chooseLine(page, "人脸");
  await dialog.getByRole("radio", { name: "李思涵" }).check();
  await dialog.getByRole("button", { name: "我为李思涵同意" }).click();
  await expect(dialog.getByText(/李建国于.*同意/)).toBeVisible();
  await portal.expectAccessible();

  await portal.signInQuickly("student");
  await portal.openDesktop();
  await chooseLine(page, "人脸");
  await dialog.getByRole("button", { name: "打开摄像头" }).press("Enter");
  const photograph = dialog.getByRole("button", { name: "拍照" });
  const save = dialog.getByRole("button", { name: "保存", exact: true });
  await expect(photograph).toBeVisible();
  await expect(photograph).toBeDisabled();
  await expect(save).toBeDisabled();
  await expect(photograph).toBeEnabled();
  await photograph.press("Enter");
  await expect.poll(() => openCameras(page)).toBe(0);
  await save.press("Enter");
  await expect(dialog.getByText("已保存的照片")).toBeVisible();
  await dialog.getByRole("button", { name: "删除人脸" }).click();
  await portal.answer("删除人脸");
  await expect(dialog.getByText("还没有照片")).toBeVisible();
  await expect(dialog.getByRole("listitem").filter({ hasText: "保存照片" })).toHaveCount(1);
  await expect(dialog.getByRole("listitem").filter({ hasText: "删除" })).toHaveCount(1);
});

import type { APIRequestContext, Page } from "@playwright/test";
import type { LiveAct } from "../src/face/core/liveness";
import { movingBurst, portraitOf, SAMPLE_FACES } from "../server/testing/movingFaces";
import { openCameras, picturesOf, putCamera } from "./faceActor";
import { databaseOf, forgetFaces } from "./facePage";
import { expect, PASSWORD, test, type Account } from "./fixture";
import { address, pane } from "./viewportPage";

const HEADERS = { "X-Device-Type": "pc", "X-App-Code": "portal" };
const [PUPIL, NAME] = ["2002", "李思涵"] as const;

/** What one who signs in by their face is asked to do. */
interface Challenge {
  readonly nonce: string;
  readonly acts: readonly LiveAct[];
}

const records = (page: Page) => pane(page, "records", "records");
const tile = (page: Page) => records(page).getByRole("button", { name: new RegExp(`^${NAME}`) });

/** What a person does by calls, in a session of their own. */
async function asPerson(request: APIRequestContext, account: Account) {
  const post = (path: string, form: Record<string, string> = {}) =>
    request.post(path, { form, headers: HEADERS });
  await post("/api/uaa/oauth/login", { username: account, password: PASSWORD });
  const get = async (path: string) => ((await (await request.get(path)).json()) as { data: unknown }).data;
  return { post, get };
}

/** Signs in on another device by the pupil's face, with what its camera would send; that a page sends it is what `face.spec.ts` is about. */
async function signInByFace(door: APIRequestContext): Promise<void> {
  const post = async (path: string, form: Record<string, string>) =>
    (await door.post(path, { form, headers: HEADERS })).json() as Promise<{
      status: number;
      data: Challenge;
    }>;
  const { data } = await post("/api/uaa/face/challenge", { purpose: "login", unitId: "2" });
  const burst = await movingBurst(await portraitOf(SAMPLE_FACES.ann), data.acts);
  const { rest: faceImage } = await picturesOf("ann");
  const asked = { faceImage, nonce: data.nonce, burst: burst.join(",") };
  expect(await post("/api/uaa/oauth/login/face", asked)).toMatchObject({ status: 200 });
  const who = await door.get("/api/uaa/oauth/me");
  expect(await who.json()).toMatchObject({ data: { userId: PUPIL } });
}

test.afterEach(({ platform, request }) => forgetFaces(platform, request));

test("a teacher asks a guardian, photographs the pupil once there is a consent, and deletes it; the pupil signs in by it in between, and nothing of it is stored afterwards [FACE-02, FACE-06, FACE-08, MSG-01, MORE-05]", async ({
  page,
  platform,
  playwright,
  portal,
  request,
}) => {
  test.setTimeout(180_000);
  await putCamera(page, { people: ["ann"] });
  await portal.signInQuickly("teacher");
  await portal.openDesktop(`${address("records", "records")}&at=${encodeURIComponent("/?class=5（2）班")}`);
  const progress = records(page).getByRole("status").filter({ hasText: "26 人中" });
  await expect(progress).toHaveText("26 人中已拍 0 人，5 人未同意");
  await portal.expectAccessible();
  await tile(page).press("Enter");
  const dialog = page.getByRole("dialog", { name: NAME });
  await expect(dialog.getByText(/家长还没有同意/)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "打开摄像头" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "提醒家长…" }).press("Enter");
  const question = page.getByRole("dialog", { name: "提醒 1 位家长？" });
  await expect(question).toContainText(`是否同意采集${NAME}的人脸照片？`);
  await question.getByRole("button", { name: "通知家长（1）" }).press("Enter");
  await expect(page.getByText("已通知 1 位家长。").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  const parent = await asPerson(request, "parent");
  const messages = await parent.get("/api/base/desktop/message_select_not_read");
  expect(JSON.stringify(messages)).toContain(`May a photo of Li Sihan's face be taken?`);
  const { version } = (await parent.get(`/api/uaa/face/consent?userId=${PUPIL}`)) as { version: string };
  await parent.post("/api/uaa/face/consent/give", { version, userId: PUPIL });

  await page.reload();
  await expect(tile(page)).toContainText("李建国");
  await expect(progress).toHaveText("26 人中已拍 0 人，4 人未同意");
  await tile(page).press("Enter");
  await dialog.getByRole("button", { name: "打开摄像头" }).press("Enter");
  const photograph = dialog.getByRole("button", { name: "拍照" });
  await expect(photograph).toBeEnabled();
  await photograph.press("Enter");
  await expect(dialog.getByRole("button", { name: "重拍" })).toBeVisible();
  expect(await openCameras(page)).toBe(0);
  await dialog.getByRole("button", { name: "保存", exact: true }).press("Enter");
  const next = dialog.getByRole("button", { name: /^下一名：/ });
  await expect(next).toBeFocused();
  await expect(dialog.getByText("已拍 1/26")).toBeVisible();
  await expect(page.locator("#announcer").getByText(`${NAME}的照片已保存：1/26。`).first()).toBeAttached();
  const door = await playwright.request.newContext({ baseURL: platform.url });
  await signInByFace(door);
  await door.dispose();

  // On to the next by the same key, whose camera is off until it is asked for.
  await page.keyboard.press("Enter");
  const other = page.getByRole("dialog").filter({ has: page.getByRole("button", { name: "打开摄像头" }) });
  await expect(other.getByRole("button", { name: "打开摄像头" })).toBeFocused();
  await expect(dialog).toHaveCount(0);
  expect(await openCameras(page)).toBe(0);
  await page.keyboard.press("Escape");
  await expect(progress).toHaveText("26 人中已拍 1 人，4 人未同意");

  await tile(page).press("Enter");
  await expect(dialog.getByRole("img", { name: "已保存的照片" })).toBeVisible();
  await dialog.getByRole("button", { name: "删除照片" }).click();
  await portal.answer("删除照片");
  await expect(dialog.getByText("待拍", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(progress).toHaveText("26 人中已拍 0 人，4 人未同意");
  const { database, count } = await databaseOf(platform);
  expect(count("select count(*) from face")).toBe(0);
  database.close();
});

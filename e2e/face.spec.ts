import type { APIRequestContext } from "@playwright/test";
import { openCameras, picturesOf, putCamera, type PersonBefore } from "./faceActor";
import { expect, PASSWORD, test, type Account } from "./fixture";

const DESKTOP = /\/pages\/base\/pc_desktop_all\/index\.html/;
const HEADERS = { "X-Device-Type": "pc", "X-App-Code": "portal" };

/** Has a person consent and puts their face under their account, by calls, in a session that ends with it. */
async function enrol(request: APIRequestContext, account: Account, person: PersonBefore): Promise<void> {
  const form = { username: account, password: PASSWORD };
  await request.post("/api/uaa/oauth/login", { form, headers: HEADERS });
  const { data: me } = await (await request.get("/api/uaa/oauth/me")).json();
  const { data: consent } = await (await request.get("/api/uaa/face/consent")).json();
  await request.post("/api/uaa/face/consent/give", {
    form: { version: consent.version },
    headers: HEADERS,
  });
  const { rest } = await picturesOf(person);
  const kept = await request.post("/api/uaa/face/check", {
    form: { faceImage: rest, userId: me.userId },
    headers: HEADERS,
  });
  expect(await kept.json()).toMatchObject({ status: 200 });
  await request.post("/api/uaa/oauth/logout", { headers: HEADERS });
}

test("a person whose face is enrolled signs in by it, doing what they are asked to; the camera is off afterwards [FACE-03, FACE-05, FACE-06, FACE-07]", async ({
  page,
  request,
}) => {
  await enrol(request, "teacher", "ann");
  await putCamera(page, { people: ["ann"] });
  const asked: string[] = [];
  page.on("request", (made) => asked.push(new URL(made.url()).pathname));
  await page.goto("/login/");
  const button = page.getByRole("button", { name: "刷脸登录" });
  await expect(button).toBeVisible();
  const isOfFaces = (path: string) => /face-eyes|\.bin$|\.wasm$/.test(path);
  expect(asked.filter(isOfFaces)).toEqual([]);
  await button.press("Enter");
  const dialog = page.getByRole("dialog", { name: "刷脸登录" });
  await expect(dialog.getByText("请保持不动")).toBeVisible();
  await page.waitForURL(DESKTOP);
  expect(asked.filter(isOfFaces).length).toBeGreaterThan(3);
  const kept = await page.evaluate(() => localStorage.getItem("user"));
  expect(JSON.parse(kept ?? "null")).toMatchObject({ loginName: "teacher" });
  expect(await openCameras(page)).toBe(0);
});

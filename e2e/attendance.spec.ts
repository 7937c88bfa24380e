import { readFile } from "node:fs/promises";
import type { APIRequestContext, Download, Locator, Page } from "@playwright/test";
import { openCameras, picturesOf, putCamera, type PersonBefore } from "./faceActor";
import { forgetFaces, tryUntil } from "./facePage";
import { expect, PASSWORD, test, type Account } from "./fixture";
import { sideways } from "./screen";
import { address, pane, speakEnglish } from "./viewportPage";

const HEADERS = { "X-Device-Type": "pc", "X-App-Code": "attendance" };
const SI_HAN = "2002";
const [FIRST, SECOND, FOURTH] = ["5（1）班", "5（2）班", "5（4）班"] as const;

interface Pupil {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly at: string;
  readonly received: string;
  readonly way: string | null;
  readonly clockings: number;
}

const attendance = (page: Page) => pane(page, "attendance", "attendance");
const placeOf = (at: string) => `${address("attendance", "attendance")}&at=${encodeURIComponent(at)}`;
const row = (page: Page, name: string) =>
  attendance(page)
    .getByRole("list", { name: /^(学生|Pupils)$/ })
    .getByRole("listitem")
    .filter({ hasText: name });

/** The state that is chosen in a row of the register. */
const chosen = (of: Locator) => of.getByRole("radio", { checked: true });

/** Makes a call as one who is signed in there; what is refused fails the test. */
async function ask<Data>(
  request: APIRequestContext,
  path: string,
  form?: Record<string, string>,
): Promise<Data> {
  const answer = form
    ? await request.post(path, { form, headers: HEADERS })
    : await request.get(path, { headers: HEADERS });
  const { status, data } = (await answer.json()) as { status: number; data: Data };
  expect([path, status]).toEqual([path, 200]);
  return data;
}

async function asAccount(request: APIRequestContext, account: Account, act: () => Promise<unknown>) {
  await ask(request, "/api/uaa/oauth/login", { username: account, password: PASSWORD });
  await act();
  await ask(request, "/api/uaa/oauth/logout", {});
}

const pupilsOf = async ({ request }: Page, group: string) =>
  (await ask<{ pupils: Pupil[] }>(request, `/api/attendance/roll?class=${encodeURIComponent(group)}`)).pupils;
const pupilIn = async (page: Page, group: string, id: string) =>
  (await pupilsOf(page, group)).find((pupil) => pupil.id === id);

/** One who has not come today. */
async function missingIn(page: Page, group: string): Promise<Pupil> {
  const found = (await pupilsOf(page, group)).find(({ at }) => at === "");
  if (!found) throw new Error(`Everybody of ${group} is here.`);
  return found;
}

/** Keeps a pupil's face, with a parent's consent. */
async function enrol(request: APIRequestContext, userId: string, person: PersonBefore) {
  await asAccount(request, "parent", async () => {
    const { version } = await ask<{ version: string }>(request, "/api/uaa/face/consent");
    await ask(request, "/api/uaa/face/consent/give", { userId, version });
  });
  const { rest } = await picturesOf(person);
  await asAccount(request, "admin", () => ask(request, "/api/uaa/face/check", { userId, faceImage: rest }));
}

// Whatever weekday it is, today has school.
test.beforeEach(async ({ request }) => {
  await asAccount(request, "admin", async () => {
    const { today } = await ask<{ today: string }>(request, "/api/attendance/about");
    const day = { starts: today, ends: today, half: "whole", name: "补课|||School today" };
    const answer = await request.post("/api/attendance/rules/spell", { form: day, headers: HEADERS });
    const { status } = (await answer.json()) as { status: number };
    // Another journey on the same platform has entered the day already.
    expect([200, 409]).toContain(status);
  });
});

test.afterEach(({ platform, request }) => forgetFaces(platform, request));

test("a pupil clocks in by face on the class room's screen and stands in the roll [FACE-09, FACE-03, FACE-06]", async ({
  page,
  portal,
  request,
}) => {
  // A look at the camera has up to 15 seconds, in two parts.
  test.setTimeout(120_000);
  await enrol(request, SI_HAN, "ann");
  await portal.signInQuickly("teacher");
  const before = await pupilIn(page, SECOND, SI_HAN);
  const camera = (of: Page) => attendance(of).getByRole("button", { name: "打开摄像头" });
  await putCamera(page, { people: ["ann"] });
  await portal.openDesktop(placeOf(`/clock?class=${SECOND}`));
  await expect(attendance(page).getByText(/^请对准摄像头刷脸/)).toBeVisible();
  expect(await page.evaluate(() => "faceCamera" in window)).toBe(true);
  expect(await openCameras(page)).toBe(0);
  await camera(page).press("Enter");
  const screen = attendance(page).getByRole("status").filter({ hasText: "李思涵" });
  await tryUntil(attendance(page), screen.waitFor());
  await expect(screen).toContainText(/已到|迟到/);
  await expect(screen).toContainText(/\d\d:\d\d/);
  await attendance(page).getByRole("button", { name: "关闭摄像头" }).click();
  await expect.poll(() => openCameras(page)).toBe(0);
  await attendance(page).getByRole("button", { name: "点名", exact: true }).click();
  await expect(chosen(row(page, "李思涵"))).toHaveText(/已到|迟到/);
  const now = await pupilIn(page, SECOND, SI_HAN);
  expect(now?.clockings).toBe((before?.clockings ?? 0) + 1);
});

test("without a network names are kept on the device and shown, and sent later with their own time, once, though two tabs send them; at another door the earliest counts [FACE-09, REL-01]", async ({
  browser,
  context,
  page,
  platform,
  portal,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load resource)/);
  await portal.signInQuickly("teacher");
  const { id, name } = await missingIn(page, FOURTH);
  const clock = placeOf(`/clock?class=${FOURTH}`);
  const press = (of: Page) => attendance(of).getByRole("button", { name: `为${name}打卡` });
  await portal.openDesktop(clock);

  const other = await (
    await browser.newContext({ baseURL: platform.url, serviceWorkers: "block" })
  ).newPage();
  await ask(other.request, "/api/uaa/oauth/login", { username: "teacher", password: PASSWORD });
  await other.goto(`/pages/base/pc_desktop_all/index.html${clock}`);
  await expect(press(other)).toBeVisible();

  const hand = "**/api/attendance/clock/hand";
  await context.route(hand, (route) => route.abort("internetdisconnected"));
  await press(page).press("Enter");
  await expect(attendance(page).getByText("网络不通：本机有 1 条打卡等待发送。")).toBeVisible();
  await expect(attendance(page).getByText("网络不通，已保存在本机，恢复后自动发送。")).toBeVisible();
  await expect(attendance(page).getByRole("button", { name: `${name}：待发送` })).toBeFocused();
  expect((await pupilIn(page, FOURTH, id))?.clockings).toBe(0);
  const kept = await page.evaluate(() => Date.now());

  const tab = await context.newPage();
  await tab.goto(`/pages/base/pc_desktop_all/index.html${clock}`);
  await expect(attendance(tab).getByRole("button", { name: `${name}：待发送` })).toBeVisible();
  await page.reload();
  await expect(attendance(page).getByText("网络不通：本机有 1 条打卡等待发送。")).toBeVisible();
  // The platform's time is the machine's, in whole seconds: what is received has to come in a later one, which is most often so by now.
  await expect.poll(() => Date.now()).toBeGreaterThan(kept + 1_500);
  await context.unroute(hand);
  // It may have been tried again by itself before that.
  const online = (of: Page) => of.evaluate(() => void window.dispatchEvent(new Event("online")));
  await Promise.all([online(page), online(tab)]);
  for (const of of [page, tab])
    await expect(
      attendance(of).getByRole("button", { name: new RegExp(`^${name}：(已到|迟到)`) }),
    ).toBeVisible();
  const sent = await pupilIn(page, FOURTH, id);
  expect(sent).toMatchObject({ clockings: 1, way: "offline" });
  expect(sent?.at && sent.received > sent.at).toBe(true);

  await press(other).click();
  await expect(other.getByRole("status").filter({ hasText: name })).toContainText(/已到|迟到/);
  expect(await pupilIn(page, FOURTH, id)).toMatchObject({ clockings: 2, at: sent?.at, way: "offline" });
  await attendance(page).getByRole("button", { name: "点名", exact: true }).click();
  await expect(row(page, name)).toHaveCount(1);
  await expect(row(page, name)).toContainText(/老师离线登记.*联网后补传.*共 2 次打卡，以最早为准/);
  await other.context().close();
});

test("a teacher takes a register with the arrows and Space, gives a reason in the drawer and takes that back, by keyboard alone [FACE-09, A11Y-02]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("teacher");
  const { id, name } = await missingIn(page, FIRST);
  await portal.openDesktop(placeOf(`/roll?class=${FIRST}`));
  const state = (status: string) => row(page, name).getByRole("radio", { name: `${status}，${name}` });
  await expect(chosen(row(page, name))).toHaveCount(0);
  await expect(row(page, name)).toContainText("未到校");
  // What the keys reach stands above the foot, whose figures and buttons lie over the end of the list.
  const foot = attendance(page).getByRole("button", { name: "结束点名" });
  const radios = attendance(page).getByRole("radio", { name: /^已到/ });
  await radios.first().focus();
  for (let presses = (await radios.count()) - 1; presses > 0; presses -= 1) {
    await page.keyboard.press("ArrowDown");
    const [own, over] = [await page.locator(":focus").boundingBox(), await foot.boundingBox()];
    expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);
  }
  await state("已到").focus();
  await page.keyboard.press("ArrowRight");
  await expect(state("迟到")).toBeFocused();
  await expect(chosen(row(page, name))).toHaveCount(0);
  await page.keyboard.press("Space");
  await expect(state("迟到")).toBeChecked();
  await expect(state("迟到")).toBeFocused();
  await expect.poll(async () => (await pupilIn(page, FIRST, id))?.status).toBe("late");

  const pencil = row(page, name).getByRole("button", { name: `更改考勤：${name}，` });
  await pencil.focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: new RegExp(`更改考勤.*${name}`) });
  // It opens with the state that the pupil has now.
  const late = drawer.getByRole("radio", { name: "迟到" });
  await expect(late).toBeChecked();
  for (let presses = 0; presses < 4; presses += 1) {
    if (await late.evaluate((radio) => radio.matches(":focus"))) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("ArrowDown");
  await expect(drawer.getByRole("radio", { name: "请假" })).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(drawer.getByRole("textbox", { name: /^原因/ })).toBeFocused();
  await page.keyboard.type("看牙医");
  await portal.expectAccessible();
  const save = drawer.getByRole("button", { name: "立即修改" });
  for (let presses = 0; presses < 4; presses += 1) {
    if (await save.evaluate((button) => button.matches(":focus"))) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(drawer).toHaveCount(0);
  await expect(row(page, name)).toContainText("看牙医");
  await expect(state("请假")).toBeChecked();
  const undo = (what: string) => attendance(page).getByRole("button", { name: what, exact: true });
  await expect(undo(`撤销：已将${name}更改为：请假`)).toBeVisible();
  await expect(pencil).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(state("迟到")).toBeChecked();
  await expect(row(page, name)).not.toContainText("看牙医");
  await expect(undo(`撤销：${name}：迟到`)).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(chosen(row(page, name))).toHaveCount(0);
  await expect(undo("撤销")).toHaveAttribute("aria-disabled", "true");
  await expect(pencil).toBeFocused();
  expect(await pupilIn(page, FIRST, id)).toMatchObject({ status: "waiting" });
});

/** The rows of a downloaded sheet, read back as Excel would. */
async function rowsOf(download: Download) {
  const { readXlsx } = await import("hucre/xlsx");
  const { sheets } = await readXlsx(await readFile(await download.path()));
  return sheets[0]?.rows ?? [];
}

test("a month of a class is a spreadsheet, and stands on paper without its last column cut off [FACE-09, WID-06]", async ({
  page,
  portal,
  problems,
}) => {
  // The test's own driver tries its scripts in every frame; in the one for the answer nothing may run.
  problems.expect(/^console: Blocked script execution in '(about:blank|.*table2xls)'/);
  await portal.signInQuickly("teacher");
  await portal.openDesktop(placeOf(`/month?class=${FIRST}`));
  await speakEnglish(page);
  // Of this month there may be no day of school yet.
  await attendance(page).getByRole("button", { name: "Month before" }).click();
  await expect(attendance(page).getByRole("button", { name: "This month" })).toBeEnabled();
  const sheet = attendance(page).getByRole("region", { name: /^Class 5\(1\)/ });
  await expect(sheet.getByRole("rowheader").first()).toBeVisible();
  const heads = await sheet.getByRole("columnheader").allInnerTexts();
  const pupils = await sheet.getByRole("rowheader").allInnerTexts();
  expect(pupils.length).toBeGreaterThan(20);

  const arrives = page.waitForEvent("download");
  await attendance(page).getByRole("button", { name: "Download table" }).click();
  const download = await arrives;
  expect(download.suggestedFilename()).toMatch(/^Class 5\(1\) \w+ 20\d\d\.xlsx$/);
  const [head = [], ...rows] = await rowsOf(download);
  expect([head[0], ...head.slice(-4)]).toEqual(["Name", "On time", "Late", "Excused", "Days absent"]);
  expect(head).toHaveLength(heads.length);
  expect(rows.map(([name]) => name)).toEqual(pupils);
  const onScreen = await sheet.getByRole("row").nth(1).getByRole("cell").allInnerTexts();
  expect(rows[0]?.slice(-4).map(String)).toEqual(onScreen.slice(-4));

  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await attendance(page).getByRole("button", { name: "Print" }).click();
  // A4 upright, less its margins.
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: "print" });
  const paper = page.locator("body > .print-sheet");
  await expect(paper.getByRole("heading", { name: /^Class 5\(1\)/ })).toBeVisible();
  await expect(paper.getByRole("rowheader")).toHaveCount(pupils.length);
  await expect(paper.getByRole("columnheader")).toHaveCount(heads.length);
  await expect(attendance(page)).toBeHidden();
  await expect(paper.getByText(/^✓ present · L late/)).toBeVisible();
  const width = await paper.getByRole("table").evaluate((table) => table.getBoundingClientRect().right);
  expect(width).toBeLessThanOrEqual(718);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a teacher's presses move nothing of the register under the finger, at four sizes, and the way back stands in the same place [FACE-09, A11Y-04, A11Y-05]", async ({
    page,
    portal,
  }) => {
    await portal.signInQuickly("teacher");
    await portal.openDesktop(placeOf(`/roll?class=${SECOND}`));
    const pupils = attendance(page)
      .getByRole("listitem")
      .filter({ has: page.getByRole("radiogroup") });
    await expect(pupils.first()).toBeVisible();
    const undo = attendance(page).getByRole("button", { name: /^撤销/ });
    const tops = () => pupils.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    const sizes = [
      { width: 390, height: 844 },
      { width: 320, height: 568 },
      { width: 844, height: 390 },
      { width: 1440, height: 900 },
    ];
    // Once the register is finished, a press to or from absent asks before parents are notified.
    const isAbsent = await pupils.evaluateAll((rows) =>
      rows.map((row) => row.querySelector("[role=radio]:last-child")?.ariaChecked === "true"),
    );
    const [, , third = 0, , , sixth = 0] = isAbsent.flatMap((absent, place) => (absent ? [] : [place]));
    for (const [turn, size] of sizes.entries()) {
      await page.setViewportSize(size);
      for (const [place, state] of [
        [third, turn % 3],
        [third, (turn + 1) % 3],
        [sixth, turn % 3],
      ] as const) {
        // On a morning of school some have come already: a press on the state that they have changes nothing.
        const states = pupils.nth(place).getByRole("radio");
        const hasIt = await states.nth(state).isChecked();
        const radio = states.nth(hasIt ? (state + 1) % 3 : state);
        await radio.evaluate((element) => element.scrollIntoView({ block: "center" }));
        const { height: tall = 0 } = (await radio.boundingBox()) ?? {};
        expect(tall).toBeGreaterThanOrEqual(44);
        const before = await tops();
        await radio.tap();
        await expect(radio).toBeChecked();
        await expect(undo).not.toHaveAttribute("aria-disabled");
        const after = await tops();
        const shifts = after.map((top, index) => top - (before[index] ?? 0));
        expect(Math.max(...shifts.map(Math.abs))).toBeLessThan(1);
      }
      expect(await sideways(page)).toBe(0);
    }
    await portal.expectAccessible();
  });

  test("a parent sees the week of each child in English, with times and reasons, and nothing goes sideways [FACE-09, WHO-01, I18N-03, A11Y-04]", async ({
    page,
    portal,
  }) => {
    await page.addInitScript(() => {
      if (window.origin !== "null") localStorage.setItem("portal.language", "en");
    });
    await portal.signInQuickly("parent");
    await portal.openDesktop(placeOf("/"));
    const part = attendance(page);
    await expect(page.getByRole("heading", { name: "Attendance" })).toBeVisible();
    const days = part.getByRole("listitem");
    await expect(days).toHaveCount(7);
    await expect(part.locator('[aria-current="date"]')).toHaveCount(1);
    await part.getByRole("button", { name: "Week before" }).click();
    await expect(part.locator('[aria-current="date"]')).toHaveCount(0);
    await expect(days.first()).toContainText(/^Monday .*(Present|Late).*\d\d:\d\d by (face|the teacher)/s);
    await expect(days.last()).toContainText(/^Sunday .*No school/s);
    expect(await sideways(page)).toBe(0);
    await portal.expectAccessible();
    await part.getByRole("combobox", { name: "Child" }).click();
    await page.getByRole("option", { name: "Li Siyuan" }).click();
    await expect(part.getByRole("combobox", { name: "Child" })).toHaveText(/^Li Siyuan/);
    await expect(days).toHaveCount(7);
    expect(page.url()).toContain("of=2003");
  });
});

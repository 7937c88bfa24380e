import type { BrowserContext, Locator, Page } from "@playwright/test";
import { openPerson } from "./personMenu";
import { expect, test, type Portal, type Problems } from "./fixture";
import { go } from "./viewportPage";

const DESKTOP = "/pages/base/pc_desktop_all/index.html";
const TEACHER = "2008";

const greeting = (page: Page) => page.getByRole("heading", { level: 1, name: /好，|^Good / });
const personButton = (page: Page) => page.getByRole("button", { name: /^(欢迎，|Welcome, )/ });
const switcher = (page: Page) => page.getByRole("menuitem", { name: /^切换为/ });
const question = (page: Page) => page.getByRole("dialog", { name: /^切换为/ });

/** The person of the page, by its storage: the record of the person signed in. */
const whoIsKept = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem("user") ?? "{}") as { loginName?: string }).loginName);

/** Everything that the browser stores about any person, including the databases. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const records: unknown[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(name));
      });
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => (all.onsuccess = resolve));
        records.push(all.result);
      }
      database.close();
    }
    return JSON.stringify([localStorage, sessionStorage, records]);
  });

async function openElsewhere(context: BrowserContext, problems: Problems) {
  const other = await context.newPage();
  problems.watch(other);
  await other.goto(DESKTOP);
  await expect(greeting(other)).toBeVisible();
  return other;
}

async function openMenu(page: Page) {
  const find = await openPerson(page);
  await expect(find(/^(退出登录|Sign out)$/)).toBeVisible();
}

async function signInRemembered(page: Page, portal: Portal) {
  await page.goto("/login/");
  await page.getByLabel("记住密码").check();
  await portal.fillSignIn("linked-teacher");
  await page.waitForURL(/desktop_all/);
  await expect(greeting(page)).toBeVisible();
}

const isFocused = (line: Locator) => line.evaluate((element) => element === document.activeElement);

test("a linked teacher becomes the parent by keyboard alone, unless the platform refuses; the old session is over, other tabs reload and nothing of the teacher is left [WHO-02, SEC-03, AUTH-08, A11Y-02]", async ({
  page,
  portal,
  context,
  problems,
  playwright,
  platform,
}) => {
  await signInRemembered(page, portal);
  await page.evaluate((teacher) => {
    localStorage.setItem(`portal.of.2:${teacher}.recentApps`, '["left-by-the-teacher"]');
    sessionStorage.setItem("sub-application", "left-by-the-teacher");
  }, TEACHER);
  expect(await kept(page)).toContain("linked-teacher");
  const other = await openElsewhere(context, problems);
  await page.bringToFront();
  const old = await playwright.request.newContext({
    baseURL: platform.url,
    storageState: await context.storageState(),
  });
  await go(page, "#/viewport?app=notices&fileId=notices");
  // What is opened takes the focus.
  await expect(page.getByRole("list", { name: "通知列表" })).toBeVisible();

  await test.step("if the platform refuses, the page says why and nothing changes", async () => {
    const refusal = {
      status: 403,
      code: "forbidden",
      message: "两个账号已解除关联|||No longer linked",
      data: null,
      fieldErrors: [],
    };
    await page.route("**/api/uaa/switch/login*", (route) => route.fulfill({ json: refusal }));
    await openMenu(page);
    await switcher(page).click();
    await question(page).getByRole("button", { name: "切换身份" }).click();
    await expect(page.getByText("两个账号已解除关联").first()).toBeVisible();
    await expect(page.getByRole("list", { name: "通知列表" })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem("sub-application"))).toBe("left-by-the-teacher");
    expect(await whoIsKept(page)).toBe("linked-teacher");
    await page.unroute("**/api/uaa/switch/login*");
  });

  await personButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(switcher(page)).toHaveText("切换为家长身份：孙丽华");
  for (let lines = 0; lines < 8 && !(await isFocused(switcher(page))); lines += 1)
    await page.keyboard.press("ArrowDown");
  await expect(switcher(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question(page)).toBeVisible();
  await page.keyboard.press("Tab");
  const reloaded = other.waitForEvent("load");
  await page.keyboard.press("Enter");

  await expect.poll(() => whoIsKept(page).catch(() => null)).toBe("linked-parent");
  await reloaded;
  await page.waitForURL((url) => url.pathname === DESKTOP && !url.hash.includes("viewport"));
  expect(await (await old.get("/api/uaa/oauth/me")).json()).toMatchObject({ status: 401 });
  await old.dispose();
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await expect(greeting(tab)).toBeVisible();
    await openMenu(tab);
    await expect(switcher(tab)).toHaveText("切换为教师身份：孙丽华");
    await tab.keyboard.press("Escape");
    expect(await kept(tab)).not.toMatch(/linked-teacher|left-by-the-teacher/);
  }
  expect(await kept(page)).toContain("linked-parent");
});

test("a student's menu offers no other account, and leads to the help centre, which has no access to this window and learns who asks, once [WHO-02, REDIR-06]", async ({
  page,
  portal,
  context,
}) => {
  const asked: string[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith("/already/parent/teacher")) asked.push(pathname);
  });
  await portal.signInQuickly("student");
  await page.goto(`${DESKTOP}?language=zh-CN&token=secret&keep=1`);
  await expect(greeting(page)).toBeVisible();
  await openMenu(page);
  await page.waitForLoadState("networkidle");
  await expect(switcher(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  const opened = context.waitForEvent("page");
  await page.getByRole("menuitem", { name: /^帮助中心/ }).click();
  const help = await opened;
  await help.waitForURL(/\/help\//);
  const { searchParams } = new URL(help.url());
  expect(searchParams.get("redUrl")).toMatch(/\/pages\/base\/pc_desktop_all\/index\.html\?keep=1/);
  expect([...searchParams.keys()]).toEqual(["redUrl", "unitId", "accessToken"]);
  expect(help.url()).not.toMatch(/secret|language/);
  expect(await help.evaluate(() => window.opener === null)).toBe(true);
  await expect(help.getByText("育才实验学校）")).toBeVisible();
  await help.reload();
  await expect(help.getByRole("heading", { level: 1, name: "帮助中心" })).toBeVisible();
  await expect(help.getByText("育才实验学校）")).toHaveCount(0);
  const sessions = (await context.cookies()).map(({ value }) => value);
  expect(sessions).not.toContain(searchParams.get("accessToken"));
  await expect(page.getByRole("menu")).toHaveCount(0);
});

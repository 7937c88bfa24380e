import path from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { openSqliteFile } from "../server/platform/database/sqlite";
import { expect, test, type Portal } from "./fixture";
import { keptCalls } from "./keptCalls";
import { openNoticesTile } from "./viewportPage";

/** Part of everything that the platform knows about one person, and of nothing else. */
const CANARY = "kanarie-5d41";
const PERSON = "2009";

/** Gives one person of the demo a name, tasks and messages that differ from all others. */
const markPerson = async (dataDir: string) => {
  const database = await openSqliteFile(path.join(dataDir, "platform.db"));
  try {
    for (const change of [
      `update person set real_name = '${CANARY}-name', login_name = '${CANARY}-login' where id = '${PERSON}'`,
      `update todo set title = '${CANARY}-todo' where person_id = '${PERSON}'`,
      `update message set memo = '${CANARY}-message' where person_id = '${PERSON}'`,
    ])
      database.exec(change);
  } finally {
    database.close();
  }
};

/** Every place of the browser that still has the canary, by name. */
const traces = async (page: Page, context: BrowserContext): Promise<readonly string[]> => {
  const found = await page.evaluate(async (canary) => {
    const places: Record<string, string> = {
      local: JSON.stringify(Object.entries(localStorage)),
      session: JSON.stringify(Object.entries(sessionStorage)),
      cookie: document.cookie,
      address: window.location.href,
      history: JSON.stringify({ state: history.state as unknown }),
      name: window.name,
      title: document.title,
    };
    const request = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error ?? new Error("no database"));
      });
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await request(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        places[`database ${name}/${store}`] = JSON.stringify([
          await request(rows.getAllKeys()),
          await request(rows.getAll()),
        ]);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const kept of await cache.keys())
        places[`cache ${name} ${kept.url}`] = kept.url + ((await (await cache.match(kept))?.text()) ?? "");
    }
    const calls = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/api/"));
    for (const { name } of calls) {
      const kept = await fetch(name, { cache: "only-if-cached", mode: "same-origin" }).catch(() => null);
      if (kept?.ok) places[`kept answer ${name}`] = await kept.text();
    }
    return Object.entries(places).flatMap(([place, text]) => (text.includes(canary) ? [place] : []));
  }, CANARY);
  const frames = await Promise.all(page.frames().map((frame) => frame.content()));
  const cookies = JSON.stringify(await context.cookies());
  return [
    ...found,
    ...(frames.some((html) => html.includes(CANARY)) ? ["page"] : []),
    ...(cookies.includes(CANARY) ? ["cookies"] : []),
  ];
};

/** Signs in at the login page as the marked person, remembered, and opens everything that shows them. */
const useThePortal = async (page: Page, portal: Portal, context: BrowserContext) => {
  await page.getByLabel("记住密码").check();
  await portal.fillSignIn(`${CANARY}-login`);
  await page.waitForURL(/desktop_all/i);
  await expect(page.getByText(`${CANARY}-name`).first()).toBeVisible();
  await openNoticesTile(page);
  // The canary can be found: the person is on the page, in the storage, and in the remembered sign-in.
  expect(await traces(page, context)).toEqual(
    expect.arrayContaining(["local", "page", "database school-portal/remembered-login"]),
  );
  await expect.poll(() => keptCalls(page)).not.toEqual([]);
  await page.waitForLoadState("networkidle");
};

const signOut = async (page: Page, portal: Portal) => {
  await portal.askToSignOut();
  await page.getByRole("dialog").getByRole("button", { name: "退出登录" }).click();
};

/** Signs in the next person, and returns where the first one's canary was shown or loaded meanwhile. */
const nextPerson = async (page: Page, portal: Portal, context: BrowserContext) => {
  const seen: string[] = [];
  await context.exposeFunction("sawCanary", (where: string) => seen.push(where));
  await context.addInitScript((canary) => {
    const look = () => {
      if (document.documentElement.outerHTML.includes(canary))
        (window as unknown as { sawCanary: (where: string) => void }).sawCanary(window.location.href);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  }, CANARY);
  page.on("request", (request) => {
    if (`${request.url()}${request.postData() ?? ""}`.includes(CANARY)) seen.push(request.url());
  });
  await portal.signIn("student");
  await expect(page.getByRole("heading", { level: 1, name: /李思涵/ })).toBeVisible();
  await openNoticesTile(page);
  return seen;
};

test.beforeAll(({ platform }) => markPerson(platform.dataDir));

test("after signing out, online or offline, nothing of a person is left in the browser, and the next person sees nothing of them [SEC-03, AUTH-08, AUTH-11, MORE-05]", async ({
  page,
  portal,
  context,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await page.goto("/login/");
  await test.step("online", async () => {
    await useThePortal(page, portal, context);
    await signOut(page, portal);
    await page.waitForURL(/\/login\//);
    await expect(page.getByLabel("用户名")).toHaveValue("");
    await expect.poll(() => traces(page, context)).toEqual([]);
    expect(await keptCalls(page)).toEqual([]);
  });
  await test.step("offline", async () => {
    await useThePortal(page, portal, context);
    await context.setOffline(true);
    await signOut(page, portal);
    await expect(page.getByRole("heading", { level: 1, name: "已退出登录" })).toBeAttached();
    await expect.poll(() => traces(page, context)).toEqual([]);
    expect(await keptCalls(page)).toEqual([]);
    await context.setOffline(false);
    // The page leaves by itself once the platform has been told.
    await page.waitForURL(/\/login\//);
  });
  expect(await nextPerson(page, portal, context)).toEqual([]);
  expect(await traces(page, context)).toEqual([]);
});

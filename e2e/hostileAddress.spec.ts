import type { Page } from "@playwright/test";
import { expect, test, type Portal } from "./fixture";

const DESKTOP = "/pages/base/pc_desktop_all/index.html";
const MEGABYTE = 1_000_000;

/** Ten thousand distinct names, as short as possible. */
const MANY = Array.from({ length: 10_000 }, (_, index) => `p${index.toString(36)}`).join("&");

const POLLUTING = [
  "__proto__=polluted",
  "__proto__.polluted=1",
  "__proto__[polluted]=1",
  "a[__proto__][polluted]=1",
  "constructor=polluted",
  "constructor.prototype.polluted=1",
  "constructor[prototype][polluted]=1",
  "prototype[polluted]=1",
  "a[constructor][prototype][polluted]=1",
  "__proto__[]=polluted",
  "__proto__%5Bpolluted%5D=1",
  "%5F%5Fproto%5F%5F.polluted=1",
].join("&");

const QUERIES: Readonly<Record<string, string>> = {
  "of 60,000 characters": `a=${"x".repeat(60_000)}`,
  "of ten thousand parameters": MANY,
  "with the names of prototypes": POLLUTING,
  "that is nested a thousand levels deep": `a${"[b]".repeat(1_000)}=1&c${".d".repeat(1_000)}=1`,
  "with places far down a list": "a[999999999]=1&a[-1]=1&a[1e9]=1&a[length]=1000000000",
  "that is written wrongly": "%=%&%E0%A4%A=%ZZ&&&=&?&a=%00%ff&[=1&]=1&a[[b]]=1",
};

const HASHES: Readonly<Record<string, string>> = {
  ...QUERIES,
  "of a megabyte": `a=${"x".repeat(MEGABYTE)}`,
  "of a megabyte of parameters": "a=1&".repeat(MEGABYTE / 4),
};

test.setTimeout(120_000);

/** What has reached the prototypes of all objects. */
const pollution = (page: Page) =>
  page.evaluate(() => [
    ...Object.keys(Object.prototype),
    ...Object.keys(Array.prototype),
    ...Object.keys(Function.prototype),
    ...["polluted"].filter((name) => name in {}),
  ]);

/** The addresses at which the test signs in too; at the others it only types into the box. */
const SIGNS_IN = ["of ten thousand parameters", "with the names of prototypes", "of a megabyte"];

/** Uses the login page as it is; a sign-in leads to the target of its address. */
const expectUsable = async (page: Page, portal: Portal, what: string, target: string) => {
  if (!SIGNS_IN.includes(what)) {
    await page.getByLabel("用户名").fill("teacher");
    await expect(page.locator("[data-early]")).toHaveCount(0);
    await expect(page.getByLabel("用户名")).toHaveValue("teacher");
    return;
  }
  await portal.fillSignIn("teacher");
  await page.waitForURL(target, { waitUntil: "commit" });
  await page.context().clearCookies();
};

test("the login page works at an address whose query is hostile, and goes where it asks [API-15, REDIR-01]", async ({
  page,
  portal,
  platform,
}) => {
  for (const [what, query] of Object.entries(QUERIES))
    await test.step(`a query ${what}`, async () => {
      const answer = await page.goto(`/login/?redirect_uri=%2Fold-browser.js&${query}`);
      expect(answer?.status()).toBe(200);
      expect(await pollution(page)).toEqual([]);
      await expectUsable(page, portal, what, `${platform.url}/old-browser.js`);
    });
});

test("the login page works at an address whose hash is hostile, and goes where it asks [API-15, REDIR-01]", async ({
  page,
  portal,
  platform,
}) => {
  for (const [what, query] of Object.entries(HASHES))
    await test.step(`a hash ${what}`, async () => {
      await page.goto(`/login/#/x?${query}&redirect_uri=%2Fold-browser.js`);
      expect(page.url().length).toBeGreaterThan(query.length);
      expect(await pollution(page)).toEqual([]);
      await expectUsable(page, portal, what, `${platform.url}/old-browser.js`);
      // The next address differs only in its hash, which would load nothing.
      await page.goto("/old-browser.js");
    });
});

test("the desktop works at an address whose query and hash are hostile [API-15]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("teacher");
  for (const what of ["of ten thousand parameters", "with the names of prototypes", "of a megabyte"]) {
    const query = HASHES[what] ?? "";
    await test.step(`a query ${what}`, async () => {
      const search = query.length > 60_000 ? "" : `?${query}`;
      await page.goto(`${DESKTOP}${search}#/?${query}`);
      await expect(page.getByRole("heading", { level: 1, name: /好，/ })).toBeVisible();
      expect(await pollution(page)).toEqual([]);
      await page.goto("/old-browser.js");
    });
  }
});

test("an address that is too long for the server is answered with a page that links back, in both languages [API-15, ROUTE-01]", async ({
  page,
  portal,
  problems,
}) => {
  problems.expect(/431/);
  for (const place of ["/login/", DESKTOP, "/nowhere"]) {
    const answer = await page.goto(`${place}?a=${"x".repeat(MEGABYTE)}`);
    expect(answer?.status()).toBe(431);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("请求太长 The request is too long");
    await expect(page.getByText("请缩短地址")).toBeVisible();
    await expect(page.getByText("shorten it")).toBeVisible();
    if (place === "/login/") await portal.expectAccessible();
    await page.getByRole("link", { name: "返回首页 Back to the start" }).click();
    await expect(page.getByLabel(/^(用户名|User name)$/)).toBeVisible();
  }
});

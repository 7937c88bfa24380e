import type { Page } from "@playwright/test";
import { expect, test } from "./fixture";

const DESKTOP = "/pages/base/pc_desktop_all/index.html";
const MEGABYTE = 1_000_000;

/** As many distinct names as a head of 16 kB holds besides its other lines, each as short as possible. */
const MANY = Array.from({ length: 2_400 }, (_, index) => `p${index.toString(36)}`).join("&");

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

/** Each kind that a parser may stumble over; src/base/core/wire/queryString.test.ts reads them one by one. */
const STRANGE = [
  POLLUTING,
  `a${"[b]".repeat(1_000)}=1&c${".d".repeat(1_000)}=1`,
  "a[999999999]=1&a[-1]=1&a[1e9]=1&a[length]=1000000000",
  "%=%&%E0%A4%A=%ZZ&&&=&?&a=%00%ff&[=1&]=1&a[[b]]=1",
].join("&");

const MEGABYTE_OF_TEXT = `a=${"x".repeat(MEGABYTE)}`;
const MEGABYTE_OF_PARAMETERS = "a=1&".repeat(MEGABYTE / 4);

/** What has reached the prototypes of all objects. */
const pollution = (page: Page) =>
  page.evaluate(() => [
    ...Object.keys(Object.prototype),
    ...Object.keys(Array.prototype),
    ...Object.keys(Function.prototype),
    ...["polluted"].filter((name) => name in {}),
  ]);

test("the login page and the desktop work at an address whose query and hash are hostile, and the login page goes where it asks; one that is too long is answered with a page that links back, in both languages [API-15, REDIR-01, ROUTE-01]", async ({
  page,
  portal,
  platform,
  problems,
}) => {
  // The browser itself takes seconds for each address of a megabyte, and more where the machine has other work.
  test.slow();
  problems.expect(/431/);
  await test.step("an address that is too long for the server", async () => {
    const answer = await page.goto(`${DESKTOP}?a=${"x".repeat(MEGABYTE)}`);
    expect(answer?.status()).toBe(431);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("请求太长 The request is too long");
    await expect(page.getByText("请缩短地址")).toBeVisible();
    await expect(page.getByText("shorten it")).toBeVisible();
    await portal.expectAccessible();
    await page.getByRole("link", { name: "返回首页 Back to the start" }).click();
    await expect(page.getByLabel("用户名")).toBeVisible();
  });

  const asked = "redirect_uri=%2Fold-browser.js";
  for (const [what, address] of [
    ["a strange query, and a hash of a megabyte of text", `?${asked}&${STRANGE}#/x?${MEGABYTE_OF_TEXT}`],
    [
      "a query of thousands of parameters, and a hash of a megabyte of them",
      `?${MANY}#/x?${asked}&${MEGABYTE_OF_PARAMETERS}`,
    ],
    ["a query of 12,000 characters, and a strange hash", `?a=${"x".repeat(12_000)}#/x?${STRANGE}&${asked}`],
  ] as const)
    await test.step(what, async () => {
      await page.context().clearCookies();
      const answer = await page.goto(`/login/${address}`);
      expect(answer?.status()).toBe(200);
      expect(page.url().length).toBeGreaterThanOrEqual(address.length);
      expect(await pollution(page)).toEqual([]);
      await portal.fillSignIn("student");
      await page.waitForURL(`${platform.url}/old-browser.js`, { waitUntil: "commit" });
    });

  for (const address of [`?${STRANGE}#/?${MEGABYTE_OF_TEXT}`, `?${MANY}#/?${STRANGE}&${MANY}`])
    await test.step(`the desktop at ${address.slice(0, 120)}`, async () => {
      await page.goto(`${DESKTOP}${address}`);
      await expect(page.getByRole("heading", { level: 1, name: /好，/ })).toBeVisible();
      expect(await pollution(page)).toEqual([]);
    });
});

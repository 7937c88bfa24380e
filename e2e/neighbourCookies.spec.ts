import type { Browser, Page } from "@playwright/test";
import { expect, Portal, test } from "./fixture";

test.use({ trace: "off" });
test.setTimeout(120_000);

const greeting = (page: Page) => page.getByRole("heading", { level: 1, name: /好，|Good / });

test.describe("cookies that a page of a neighbouring sub-domain has set", () => {
  /** The portal's name and that of a neighbour; both resolve to this machine. */
  const at = (name: string, url: string) => `http://${name}.school.localhost:${new URL(url).port}`;

  /** The cookies of a person who has signed in at the portal in another browser. */
  const cookiesOf = async (browser: Browser, home: string, account: string) => {
    const page = await browser.newPage();
    await page.goto(`${home}/login/`);
    await new Portal(page).fillSignIn(account);
    await page.waitForURL(/desktop_all/i);
    const cookies = await page.context().cookies();
    await page.context().close();
    return cookies.filter(({ name }) => /^portal_(access|refresh)$/.test(name));
  };

  /** Visits the neighbour, whose page sets the cookies for all of the school's domain. */
  const visit = async (
    page: Page,
    evil: string,
    cookies: readonly { name: string; value: string }[],
    path: string,
  ) => {
    await page.goto(`${evil}/old-browser.js`);
    await page
      .context()
      .addCookies(cookies.map(({ name, value }) => ({ name, value, domain: ".school.localhost", path })));
  };
  const laid = async (page: Page) =>
    (await page.context().cookies()).filter(({ domain }) => domain === ".school.localhost");

  for (const path of ["/", "/api"])
    test(`never open a desktop as the neighbour, and neither lock nor sign the person out (${path}) [SEC-08, REL-03, AUTH-01]`, async ({
      page,
      portal,
      platform,
      browser,
    }) => {
      const [home, evil] = [at("portal", platform.url), at("evil", platform.url)];
      const theirs = await cookiesOf(browser, home, "student");
      const desktop = `${home}/pages/base/pc_desktop_all/index.html`;

      await visit(page, evil, theirs, path);
      await page.goto(desktop);
      await page.waitForURL(/\/login\//);
      await portal.fillSignIn("teacher");
      await page.waitForURL(/desktop_all/i);
      await expect(greeting(page)).toHaveText(/王雅琴/);

      await visit(page, evil, theirs, path);
      await page.goto(desktop);
      await expect(greeting(page)).toHaveText(/王雅琴/);
      await expect.poll(() => laid(page)).toEqual([]);
      await page.reload();
      await expect(greeting(page)).toHaveText(/王雅琴/);
    });
});

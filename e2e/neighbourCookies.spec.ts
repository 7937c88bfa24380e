import type { Page } from "@playwright/test";
import { expect, PASSWORD, test } from "./fixture";

test.use({ trace: "off" });

const greeting = (page: Page) => page.getByRole("heading", { level: 1, name: /好，|Good / });

test("cookies that a page of a neighbouring sub-domain has set, for all paths or some, never open a desktop as the neighbour, and neither lock nor sign the person out [SEC-08, REL-03, AUTH-01]", async ({
  page,
  portal,
  platform,
  playwright,
}) => {
  // A name of the portal's; that of a neighbour would resolve to this machine as well.
  const home = `http://portal.school.localhost:${new URL(platform.url).port}`;
  const neighbour = await playwright.request.newContext();
  const answer = await neighbour.post(`${platform.url}/api/uaa/oauth/login`, {
    form: { username: "student", password: PASSWORD },
    headers: { "X-Device-Type": "pc", "X-App-Code": "portal", "X-Browser-Key": "n".repeat(32) },
  });
  expect(await answer.json()).toMatchObject({ status: 200 });
  const theirs = (await neighbour.storageState()).cookies.filter(({ name }) =>
    /^portal_(access|refresh)$/.test(name),
  );
  await neighbour.dispose();
  expect(theirs).toHaveLength(2);

  /** Sets them for all of the school's domain, as a page of the neighbour's can. */
  const lay = (path: string) =>
    page
      .context()
      .addCookies(theirs.map(({ name, value }) => ({ name, value, domain: ".school.localhost", path })));
  const laid = async () =>
    (await page.context().cookies()).filter(({ domain }) => domain === ".school.localhost");

  await lay("/");
  await page.goto(`${home}/pages/base/pc_desktop_all/index.html`);
  await page.waitForURL(/\/login\//);
  await lay("/api");
  await portal.fillSignIn("teacher");
  await page.waitForURL(/desktop_all/i);
  await expect(greeting(page)).toHaveText(/王老师/);
  for (const path of ["/", "/api"]) {
    await lay(path);
    await page.reload();
    await expect(greeting(page)).toHaveText(/王老师/);
    await expect.poll(laid).toEqual([]);
  }
});

import type { Page, Route } from "@playwright/test";
import { hostileSamples, hostileTargets } from "../test/hostileTargets";
import { expect, PASSWORD, test as base } from "./fixture";
import { startPlatform, type Platform } from "./platform";
import { OUTSIDE_PAGE, OutsideTraffic } from "./outsideTraffic";

/** A file of the portal's that is shown at once and runs nothing: the default target here. */
const DEFAULT = "/old-browser.js";
/** Another file of the portal's; not a picture, whose sandbox blocks the script of a recorded trace. */
const OWN = "/come-back.js";
const LISTED = "https://oa.school.test";

/** A platform whose site redirects every person who is signed in, and allows one other origin. */
const test = base.extend<object, object>({
  platform: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const platform = await startPlatform(
        {},
        { allowedOrigins: [LISTED], sso: true, loginJumpPage: DEFAULT },
      );
      await use(platform);
      await platform.dispose();
    },
    { scope: "worker" },
  ],
});

const asked = (target: string) => `redirect_uri=${encodeURIComponent(target)}`;
/** A target within the login page's own address, so many times over. */
const nested = (target: string, depth: number): string =>
  depth === 0 ? target : nested(`/login/?${asked(target)}`, depth - 1);

const groundOf = ({ url }: Platform) => ({ origin: url, listed: LISTED });
const answerAsOutside = (route: Route) => route.fulfill({ contentType: "text/html", body: OUTSIDE_PAGE });
const arriveAt = (page: Page, address: string) => page.waitForURL(address, { waitUntil: "commit" });

// The check itself is tested with every target and every way to name one (src/base/core/address/redirect.test.ts); here each
// door proves with a few of them that it uses the check.

test("a live session is redirected to no hostile target, however named or nested, by the login page, the authorize page and /redirect/; the login page leads to an allowed one without look, language and secrets [REDIR-02, REDIR-04, REDIR-05, AUTH-12]", async ({
  page,
  portal,
  platform,
  context,
  problems,
}) => {
  problems.expect(/404/);
  await portal.signInQuickly("student");
  // The page remembers the person once React has it, and the login page then redirects at once.
  await portal.openDesktop();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("user"))).not.toBeNull();
  const outside = OutsideTraffic.watch(context, platform.url);
  for (const address of [
    `/login/?${asked("/\t/evil.test")}#/x?${asked(OWN)}`,
    `/login/#${asked("javascript:alert(1)")}`,
    nested("https://evil.test/", 3),
  ])
    await test.step(address, async () => {
      await page.goto(address, { waitUntil: "commit" });
      await arriveAt(page, `${platform.url}${DEFAULT}`);
      expect(outside.take()).toEqual([]);
    });

  await context.route(`${LISTED}/**`, answerAsOutside);
  const passing = "theme=ink&language=en&plat=x&STATE=s&a=1#/y?b=2&theme=ink";
  for (const [target, expected, visits] of [
    [`${OWN}?${passing}`, `${platform.url}${OWN}?a=1#/y?b=2`, []],
    [`${LISTED}/a?${passing}`, `${LISTED}/a?a=1#/y?b=2`, [`visit: ${LISTED}/a?a=1#/y?b=2`]],
  ] as const)
    await test.step(target, async () => {
      await page.goto(`/login/?${asked(target)}`, { waitUntil: "commit" });
      await arriveAt(page, expected);
      expect(outside.take().filter((line) => line.startsWith("visit"))).toEqual(visits);
    });

  await test.step("the authorize page, which asks nothing about it", async () => {
    for (const target of ["https://evil.test/back", "javascript:alert(1)"]) {
      await page.goto(`/authorize/?client_id=demo-library&${asked(target)}`);
      await expect(page.getByRole("alert").filter({ hasText: "返回地址" })).toBeVisible();
      await expect(page.getByRole("button", { name: "允许" })).toHaveCount(0);
      expect(outside.take()).toEqual([]);
    }
  });

  await test.step("an address below /redirect/ that names no application is a page of the portal's that says so", async () => {
    for (const name of ["%2F%2Fevil.test", "javascript:alert(1)"]) {
      await page.goto(`/redirect/${name}`);
      await expect(page.getByRole("heading", { level: 1, name: "没有找到这个页面" })).toBeVisible();
      expect(new URL(page.url()).origin).toBe(platform.url);
      expect(outside.take()).toEqual([]);
    }
  });
});

test("a sign-in leads to no hostile target: from neither page with a login box, nor from the single sign-on or a provider [REDIR-05, AUTH-13, AUTH-16, AUTH-19]", async ({
  page,
  portal,
  platform,
  context,
}) => {
  const outside = OutsideTraffic.watch(context, platform.url);
  for (const address of [
    `/login/?stay&${asked("//evil.test")}`,
    `/needtologinpagerelogin?stay&${asked("javascript:alert(1)")}`,
  ])
    await test.step(address, async () => {
      await page.goto(address);
      await portal.fillSignIn("student");
      await arriveAt(page, `${platform.url}${DEFAULT}`);
      expect(outside.take()).toEqual([]);
    });

  for (const [button, account, name, target] of [
    ["统一身份登录", "账号", "teacher", "https://evil.test/"],
    ["使用统一身份认证登录", "校园账号", "campus-teacher", "//evil.test"],
  ] as const)
    await test.step(button, async () => {
      await context.clearCookies();
      await page.goto(`/login/?stay&${asked(target)}`);
      await page.getByRole("button", { name: button, exact: true }).click();
      await page.getByLabel(account).fill(name);
      await page.getByLabel("密码").fill(PASSWORD);
      await page.keyboard.press("Enter");
      await arriveAt(page, `${platform.url}${DEFAULT}`);
      expect(outside.take()).toEqual([]);
    });
});

test("an address that the platform names as a provider's, its picture's or its single sign-on's is used only if the site allows it [REDIR-05, AUTH-13, AUTH-19]", async ({
  page,
  portal,
  platform,
  context,
}) => {
  const envelope = (data: unknown) => ({ status: 200, message: "", code: "ok", data, fieldErrors: [] });
  await portal.leaveAnswersToTheNetwork();
  const outside = OutsideTraffic.watch(context, platform.url);
  const provider = (id: string, address: string, logo: string | null) => ({
    providerId: id,
    providerName: id,
    providerType: "redirect",
    providerAppId: "portal",
    providerAppLoginUrl: address,
    logo,
  });
  const providers = [
    ...hostileTargets(groundOf(platform)).flatMap((target, index) => [
      provider(`bad-${index}`, target, target),
      provider(`pictured-${index}`, `${LISTED}/x`, target),
    ]),
    provider("good", `${LISTED}/enter`, null),
  ];
  await page.route("**/api/uaa/social/info*", (route) => route.fulfill({ json: envelope(providers) }));
  let named = "";
  await page.route("**/api/sso/select/login/url*", (route) => route.fulfill({ json: envelope(named) }));
  await page.goto("/login/?stay");
  await expect(page.getByRole("button", { name: "使用good登录" })).toBeVisible();
  await expect(page.getByRole("button", { name: /使用bad-/ })).toHaveCount(0);
  expect(outside.take()).toEqual([]);

  for (const target of hostileSamples(groundOf(platform))) {
    named = target;
    const answered = page.waitForResponse("**/api/sso/select/login/url*");
    await page.getByRole("button", { name: "统一身份登录", exact: true }).click();
    await answered;
    await expect(page.getByRole("alert").filter({ hasText: "统一身份登录暂不可用" })).toBeVisible();
    expect(outside.take()).toEqual([]);
  }
  await context.route(`${LISTED}/**`, answerAsOutside);
  named = `${LISTED}/enter`;
  await page.getByRole("button", { name: "统一身份登录", exact: true }).click();
  await page.waitForURL(`${LISTED}/enter?**`);
});

import type { Page, Route } from "@playwright/test";
import { hostileSamples, hostileTargets } from "../test/hostileTargets";
import { expect, PASSWORD, test as base, type Portal } from "./fixture";
import { startPlatform, type Platform } from "./platform";
import { OUTSIDE_PAGE, OutsideTraffic } from "./outsideTraffic";

/** A file of the portal's that is shown at once and runs nothing: the default target here. */
const DEFAULT = "/old-browser.js";
const OWN = "/favicon.svg";
const LISTED = "https://oa.school.test";

/** A platform whose site redirects every person who is signed in, and allows one other origin. */
const test = base.extend<object, object>({
  platform: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern
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

test.setTimeout(120_000);

/** A target as it may be in a form: half of a surrogate pair is not text. */
const asked = (target: string) => `redirect_uri=${encodeURIComponent(target)}`;

/** How an address contains a target. */
const WAYS: readonly ((target: string) => string)[] = [
  (target) => `?${asked(target)}`,
  (target) => `?redirect_uri=${target.replaceAll("&", "%26")}`,
  (target) => `#${asked(target)}`,
  (target) => `#/x?${asked(target)}`,
  (target) => `?${asked(target)}&${asked(OWN)}`,
  (target) => `?${asked(target)}#/x?${asked(OWN)}`,
  (target) => `?${asked(target)}&theme=ink&language=zh-CN&plat=x`,
];
const wayOf = (index: number) => WAYS[index % WAYS.length] ?? asked;

/** Signs in, so that the login page redirects at once. */
const liveSession = async (portal: Portal) => {
  await portal.signInQuickly("teacher");
  await portal.openDesktop();
};

const groundOf = ({ url }: Platform) => ({ origin: url, listed: LISTED });
/** The redirect check itself is tested with every target in its own test; here each entry proves that it uses the check. */
const samplesOf = (platform: Platform) => hostileSamples(groundOf(platform)).entries();
const answerAsOutside = (route: Route) => route.fulfill({ contentType: "text/html", body: OUTSIDE_PAGE });
const arriveAt = (page: Page, address: string) => page.waitForURL(address, { waitUntil: "commit" });

test.describe("the login page redirects a live session", () => {
  test("to no hostile target [REDIR-05]", async ({ page, portal, platform, context }) => {
    await liveSession(portal);
    const outside = OutsideTraffic.watch(context, platform.url);
    for (const [index, target] of samplesOf(platform)) {
      const address = `/login/${wayOf(index)(target)}`;
      await test.step(JSON.stringify(address).slice(0, 120), async () => {
        await page.goto(address, { waitUntil: "commit" });
        await arriveAt(page, `${platform.url}${DEFAULT}`);
        expect(outside.take()).toEqual([]);
      });
    }
  });

  test("to a target of its own or on the site's list, without look, language and secrets [REDIR-02, REDIR-05]", async ({
    page,
    portal,
    platform,
    context,
  }) => {
    await liveSession(portal);
    const outside = OutsideTraffic.watch(context, platform.url);
    await context.route(`${LISTED}/**`, answerAsOutside);
    const passing = "theme=ink&language=en&plat=x&STATE=s&a=1#/y?b=2&theme=ink";
    for (const [target, expected] of [
      [`${OWN}?${passing}`, `${platform.url}${OWN}?a=1#/y?b=2`],
      [`${platform.url}${OWN}`, `${platform.url}${OWN}`],
      [`${LISTED}/a?${passing}`, `${LISTED}/a?a=1#/y?b=2`],
      [`${LISTED}?u=https://evil.test//x`, `${LISTED}/?u=https://evil.test//x`],
    ] as const) {
      await page.goto(`/login/?${asked(target)}`, { waitUntil: "commit" });
      await arriveAt(page, expected);
      expect(outside.take().filter((line) => line.startsWith("visit"))).toEqual(
        expected.startsWith(LISTED) ? [`visit: ${expected}`] : [],
      );
    }
  });

  test("through a target within a target, however deep, and no further than the portal [REDIR-05]", async ({
    page,
    portal,
    platform,
    context,
  }) => {
    await liveSession(portal);
    const outside = OutsideTraffic.watch(context, platform.url);
    for (const hostile of ["https://evil.test/", "javascript:alert(1)", "//evil.test"]) {
      let address = hostile;
      for (let depth = 0; depth < 5; depth += 1) address = `/login/?${asked(address)}`;
      await page.goto(address, { waitUntil: "commit" });
      await arriveAt(page, `${platform.url}${DEFAULT}`);
      expect(outside.take()).toEqual([]);
    }
  });
});

test.describe("a sign-in", () => {
  for (const place of ["/login/", "/needtologinpagerelogin"])
    test(`at ${place} leads to no hostile target [REDIR-05, AUTH-16]`, async ({
      page,
      portal,
      platform,
      context,
    }) => {
      const outside = OutsideTraffic.watch(context, platform.url);
      for (const [index, target] of samplesOf(platform)) {
        const address = `${place}?stay${wayOf(index)(target).replace(/^[?]/, "&")}`;
        await test.step(JSON.stringify(address).slice(0, 120), async () => {
          await page.goto(address);
          await portal.fillSignIn("teacher");
          await arriveAt(page, `${platform.url}${DEFAULT}`);
          expect(outside.take()).toEqual([]);
        });
      }
    });

  for (const [at, button, account, name] of [
    ["the single sign-on", "统一身份登录", "账号", "teacher"],
    ["a provider", "使用校园统一身份登录", "校园账号", "campus-teacher"],
  ] as const)
    test(`at ${at} returns to no hostile target [REDIR-05, AUTH-13, AUTH-19]`, async ({
      page,
      platform,
      context,
    }) => {
      const outside = OutsideTraffic.watch(context, platform.url);
      for (const target of ["https://evil.test/", "javascript:alert(1)", "//evil.test"]) {
        await page.goto(`/login/?stay&${asked(target)}`);
        await page.getByRole("button", { name: button, exact: true }).click();
        await page.getByLabel(account).fill(name);
        await page.getByLabel("密码").fill(PASSWORD);
        await page.keyboard.press("Enter");
        await arriveAt(page, `${platform.url}${DEFAULT}`);
        expect(outside.take()).toEqual([]);
        await context.clearCookies();
      }
    });
});

test.describe("an address that the platform names", () => {
  const envelope = (data: unknown) => ({ status: 200, message: "", code: "ok", data, fieldErrors: [] });

  test("as its single sign-on is opened only if the site allows it [REDIR-05, AUTH-19]", async ({
    page,
    platform,
    context,
  }) => {
    const outside = OutsideTraffic.watch(context, platform.url);
    let named = "";
    await page.route("**/api/sso/select/login/url*", (route) => route.fulfill({ json: envelope(named) }));
    await page.goto("/login/?stay");
    for (const [, target] of samplesOf(platform)) {
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

  test("as a provider's is offered only if the site allows it, and its picture too [REDIR-05, AUTH-13]", async ({
    page,
    portal,
    platform,
    context,
  }) => {
    await portal.leaveAnswersToTheNetwork();
    const outside = OutsideTraffic.watch(context, platform.url);
    const provider = (id: string, address: string) => ({
      providerId: id,
      providerName: id,
      providerType: "redirect",
      providerAppId: "portal",
      providerAppLoginUrl: address,
      logo: id === "good" ? null : address,
    });
    const targets = hostileTargets(groundOf(platform));
    const providers = [
      ...targets.map((target, index) => provider(`bad-${index}`, target)),
      ...targets.map((target, index) => ({
        ...provider(`pictured-${index}`, target),
        providerAppLoginUrl: `${LISTED}/x`,
      })),
      provider("good", `${LISTED}/enter`),
    ];
    await page.route("**/api/uaa/social/info*", (route) => route.fulfill({ json: envelope(providers) }));
    await page.goto("/login/?stay");
    await expect(page.getByRole("button", { name: "使用good登录" })).toBeVisible();
    await expect(page.getByRole("button", { name: /使用bad-/ })).toHaveCount(0);
    expect(outside.take()).toEqual([]);
  });
});

test("the authorize page goes back to no hostile address, and asks nothing about it [REDIR-05, AUTH-12]", async ({
  page,
  portal,
  platform,
  context,
}) => {
  await portal.signInQuickly("teacher");
  const outside = OutsideTraffic.watch(context, platform.url);
  for (const [, target] of samplesOf(platform)) {
    await test.step(JSON.stringify(target).slice(0, 120), async () => {
      await page.goto(`/authorize/?client_id=demo-library&${asked(target)}`);
      await expect(page.getByRole("alert").filter({ hasText: "返回地址" })).toBeVisible();
      await expect(page.getByRole("button", { name: "允许" })).toHaveCount(0);
      expect(outside.take()).toEqual([]);
    });
  }
});

test("an address below /redirect/ that names no application is a page of the portal's that says so [REDIR-04, REDIR-05]", async ({
  page,
  platform,
  context,
  problems,
}) => {
  problems.expect(/404/);
  const outside = OutsideTraffic.watch(context, platform.url);
  for (const name of [
    "/evil.test",
    "%2F%2Fevil.test",
    "..%2f..%2f%2fevil.test",
    "https:%2F%2Fevil.test",
    "%5Cevil.test",
    "javascript:alert(1)",
    "%00",
    "%",
  ]) {
    await page.goto(`/redirect/${name}`);
    await expect(page.getByRole("heading", { level: 1, name: "页面不存在" })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(platform.url);
    expect(outside.take()).toEqual([]);
  }
});

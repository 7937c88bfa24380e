import { DESKTOP, TICKETS, inShell, whoIs, ticketFor, question, alert } from "./entryPage";
import { expect, PASSWORD, test } from "./fixture";

/** A file that is shown at once and runs nothing: the target where a test ends with the sign-in. */
const TARGET = "/old-browser.js";
const TO_TARGET = `redirect_uri=${encodeURIComponent(TARGET)}`;

test.describe("a link that signs in", () => {
  test("with a wrong password says so in the box, which takes the focus and works; with the right one it asks and signs in, each goes to its target, and nothing of it remains [AUTH-01, AUTH-02, AUTH-04, AUTH-17, REDIR-01]", async ({
    page,
    portal,
    context,
  }) => {
    await page.goto(`/login/?username=teacher&password=wrong&${TO_TARGET}`);
    await portal.answer("以 teacher 登录");
    await expect(alert(page, "用户名或密码错误")).toBeVisible();
    await expect(page.getByLabel("用户名")).toBeFocused();
    await portal.fillSignIn("student");
    await page.waitForURL(`**${TARGET}`);
    await context.clearCookies();

    const asked: string[] = [];
    page.on("request", (request) => asked.push(`${request.url()} ${request.headers()["referer"] ?? ""}`));
    const wanted = encodeURIComponent("/pc_desktop_all.html#/nowhere");
    await page.goto(`/login/?username=teacher&password=${PASSWORD}&redirect_uri=${wanted}`);
    await expect(question(page)).toHaveText("此链接要在这里登录账号 teacher");
    await expect(question(page)).toBeFocused();
    expect(page.url()).not.toContain(PASSWORD);
    expect(await whoIs(page)).toBeNull();
    await portal.answer("以 teacher 登录");
    await page.waitForURL(/\/pc_desktop_all\.html#\/nowhere/);
    expect(await whoIs(page)).toBe("teacher");
    expect(asked.slice(1).filter((line) => line.includes(PASSWORD))).toEqual([]);
    await page.goBack();
    expect(page.url()).not.toContain(PASSWORD);
  });

  test("with a ticket asks, unless it comes from a launcher on the site's list, and signs in once; used again it is refused in the box [AUTH-01, AUTH-02, AUTH-14, AUTH-17]", async ({
    page,
    portal,
    platform,
    context,
  }) => {
    await portal.configureSite({ ...TICKETS, launchers: ["http://oa.school.test"] });
    const linkOf = async (account: string) =>
      `${platform.url}/login/?ticket=${await ticketFor(page, account, platform.url)}&${TO_TARGET}`;
    const comeFrom = async (host: string, link: string) => {
      await page.route(`${host}**`, (route) =>
        route.fulfill({
          contentType: "text/html",
          headers: { "referrer-policy": "strict-origin-when-cross-origin" },
          body: `<!doctype html><title>x</title><link rel="icon" href="data:,"><a href="${link}">go</a>`,
        }),
      );
      await page.goto(host);
      await page.getByRole("link").click();
    };
    const first = await linkOf("teacher");
    await comeFrom("http://elsewhere.test/", first);
    await expect(question(page)).toBeVisible();
    expect(await whoIs(page)).toBeNull();
    await portal.answer("用此链接登录");
    await page.waitForURL(`**${TARGET}`);
    expect(await whoIs(page)).toBe("teacher");
    await context.clearCookies();

    await comeFrom("http://oa.school.test/", await linkOf("student"));
    await page.waitForURL(`**${TARGET}`);
    expect(await whoIs(page)).toBe("student");
    await context.clearCookies();

    await page.goto(first);
    expect(page.url()).not.toContain("ticket");
    await portal.answer("用此链接登录");
    await expect(alert(page, "登录票据已失效")).toBeVisible();
    await expect(page.getByLabel("用户名")).toBeVisible();
  });

  test("with an access token signs in after a question; with a client id a listed shell without one, and a browser never [AUTH-02, AUTH-15, AUTH-17]", async ({
    page,
    portal,
    context,
    playwright,
    platform,
  }) => {
    const shell = await playwright.request.newContext({ baseURL: platform.url });
    await shell.post("/api/uaa/oauth/login", {
      form: { username: "parent", password: PASSWORD },
      headers: { "X-Device-Type": "app" },
    });
    const { cookies } = await shell.storageState();
    await shell.dispose();
    const token = cookies.find(({ name }) => name === "portal_access")?.value ?? "";
    await portal.configureSite({ launchers: ["desktop"] });
    await page.goto(`/login/?accessToken=${token}&${TO_TARGET}`);
    expect(page.url()).not.toContain(token);
    await portal.answer("用此链接登录");
    await page.waitForURL(`**${TARGET}`);
    expect(await whoIs(page)).toBe("parent");
    await context.clearCookies();

    await page.goto("/login/?userClientId=demo-wall-display");
    expect(new URL(page.url()).search).toBe("");
    await expect(alert(page, "此客户端不能用地址中的标识登录")).toBeVisible();
    expect(await whoIs(page)).toBeNull();
    await inShell(page);
    await page.goto(`/login/?userClientId=demo-wall-display&${TO_TARGET}`);
    await page.waitForURL(`**${TARGET}`);
    expect(await whoIs(page)).toBe("staff");
  });
});

test.describe("where another person is signed in", () => {
  test("a link asks first: no keeps the current person, yes signs in as the other, by keyboard alone [AUTH-01, A11Y-02]", async ({
    page,
    portal,
    platform,
  }) => {
    await portal.configureSite({ launchers: [platform.url] });
    await portal.signInQuickly("teacher");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const link = `/login/?username=student&password=${PASSWORD}&${TO_TARGET}`;
    await page.goto(link);
    await expect(question(page)).toContainText("您已以 王雅琴 登录");
    await portal.expectAccessible();
    expect(asked.filter((path) => path.endsWith("login"))).toEqual([]);
    await page.getByRole("button", { name: "继续以 王雅琴 使用" }).click();
    await page.waitForURL(`**${TARGET}`);
    expect(await whoIs(page)).toBe("teacher");

    await page.goto(link);
    await expect(question(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "以 student 登录" })).toBeFocused();
    // Clicks made as the page comes into view do not answer, however many there are.
    await page.evaluate(() => {
      window.dispatchEvent(new Event("focus"));
      for (let repeats = 0; repeats < 5; repeats += 1) (document.activeElement as HTMLElement).click();
    });
    await expect(question(page)).toBeVisible();
    expect(await whoIs(page)).toBe("teacher");
    await page.waitForTimeout(600);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${TARGET}`);
    expect(await whoIs(page)).toBe("student");
  });

  test("a return from a provider asks as well [AUTH-01, AUTH-13]", async ({ page, portal }) => {
    await page.goto(`/login/?${TO_TARGET}`);
    await page.getByRole("button", { name: "使用校园统一身份登录" }).click();
    await page.waitForURL(/\/provider\/campus\?/);
    await portal.signInQuickly("teacher");
    await page.getByLabel("校园账号").fill("campus-student");
    await page.getByLabel("密码").fill(PASSWORD);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/login\//);
    await expect(question(page)).toContainText("您已以 王雅琴 登录");
    await portal.answer("用此链接登录");
    await page.waitForURL(`**${TARGET}`);
    expect(await whoIs(page)).toBe("student");
  });
});

test("a person who is signed in already continues from the portal's address by keyboard, after a refused link too, or signs in with another account; without a session there is no question [AUTH-01, AUTH-04, A11Y-02, REDIR-01]", async ({
  page,
  portal,
  context,
}) => {
  await portal.signInQuickly("teacher");
  await portal.openDesktop();
  await portal.expectTakenOver();
  await page.goto("/");
  await expect(question(page)).toHaveText("您已以 王雅琴 登录");
  await expect(question(page)).toBeFocused();
  await expect(page.getByLabel("用户名")).toBeHidden();
  await portal.expectAccessible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "继续以 王雅琴 使用" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL(DESKTOP);
  expect(await whoIs(page)).toBe("teacher");

  await page.goto(`/login/?accessToken=x&${TO_TARGET}`);
  await portal.answer("用此链接登录");
  await expect(question(page)).toHaveText("您已以 王雅琴 登录");
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toBeVisible();
  await page.getByRole("button", { name: "继续以 王雅琴 使用" }).click();
  await page.waitForURL(`**${TARGET}`);
  expect(await whoIs(page)).toBe("teacher");

  await page.goto(`/login/?language=en&${TO_TARGET}`);
  await expect(question(page)).toHaveText("You are signed in as Wang Yaqin");
  await expect(page.getByRole("button", { name: "Go on as Wang Yaqin" })).toBeVisible();
  await portal.answer("Sign in with another account");
  await expect(page.getByLabel("User name")).toBeFocused();
  await portal.fillSignIn("student");
  await page.waitForURL(`**${TARGET}`);
  expect(await whoIs(page)).toBe("student");

  await context.clearCookies();
  await page.goto(`/login/?${TO_TARGET}`);
  await portal.fillSignIn("parent");
  await page.waitForURL(`**${TARGET}`);
  expect(await whoIs(page)).toBe("parent");
});

test("the other ways are loaded only when they are needed, and a link says so if they cannot be [AUTH-01, REL-03]", async ({
  page,
  portal,
  problems,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/login/?redirect_uri=%2Fx&theme=ink");
  await expect(page.getByRole("button", { name: "使用校园统一身份登录" })).toBeVisible();
  expect(asked.filter((url) => url.includes("/entry."))).toEqual([]);
  problems.expect(/ERR_FAILED/);
  await page.route("**/assets/entry.*.js", (route) => route.abort());
  await page.goto(`/login/?ticket=t&${TO_TARGET}`);
  await expect(alert(page, "网络错误")).toBeVisible();
  await portal.fillSignIn("teacher");
  await page.waitForURL(`**${TARGET}`);
});

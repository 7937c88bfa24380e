import { TICKETS, inShell, whoIs, ticketFor, question, alert } from "./entryPage";
import { expect, PASSWORD, test } from "./fixture";

/** A file that is shown at once and runs nothing: the target where a test ends with the sign-in. */
const TARGET = "/old-browser.js";
const TO_TARGET = `redirect_uri=${encodeURIComponent(TARGET)}`;

test("a link with a name and a password asks before it signs in; nothing of it remains; afterwards the login page asks who is meant, and a link for another person too, by keyboard alone [AUTH-01, AUTH-02, AUTH-04, AUTH-17, A11Y-02, REDIR-01]", async ({
  page,
  portal,
  platform,
}) => {
  await test.step("with a wrong password it says so in the box, which takes the focus", async () => {
    await page.goto(`/login/?username=teacher&password=wrong&${TO_TARGET}`);
    await portal.answer("以 teacher 登录");
    await expect(alert(page, "用户名或密码错误")).toBeVisible();
    await expect(page.getByLabel("用户名")).toBeFocused();
  });

  await test.step("with the right one it signs in and goes to its target", async () => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(`${request.url()} ${request.headers()["referer"] ?? ""}`));
    const wanted = `redirect_uri=${encodeURIComponent("/pc_desktop_all.html#/nowhere")}`;
    await page.goto(`/login/?username=teacher&password=${PASSWORD}&${wanted}&theme=ink#/x?token=canary`);
    await expect(question(page)).toHaveText("此链接要在这里登录账号 teacher");
    await expect(question(page)).toBeFocused();
    expect(page.url()).toBe(`${platform.url}/login/?${wanted}&theme=ink#/x`);
    expect(await whoIs(page)).toBeNull();
    await portal.answer("以 teacher 登录");
    await page.waitForURL(/\/pc_desktop_all\.html#\/nowhere/);
    expect(await whoIs(page)).toBe("teacher");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await portal.expectTakenOver();
    await page.goBack();
    expect(page.url()).not.toContain(PASSWORD);
    expect(asked.slice(1).filter((line) => line.includes(PASSWORD) || line.includes("canary"))).toEqual([]);
  });

  await test.step("the login page asks whether the person who is here goes on", async () => {
    await page.goto(`/login/?${TO_TARGET}`);
    await expect(question(page)).toHaveText("您已以 王雅琴 登录");
    await expect(question(page)).toBeFocused();
    await expect(page.getByLabel("用户名")).toBeHidden();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "继续以 王雅琴 使用" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${TARGET}`);
    expect(await whoIs(page)).toBe("teacher");
  });

  await test.step("a link for another person is not answered before it can be read", async () => {
    await portal.configureSite({ launchers: [platform.url] });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`/login/?username=student&password=${PASSWORD}&${TO_TARGET}`);
    await expect(question(page)).toContainText("您已以 王雅琴 登录");
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
    expect(asked.filter((path) => path.endsWith("login"))).toEqual([]);
    expect(await whoIs(page)).toBe("teacher");
    // Longer than `GUARD_TIME` of the page, which counts from before this.
    await page.waitForTimeout(600);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${TARGET}`);
    expect(await whoIs(page)).toBe("student");
  });
});

test("a link signs in by a ticket, unasked from a launcher on the site's list alone; by an access token; and in a listed shell by a client id, whose lapsed session leads back to where the person was [AUTH-01, AUTH-02, AUTH-14, AUTH-15, AUTH-16, AUTH-17]", async ({
  page,
  portal,
  platform,
  context,
  playwright,
}) => {
  await portal.configureSite({ ...TICKETS, launchers: ["http://oa.school.test", "desktop"] });
  const comeFrom = async (host: string, account: string) => {
    const link = `${platform.url}/login/?ticket=${await ticketFor(page, account, platform.url)}&${TO_TARGET}`;
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
  await test.step("a ticket", async () => {
    await comeFrom("http://elsewhere.test/", "teacher");
    await expect(question(page)).toBeVisible();
    expect(page.url()).not.toContain("ticket");
    expect(await whoIs(page)).toBeNull();
    await portal.answer("用此链接登录");
    await page.waitForURL(`**${TARGET}`);
    expect(await whoIs(page)).toBe("teacher");
    await context.clearCookies();

    await comeFrom("http://oa.school.test/", "student");
    await page.waitForURL(`**${TARGET}`);
    expect(await whoIs(page)).toBe("student");
    await context.clearCookies();
  });

  await test.step("an access token", async () => {
    const shell = await playwright.request.newContext({ baseURL: platform.url });
    await shell.post("/api/uaa/oauth/login", {
      form: { username: "parent", password: PASSWORD },
      headers: { "X-Device-Type": "app" },
    });
    const { cookies } = await shell.storageState();
    await shell.dispose();
    const token = cookies.find(({ name }) => name === "portal_access")?.value ?? "";
    await page.goto(`/login/?accessToken=${token}&${TO_TARGET}`);
    expect(page.url()).not.toContain(token);
    await portal.answer("用此链接登录");
    await page.waitForURL(`**${TARGET}`);
    expect(await whoIs(page)).toBe("parent");
    await context.clearCookies();
  });

  await test.step("a client id, refused in a browser", async () => {
    await page.goto("/login/?userClientId=demo-wall-display");
    expect(new URL(page.url()).search).toBe("");
    await expect(alert(page, "此客户端不能用地址中的标识登录")).toBeVisible();
    expect(await whoIs(page)).toBeNull();
    await inShell(page);
    await page.goto(`/login/?userClientId=demo-wall-display&${TO_TARGET}`);
    await page.waitForURL(`**${TARGET}`);
    expect(await whoIs(page)).toBe("staff");
    await context.clearCookies();
  });

  await test.step("a lapsed session in the shell", async () => {
    await page.goto("/pc_desktop_all.html#/nowhere");
    await page.waitForURL(/\/needtologinpagerelogin/);
    await expect(page.getByText("请登录后继续：您尚未登录，或登录已过期。")).toBeVisible();
    await portal.fillSignIn("teacher");
    await page.waitForURL(/\/pc_desktop_all\.html#\/nowhere/);
  });
});

test("where the code for another way cannot be loaded, a link, a provider's return and a code to scan say so, and the password signs in [AUTH-01, AUTH-13, REL-01, REL-03]", async ({
  page,
  portal,
  problems,
  context,
}) => {
  problems.expect(/ERR_FAILED/);
  const withhold = (chunk: string) => page.route(`**/assets/${chunk}.*.js`, (route) => route.abort());
  const deliver = (chunk: string) => page.unroute(`**/assets/${chunk}.*.js`);
  const signInHere = async () => {
    await portal.fillSignIn("teacher");
    await page.waitForURL(`**${TARGET}`);
    expect(await whoIs(page)).toBe("teacher");
  };
  await test.step("a link", async () => {
    await withhold("entry");
    await page.goto(`/login/?ticket=t&${TO_TARGET}`);
    await expect(alert(page, "网络错误")).toBeVisible();
    await deliver("entry");
  });

  await test.step("a provider's return, where the code of links is there", async () => {
    await withhold("social");
    await page.goto(`/login/?code=c&state=campus.s&${TO_TARGET}`);
    await expect(alert(page, "网络错误")).toBeVisible();
    await expect(page.getByRole("group")).toHaveCount(0);
    await signInHere();
    await context.clearCookies();
    // The buttons come with the code for providers.
    await deliver("social");
  });

  await test.step("a code to scan", async () => {
    await withhold("qr");
    await page.goto(`/login/?stay&${TO_TARGET}`);
    await page.getByRole("button", { name: "使用校园通扫码登录" }).click();
    await expect(alert(page, "未能打开校园通")).toBeVisible();
    await signInHere();
  });
});

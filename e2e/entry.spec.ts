import { DESKTOP, TICKETS, inShell, whoIs, ticketFor, question, alert } from "./entryPage";
import { expect, PASSWORD, test } from "./fixture";

test.describe("a link that signs in", () => {
  test("with a name and a password asks, signs in, and goes to its target; nothing of it remains [AUTH-02, AUTH-17, REDIR-01]", async ({
    page,
    portal,
  }) => {
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

  test("with a wrong password says so in the box, which takes the focus, keeps where to go and works [AUTH-01, AUTH-04]", async ({
    page,
    portal,
  }) => {
    await page.goto(
      `/login/?username=teacher&password=wrong&redirect_uri=${encodeURIComponent("/pc_desktop_all.html#/x")}`,
    );
    await portal.answer("以 teacher 登录");
    await expect(alert(page, "用户名或密码错误")).toBeVisible();
    await expect(page.getByLabel("用户名")).toBeFocused();
    await portal.fillSignIn("student");
    await page.waitForURL(/\/pc_desktop_all\.html#\/x/);
  });

  test("with a ticket signs in once; used again it is refused in the box [AUTH-02, AUTH-14, AUTH-17]", async ({
    page,
    portal,
    platform,
  }) => {
    await portal.configureSite(TICKETS);
    const link = `/login/?ticket=${await ticketFor(page, "teacher", platform.url)}`;
    await page.goto(link);
    await portal.answer("用此链接登录");
    await page.waitForURL(DESKTOP);
    expect(await whoIs(page)).toBe("teacher");
    await portal.loseSession();
    await page.goto(link);
    expect(new URL(page.url()).search).toBe("");
    await portal.answer("用此链接登录");
    await expect(alert(page, "登录票据已失效")).toBeVisible();
    await expect(page.getByLabel("用户名")).toBeVisible();
  });

  for (const [language, words] of [
    ["zh-CN", "缺少 loginTickitConifg.apipath"],
    ["en", "Missing loginTickitConifg.apipath"],
  ] as const)
    test(`with a ticket says what is missing if the site configures no call for it, ${language} [AUTH-14]`, async ({
      page,
      portal,
    }) => {
      await portal.configureSite({ loginTickitConifg: null });
      await page.goto(`/login/?ticket=t&language=${language}`);
      await portal.answer(/用此链接登录|Sign in with the link/);
      await expect(alert(page, words)).toBeVisible();
    });

  test("with an access token signs in; with a spent one it says so [AUTH-02, AUTH-15, AUTH-17]", async ({
    page,
    portal,
    browser,
    platform,
  }) => {
    const shell = await browser.newContext({ baseURL: platform.url });
    await shell.request.post("/api/uaa/oauth/login", {
      form: { username: "parent", password: PASSWORD },
      headers: { "X-Device-Type": "app" },
    });
    const token = (await shell.cookies()).find(({ name }) => name === "portal_access")?.value ?? "";
    await page.goto(`/login/?accessToken=${token}`);
    expect(page.url()).not.toContain(token);
    await portal.answer("用此链接登录");
    await page.waitForURL(DESKTOP);
    expect(await whoIs(page)).toBe("parent");
    await portal.loseSession();
    await shell.request.post("/api/uaa/oauth/logout", { headers: { "X-Device-Type": "app" } });
    await shell.close();
    await page.goto(`/login/?accessToken=${token}`);
    await portal.answer("用此链接登录");
    await expect(alert(page, "登录令牌已失效")).toBeVisible();
  });

  test("with a client id signs a listed shell in without a question, and a browser never [AUTH-02, AUTH-15]", async ({
    page,
    portal,
  }) => {
    await portal.configureSite({ launchers: ["desktop"] });
    await page.goto("/login/?userClientId=demo-wall-display");
    expect(new URL(page.url()).search).toBe("");
    await expect(alert(page, "此客户端不能用地址中的标识登录")).toBeVisible();
    expect(await whoIs(page)).toBeNull();
    await inShell(page);
    await page.goto("/login/?userClientId=demo-wall-display");
    await page.waitForURL(DESKTOP);
    expect(await whoIs(page)).toBe("staff");
  });

  test("from a launcher on the site's list needs no question; from elsewhere it does [AUTH-01, AUTH-02]", async ({
    page,
    portal,
    platform,
  }) => {
    await portal.configureSite({ ...TICKETS, launchers: ["http://oa.school.test"] });
    for (const [host, button] of [
      ["http://elsewhere.test/", "用此链接登录"],
      ["http://oa.school.test/", null],
    ] as const) {
      const ticket = await ticketFor(page, "student", platform.url);
      await page.route(`${host}**`, (route) =>
        route.fulfill({
          contentType: "text/html",
          headers: { "referrer-policy": "strict-origin-when-cross-origin" },
          body: `<!doctype html><title>x</title><link rel="icon" href="data:,"><a href="${platform.url}/login/?ticket=${ticket}">go</a>`,
        }),
      );
      await page.goto(host);
      await page.getByRole("link").click();
      if (button !== null) {
        await expect(page.getByRole("button", { name: button })).toBeVisible();
        expect(await whoIs(page)).toBeNull();
      }
    }
    await page.waitForURL(DESKTOP);
    expect(await whoIs(page)).toBe("student");
  });
});

test.describe("another person is signed in", () => {
  for (const [name, query] of [
    ["a password", `username=student&password=${PASSWORD}`],
    ["a ticket", "ticket="],
    ["an access token", "accessToken=x"],
  ] as const)
    test(`${name} in a link asks first; no keeps the current person [AUTH-01]`, async ({
      page,
      portal,
      platform,
    }) => {
      await portal.configureSite({ ...TICKETS, launchers: [platform.url] });
      await portal.signInQuickly("teacher");
      const ticket = query === "ticket=" ? await ticketFor(page, "student", platform.url) : "";
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(`/login/?${query}${ticket}`);
      await expect(question(page)).toContainText("您已以 王雅琴 登录");
      // The question looks the same for every way.
      if (name === "a password") await portal.expectAccessible();
      expect(asked.filter((path) => path.endsWith("login"))).toEqual([]);
      await page.getByRole("button", { name: "继续以 王雅琴 使用" }).click();
      await page.waitForURL(DESKTOP);
      expect(await whoIs(page)).toBe("teacher");
    });

  test("yes signs in as the other, by keyboard alone [AUTH-01, A11Y-02]", async ({ page, portal }) => {
    await portal.signInQuickly("teacher");
    await page.goto(`/login/?username=student&password=${PASSWORD}`);
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
    await page.waitForURL(DESKTOP);
    expect(await whoIs(page)).toBe("student");
  });

  test("a return from a provider asks as well [AUTH-01, AUTH-13]", async ({ page, portal }) => {
    await page.goto("/login/");
    await page.getByRole("button", { name: "使用校园统一身份登录" }).click();
    await page.waitForURL(/\/provider\/campus\?/);
    await portal.signInQuickly("teacher");
    await page.getByLabel("校园账号").fill("campus-student");
    await page.getByLabel("密码").fill(PASSWORD);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/login\//);
    await expect(question(page)).toContainText("您已以 王雅琴 登录");
    await portal.answer("用此链接登录");
    await page.waitForURL(DESKTOP);
    expect(await whoIs(page)).toBe("student");
  });
});

test.describe("a person who is signed in already", () => {
  for (const [language, here, stay, other] of [
    ["zh-CN", "您已以 王雅琴 登录", "继续以 王雅琴 使用", "用其他账号登录"],
    ["en", "You are signed in as 王雅琴", "Go on as 王雅琴", "Sign in with another account"],
  ] as const)
    test(`continues from the portal's address by keyboard, or signs in with another account, ${language} [AUTH-01, A11Y-02, REDIR-01]`, async ({
      page,
      portal,
    }) => {
      await portal.signIn("teacher");
      await expect(page.getByRole("main")).toBeVisible();
      await page.goto(`/login/?language=${language}`);
      await expect(question(page)).toHaveText(here);
      await expect(question(page)).toBeFocused();
      await expect(page.getByLabel(/^(用户名|User name)$/)).toBeHidden();
      await portal.expectAccessible();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: stay })).toBeFocused();
      await page.keyboard.press("Enter");
      await page.waitForURL(DESKTOP);
      expect(await whoIs(page)).toBe("teacher");

      await page.goto("/");
      await portal.answer(other);
      await expect(page.getByLabel(/^(用户名|User name)$/)).toBeFocused();
      await portal.fillSignIn("student");
      await page.waitForURL(DESKTOP);
      expect(await whoIs(page)).toBe("student");
    });

  test("may continue after a link was refused, and reads the reason [AUTH-01, AUTH-04]", async ({
    page,
    portal,
  }) => {
    await portal.signIn("teacher");
    await expect(page.getByRole("main")).toBeVisible();
    await page.goto("/login/?accessToken=x");
    await portal.answer("用此链接登录");
    await expect(question(page)).toHaveText("您已以 王雅琴 登录");
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toBeVisible();
    await page.getByRole("button", { name: "继续以 王雅琴 使用" }).click();
    await page.waitForURL(DESKTOP);
    expect(await whoIs(page)).toBe("teacher");
  });

  test("is not asked if the session has ended meanwhile [AUTH-01]", async ({ page, portal }) => {
    await portal.signIn("teacher");
    await portal.loseSession();
    await page.goto("/login/");
    await portal.fillSignIn("student");
    await page.waitForURL(DESKTOP);
    expect(await whoIs(page)).toBe("student");
  });
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
  await page.goto("/login/?ticket=t");
  await expect(alert(page, "网络错误")).toBeVisible();
  await portal.fillSignIn("teacher");
  await page.waitForURL(DESKTOP);
});

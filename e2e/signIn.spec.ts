import { expect, PASSWORD, test } from "./fixture";

const DESKTOP = /\/pages\/base\/pc_desktop_all\/index\.html/;

test.describe("signing in", () => {
  test("works by keyboard alone: Enter in the name moves on, Enter in the password submits [AUTH-03, A11Y-02]", async ({
    page,
  }) => {
    await page.goto("/login/");
    await expect(page.getByRole("heading", { level: 1, name: "用户登录" })).toBeVisible();
    await page.getByLabel("用户名").focus();
    await page.keyboard.type("  teacher ");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("密码", { exact: true })).toBeFocused();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press("Enter");
    await page.waitForURL(DESKTOP);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("says login was successful and goes to the desktop [AUTH-04, REDIR-03]", async ({ page, portal }) => {
    await portal.signIn("teacher");
    await expect(page).toHaveURL(DESKTOP);
    // The toast itself may be gone already on a busy machine; the spoken text stays for ten seconds.
    await expect(page.locator("#announcer").getByText("登录成功！").first()).toBeAttached();
  });

  test("asks for both fields, in the language of the page [AUTH-03]", async ({ page }) => {
    await page.goto("/login/");
    await page.getByRole("button", { name: "登录", exact: true }).click();
    await expect(page.getByText("用户名不能为空！")).toBeVisible();
    await expect(page.getByText("密码不能为空！")).toBeVisible();
    await expect(page.getByLabel("用户名")).toBeFocused();
    await page.getByRole("button", { name: "English" }).click();
    await expect(page.getByText("User name cannot be empty!")).toBeVisible();
    await expect(page.getByText("Password cannot be empty!")).toBeVisible();
  });

  test("puts the server's message under the password and links it to the field [AUTH-04]", async ({
    page,
    portal,
  }) => {
    await page.goto("/login/");
    await portal.fillSignIn("teacher", "wrong password");
    const password = page.getByLabel("密码", { exact: true });
    await expect(password).toHaveAttribute("aria-invalid", "true");
    await expect(password).toHaveAccessibleDescription(/用户名或密码/);
    await expect(password).toBeFocused();
    await expect(page).toHaveURL(/\/login\//);
  });

  test("says what is wrong when the platform answers with a page instead of the envelope [API-12]", async ({
    page,
    portal,
  }) => {
    await page.goto("/login/");
    await page.route("**/oauth/login", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><h1>Bad gateway</h1>" }),
    );
    await portal.fillSignIn("teacher");
    await expect(page.locator("form").getByRole("alert")).toHaveText(/\S/);
    await expect(page.getByLabel("密码", { exact: true })).toHaveAttribute("aria-invalid", "false");
    await expect(page.getByRole("button", { name: "登录", exact: true })).toBeEnabled();
  });

  test("keeps what was typed when the network is gone, and works once it is back [API-09]", async ({
    page,
    portal,
    problems,
    context,
  }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    await page.goto("/login/");
    await page.getByLabel("用户名").fill("teacher");
    await page.getByLabel("密码", { exact: true }).fill("x");
    await page.getByRole("button", { name: "登录", exact: true }).click();
    await expect(page.getByLabel("密码", { exact: true })).toHaveAttribute("aria-invalid", "true");
    await context.setOffline(true);
    await portal.fillSignIn("teacher");
    await expect(page.locator("form").getByRole("alert")).toHaveText(/网络/);
    await expect(page.getByLabel("密码", { exact: true })).toHaveAttribute("aria-invalid", "false");
    await expect(page.getByRole("button", { name: "登录", exact: true })).toBeFocused();
    await expect(page.getByLabel("用户名")).toHaveValue("teacher");
    await context.setOffline(false);
    await portal.fillSignIn("teacher");
    await page.waitForURL(DESKTOP);
  });

  test("goes to the address's target, if that is our own page [REDIR-01]", async ({ page, portal }) => {
    await page.goto(`/login/?redirect_uri=${encodeURIComponent("/pc_desktop_all.html#/nowhere")}`);
    await portal.fillSignIn("teacher");
    await page.waitForURL(/\/pc_desktop_all\.html#\/nowhere/);
  });

  test("goes to the desktop if the address names another site [REDIR-05]", async ({ page, portal }) => {
    await page.goto(`/login/?redirect_uri=${encodeURIComponent("https://evil.example/")}`);
    await portal.fillSignIn("teacher");
    await page.waitForURL(DESKTOP);
  });

  test("erases secrets from the address before any request [AUTH-17]", async ({ page, platform }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(`${request.url()} ${request.headers()["referer"] ?? ""}`));
    await page.goto("/login/?username=zhang&password=canary-1&theme=ink#/x?token=canary-2");
    await expect(page.getByRole("button", { name: "不，在此登录" })).toBeVisible();
    expect(page.url()).toBe(`${platform.url}/login/?theme=ink#/x`);
    await expect.poll(() => asked.some((line) => line.includes("/api/"))).toBe(true);
    expect(asked.slice(1).filter((line) => line.includes("canary"))).toEqual([]);
  });

  test("keeps the person's record without the access token [AUTH-10]", async ({ page, portal }) => {
    await portal.signIn("teacher");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const kept = await page.evaluate(() => localStorage.getItem("user"));
    expect(JSON.parse(kept ?? "null")).toMatchObject({ loginName: "teacher" });
    expect(kept).not.toContain("accessToken");
  });

  test("offers old browsers a newer one by a script that only they fetch [AUTH-18]", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const answer = await page.goto("/login/");
    expect(await answer?.text()).toContain(
      '<!--[if lt IE 9]><script src="/old-browser.js"></script><![endif]-->',
    );
    await expect(page.getByLabel("用户名")).toBeVisible();
    expect(asked.filter((url) => url.includes("old-browser"))).toEqual([]);
    expect((await page.request.get("/old-browser.js")).status()).toBe(200);
  });

  test("remembers the password sealed, and gives it back next time [AUTH-08]", async ({ page, portal }) => {
    await page.goto("/login/");
    await page.getByLabel("记住密码").check();
    await portal.fillSignIn("teacher");
    await page.waitForURL(DESKTOP);
    await portal.loseSession();
    await page.goto("/login/");
    await expect(page.getByLabel("用户名")).toHaveValue("teacher");
    await expect(page.getByLabel("密码", { exact: true })).toHaveValue(PASSWORD);
    const stored = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage].map((area) => Object.entries(area))),
    );
    expect(stored).not.toContain(PASSWORD);
    await page.getByLabel("记住密码").uncheck();
    await portal.fillSignIn("student");
    await page.waitForURL(DESKTOP);
    await portal.loseSession();
    await page.goto("/login/");
    await expect(page.getByLabel("用户名")).toHaveValue("");
  });

  test("opens the page for a new password in a window of its own [AUTH-06]", async ({ page, context }) => {
    await page.goto("/login/");
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: /忘记密码/ }).click();
    const help = await opened;
    await expect(help).toHaveURL(/\/forgetPassword/);
    await expect(help.getByRole("heading", { level: 1, name: "找回密码" })).toBeVisible();
    expect(await help.evaluate(() => window.opener === null)).toBe(true);
  });
});

test.describe("signing out", () => {
  test("asks first, removes personal values and shows in the other tab [AUTH-11, SEC-03]", async ({
    page,
    portal,
    context,
  }) => {
    await portal.signInQuickly("teacher");
    await portal.openDesktop();
    const other = await context.newPage();
    await other.goto("/pages/base/pc_desktop_all/index.html");
    await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
    await portal.askToSignOut();
    await page.getByRole("dialog").getByRole("button", { name: "取消" }).click();
    await expect(page).toHaveURL(DESKTOP);
    await portal.askToSignOut();
    await page.getByRole("dialog").getByRole("button", { name: "退出登录" }).click();
    await page.waitForURL(/\/login\//);
    await other.waitForURL(/\/login\//);
    expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
    await page.goto("/pages/base/pc_desktop_all/index.html");
    await page.waitForURL(/\/login\//);
  });

  test("works without a network: local values are removed, and the person is told [AUTH-11]", async ({
    page,
    portal,
    problems,
    platform,
  }) => {
    problems.expect(/Failed to load resource/);
    await portal.signInQuickly("teacher");
    await portal.openDesktop();
    await page.route("**/oauth/logout", (route) => route.abort("internetdisconnected"));
    await portal.askToSignOut();
    await page.getByRole("dialog").getByRole("button", { name: "退出登录" }).click();
    await page.waitForURL(/\/login\//);
    expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
    await expect(page.getByText(/未能送达服务器/).first()).toBeVisible();
    expect(page.url().startsWith(platform.url)).toBe(true);
  });
});

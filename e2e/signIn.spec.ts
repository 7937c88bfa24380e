import { expect, PASSWORD, test } from "./fixture";

const DESKTOP = /\/pages\/base\/pc_desktop_all\/index\.html/;

test.describe("signing in", () => {
  test("works by keyboard alone, says so, goes to the desktop although the address names another site, and keeps no access token [AUTH-03, AUTH-04, AUTH-10, AUTH-18, REDIR-05, A11Y-02]", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(`/login/?redirect_uri=${encodeURIComponent("https://evil.example/")}`);
    await expect(page.getByRole("heading", { level: 1, name: "用户登录" })).toBeVisible();
    await page.getByLabel("用户名").focus();
    await page.keyboard.type("  teacher ");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("密码", { exact: true })).toBeFocused();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press("Enter");
    await page.waitForURL(DESKTOP);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // The toast itself may be gone already on a busy machine; the spoken text stays for ten seconds.
    await expect(page.locator("#announcer").getByText("登录成功！").first()).toBeAttached();
    const kept = await page.evaluate(() => localStorage.getItem("user"));
    expect(JSON.parse(kept ?? "null")).toMatchObject({ loginName: "teacher" });
    expect(kept).not.toContain("accessToken");
    // Only browsers that read conditional comments fetch it.
    expect(asked.filter((url) => url.includes("old-browser"))).toEqual([]);
  });

  test("says what is wrong with each attempt, keeps what was typed, and goes to the address's own target in the end [AUTH-03, AUTH-04, API-09, API-12, REDIR-01]", async ({
    page,
    portal,
    problems,
    context,
  }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    const name = page.getByLabel("用户名");
    const password = page.getByLabel("密码", { exact: true });
    const submit = page.getByRole("button", { name: "登录", exact: true });
    const alert = page.locator("form").getByRole("alert");
    await page.goto(`/login/?redirect_uri=${encodeURIComponent("/pc_desktop_all.html#/nowhere")}`);
    await test.step("without a name and a password, in the language of the page", async () => {
      await submit.click();
      await expect(page.getByText("用户名不能为空！")).toBeVisible();
      await expect(page.getByText("密码不能为空！")).toBeVisible();
      await expect(name).toBeFocused();
      await page.getByRole("button", { name: "English" }).click();
      await expect(page.getByText("User name cannot be empty!")).toBeVisible();
      await expect(page.getByText("Password cannot be empty!")).toBeVisible();
      await page.getByRole("button", { name: "简体中文" }).click();
    });
    await test.step("with a wrong password", async () => {
      await portal.fillSignIn("teacher", "wrong password");
      await expect(password).toHaveAttribute("aria-invalid", "true");
      await expect(password).toHaveAccessibleDescription(/用户名或密码/);
      await expect(password).toBeFocused();
      await expect(page).toHaveURL(/\/login\//);
    });
    await test.step("when the platform answers with a page instead of the envelope", async () => {
      await page.route("**/oauth/login", (route) =>
        route.fulfill({ contentType: "text/html", body: "<!doctype html><h1>Bad gateway</h1>" }),
      );
      await portal.fillSignIn("teacher");
      await expect(alert).toHaveText(/\S/);
      await expect(alert).not.toHaveText(/用户名或密码/);
      await expect(password).toHaveAttribute("aria-invalid", "false");
      await expect(submit).toBeEnabled();
      await page.unroute("**/oauth/login");
    });
    await test.step("when the network is gone, and back", async () => {
      await context.setOffline(true);
      await portal.fillSignIn("teacher");
      await expect(alert).toHaveText(/网络/);
      await expect(password).toHaveAttribute("aria-invalid", "false");
      await expect(submit).toBeFocused();
      await expect(name).toHaveValue("teacher");
      await context.setOffline(false);
      await portal.fillSignIn("teacher");
      await page.waitForURL(/\/pc_desktop_all\.html#\/nowhere/);
    });
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

  test("remembers the password sealed, and gives it back next time; the desktop is where a person goes without a target [AUTH-08, REDIR-03]", async ({
    page,
    portal,
  }) => {
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

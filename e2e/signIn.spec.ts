import { expect, PASSWORD, test } from "./fixture";

test("a password signs in by keyboard alone, after each attempt that fails has said why and kept what was typed; it leads to the address's target, says so there, and no access token is stored [AUTH-03, AUTH-04, AUTH-10, AUTH-18, API-09, API-12, REDIR-01, A11Y-02]", async ({
  page,
  portal,
  problems,
  context,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const name = page.getByLabel("用户名");
  const password = page.getByLabel("密码", { exact: true });
  const submit = page.getByRole("button", { name: "登录", exact: true });
  const alert = page.locator("form").getByRole("alert");
  await page.goto(`/login/?redirect_uri=${encodeURIComponent("/pc_desktop_all.html#/nowhere")}`);
  await expect(page.getByRole("heading", { level: 1, name: "用户登录" })).toBeVisible();
  await expect(page.getByRole("button", { name: "使用统一身份认证登录" })).toBeVisible();
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
  await test.step("when the network is gone", async () => {
    await context.setOffline(true);
    await portal.fillSignIn("teacher");
    await expect(alert).toHaveText(/网络/);
    await expect(password).toHaveAttribute("aria-invalid", "false");
    await expect(submit).toBeFocused();
    await expect(name).toHaveValue("teacher");
    await context.setOffline(false);
  });
  await test.step("with a wrong password, and then the right one", async () => {
    // Filling a field moves the focus to it, so that the empty one comes before the name.
    await password.fill("");
    await name.focus();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("  teacher ");
    await page.keyboard.press("Enter");
    await expect(password).toBeFocused();
    await page.keyboard.type("wrong password");
    await page.keyboard.press("Enter");
    await expect(password).toHaveAttribute("aria-invalid", "true");
    await expect(password).toHaveAccessibleDescription(/用户名或密码/);
    await expect(password).toBeFocused();
    await expect(page).toHaveURL(/\/login\//);
    // Neither the code for other ways, nor what only browsers that read conditional comments fetch.
    expect(asked.filter((url) => /\/entry\.|old-browser/.test(url))).toEqual([]);
    // The wrong one is selected, so that it need not be deleted.
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/pc_desktop_all\.html#\/nowhere/);
  });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // The toast itself may be gone already on a busy machine; the spoken text stays for ten seconds.
  await expect(page.locator("#announcer").getByText("登录成功！").first()).toBeAttached();
  const stored = await page.evaluate(() => localStorage.getItem("user"));
  expect(JSON.parse(stored ?? "null")).toMatchObject({ loginName: "teacher" });
  expect(stored).not.toContain("accessToken");
});

import { returnFrom } from "./campus";
import { expect, PASSWORD, test } from "./fixture";
import { SIZES, sideways } from "./screen";

test.describe("on a phone, in English", () => {
  test.use({ ...SIZES.phone, locale: "en" });

  test("a provider signs in by keyboard alone, after another browser's return was refused, the trip cancelled and the password there wrong; an unknown account is linked by a password, and the person's target survives all of it [AUTH-02, AUTH-03, AUTH-04, AUTH-05, AUTH-13, AUTH-17, SEC-04, REDIR-01, A11Y-01, A11Y-02]", async ({
    page,
    portal,
    request,
    platform,
  }) => {
    const target = "/mobile_desktop_all.html#/nowhere";
    const login = `/login/?redirect_uri=${encodeURIComponent(target)}`;
    const icon = page.getByRole("button", { name: "Sign in with Campus ID" });
    const alert = (words: RegExp) => page.getByRole("alert").filter({ hasText: words });
    const fits = async () => expect(await sideways(page)).toBeLessThanOrEqual(0);
    const whoIs = async () => (await (await page.request.get("/api/uaa/oauth/me")).json()) as unknown;
    const leave = async () => {
      await icon.click();
      await page.waitForURL(/\/provider\/campus\?/);
    };

    await test.step("another browser's return, while a trip is under way", async () => {
      const stolen = await returnFrom(request, platform.url, "campus-student", `campus.${"0a".repeat(16)}`);
      await page.goto(login);
      await leave();
      const posts: string[] = [];
      page.on("request", (sent) => {
        if (sent.method() === "POST") posts.push(sent.url());
      });
      await page.goto(stolen);
      await expect(alert(/was not started here/)).toBeVisible();
      await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
      await expect(icon).toBeVisible();
      expect(page.url()).toBe(platform.url + login);
      expect(posts).toEqual([]);
      expect(await whoIs()).toMatchObject({ status: 401 });
      const box = await icon.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await fits();
    });

    await test.step("a trip on which the person changes their mind", async () => {
      await leave();
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await portal.expectAccessible();
      await fits();
      await page.getByRole("link", { name: "Cancel and go back to the portal" }).click();
      await page.waitForURL(/\/login\//);
      await expect(alert(/was not completed/)).toBeVisible();
      expect(page.url()).toBe(platform.url + login);
    });

    const asked: string[] = [];
    page.on("request", (sent) => asked.push(`${sent.url()} ${sent.headers()["referer"] ?? ""}`));
    await test.step("an account that is not linked", async () => {
      await page.getByRole("button", { name: "Sign in", exact: true }).focus();
      // The way by one's face stands before.
      await page.getByRole("button", { name: "Sign in with your face" }).waitFor();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(icon).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByLabel("Campus account")).toBeFocused();
      await page.keyboard.type("campus-new2");
      await page.keyboard.press("Tab");
      await page.keyboard.type("wrong");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("alert")).toBeVisible();
      await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/bind\/\?.*openid=/);
      await expect(page.getByRole("heading", { level: 1, name: "Link your account" })).toBeVisible();
      await expect(page).toHaveTitle(/Link your account/);
      await expect(page.getByText("Campus ID").first()).toBeVisible();
      await fits();
      await page.getByLabel("User name", { exact: true }).fill("student2");
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await page.keyboard.press("Enter");
      await page.waitForURL((url) => url.href.endsWith(target));
      expect(await whoIs()).toMatchObject({ status: 200, data: { loginName: "student2" } });
      // The code of the return is in no address but that of the return itself.
      const code = /\/login\/\?.*\bcode=([^&]+)/.exec(asked.join("\n"))?.[1] ?? "none";
      expect(asked.filter((line) => line.includes(code))).toHaveLength(1);
    });
  });
});

test("icons that load late do not move the button; all ways to sign in are equally wide, in both languages, on a laptop that shows the whole box and on the narrowest phone [AUTH-03, DESK-08, A11Y-04]", async ({
  page,
  portal,
  baseURL,
}) => {
  const icons = page.getByRole("group").getByRole("button");
  const widths = () =>
    icons.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().width)));
  const expectEqual = async () => {
    await expect(icons).toHaveCount(2);
    expect(new Set(await widths()).size).toBe(1);
  };
  await test.step("icons that load late", async () => {
    await portal.leaveAnswersToTheNetwork();
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    await page.route("**/api/uaa/social/info*", async (route) => {
      await opened;
      await route.continue();
    });
    await page.goto("/login/");
    const submit = page.getByRole("button", { name: "登录", exact: true });
    await expect(page.getByText("育才实验学校").first()).toBeVisible();
    const before = await submit.boundingBox();
    expect(before).not.toBeNull();
    await expect(icons).toHaveCount(0);
    open();
    await expect(page.getByRole("button", { name: "使用统一身份认证登录" })).toBeVisible();
    expect(await submit.boundingBox()).toEqual(before);
    await expectEqual();
  });

  const whole = () =>
    expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight))
      .toBe(0);
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("group", { name: "Other ways to sign in" })).toBeVisible();
  await expectEqual();
  await whole();
  const request = new URLSearchParams({
    response_type: "code",
    client_id: "demo-library",
    redirect_uri: `${baseURL}/client/demo/back`,
    state: "s",
  });
  await page.goto(`/authorize/?${request.toString()}`);
  await expectEqual();
  await whole();
  await page.setViewportSize({ width: 360, height: 740 });
  const [first, second] = await Promise.all([icons.nth(0).boundingBox(), icons.nth(1).boundingBox()]);
  expect(first).not.toBeNull();
  expect([second?.x, second?.width]).toEqual([first?.x, first?.width]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

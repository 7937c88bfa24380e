import type { Page } from "@playwright/test";
import { expect, PASSWORD, test } from "./fixture";

const SCRIPTS = /\/assets\/.*\.js$/;

/** Holds scripts back until they are released. */
async function holdScripts(page: Page, which: RegExp) {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  await page.route(which, async (route) => {
    await gate;
    await route.continue();
  });
  return { arrive: () => open() };
}

const name = (page: Page) => page.getByLabel(/^(用户名|User name)$/);
const password = (page: Page) => page.getByLabel(/^(密码|Password)$/);

/** Answers every sign-in with a refusal, so that no desktop is loaded, and collects what was submitted. */
async function refuseSignIns(page: Page) {
  const submitted: Record<string, string>[] = [];
  await page.route("**/api/uaa/oauth/login*", (route) => {
    submitted.push(Object.fromEntries(new URLSearchParams(route.request().postData() ?? "")));
    return route.fulfill({
      json: { status: 400, code: "invalid_grant", message: "no|||no", data: null, fieldErrors: [] },
    });
  });
  return submitted;
}
const TEACHER = [expect.objectContaining({ username: "teacher", password: PASSWORD })];

test.describe("a browser in British English", () => {
  test.use({ locale: "en-GB" });

  test("has the login page, styled and in its language, before any script; what is submitted by then is sent once the scripts are there, and the picture of its look follows [AUTH-03, I18N-01, THEME-06, THEME-09]", async ({
    page,
    portal,
  }) => {
    const submitted = await refuseSignIns(page);
    await page.emulateMedia({ colorScheme: "dark" });
    const scripts = await holdScripts(page, SCRIPTS);
    await page.goto("/login/", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1, name: "User login" })).toBeVisible();
    await expect(page).toHaveTitle(/User login/);
    const submit = page.getByRole("button", { name: "Sign in", exact: true });
    const { height, color } = await submit.evaluate((element) => {
      const { blockSize, backgroundColor } = getComputedStyle(element);
      return { height: blockSize, color: backgroundColor };
    });
    expect(color).not.toBe("rgba(0, 0, 0, 0)");
    expect(parseFloat(height)).toBeGreaterThanOrEqual(48);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
    await name(page).fill("teacher");
    await expect(name(page)).toHaveValue("teacher");
    await portal.expectAccessible();
    await password(page).fill(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/login\/$/);
    const mask = () =>
      page.evaluate(() => {
        const art = document.querySelector(".look-login-art");
        return art && getComputedStyle(art, "::after").maskImage;
      });
    expect(await mask()).toBe("none");
    scripts.arrive();
    await expect.poll(mask).toContain("data:image/svg+xml");
    await expect.poll(() => submitted).toEqual(TEACHER);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says so first of all, in both languages, and shows no form that would do nothing [REL-03]", async ({
    page,
  }) => {
    await page.goto("/login/");
    for (const [language, words] of [
      ["zh-CN", "本页面需要启用 JavaScript。"],
      ["en", "This page needs JavaScript."],
    ] as const) {
      const told = page.locator(`.no-script [lang="${language}"]`);
      await expect(told).toContainText(words);
      await expect(told).toBeInViewport();
    }
    const border = await page
      .locator(".no-script")
      .evaluate((element) => getComputedStyle(element).borderTopStyle);
    expect(border).toBe("solid");
    const field = page.getByRole("textbox", { includeHidden: true });
    await expect(field).not.toHaveCount(0);
    await expect(field.filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("button")).toHaveCount(0);
  });
});

test("the scripts hydrate the page around the caret, and around an input method's composition [AUTH-03, I18N-03]", async ({
  page,
}) => {
  const scripts = await holdScripts(page, /\/assets\/(?!boot)/);
  await page.goto("/login/", { waitUntil: "commit" });
  await name(page).fill("teacher");
  await name(page).evaluate((field: HTMLInputElement) => field.setSelectionRange(3, 3));
  const input = await page.context().newCDPSession(page);
  await input.send("Input.imeSetComposition", { text: "lao", selectionStart: 3, selectionEnd: 3 });
  await name(page).evaluate((field) =>
    field.addEventListener("compositionend", () => field.setAttribute("data-ended", "")),
  );
  scripts.arrive();
  await expect(page.locator("[data-early]")).toHaveCount(0);
  await expect(name(page)).toBeFocused();
  await expect(name(page)).not.toHaveAttribute("data-ended");
  expect(await name(page).evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(6);
  await input.send("Input.insertText", { text: "老师" });
  await expect(name(page)).toHaveValue("tea老师cher");
});

/** Fills in a field as a browser's own script does, without an event; optionally with an element beside it. */
const fillSilently = (page: Page, field: string, value: string, mark: boolean) =>
  page.evaluate(
    ([name, text, marks]) => {
      const input = document.querySelector<HTMLInputElement>(`[name=${name}]`);
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
      if (!input || !set) throw new Error(`no field ${name}`);
      set.call(input, text);
      if (marks) input.after(document.createElement("password-manager-mark"));
    },
    [field, value, mark] as const,
  );

test("what a password manager fills in without an event, before the scripts or later, is submitted, and what was pressed before the scripts is done [AUTH-03, I18N-03]", async ({
  page,
}) => {
  const submitted = await refuseSignIns(page);
  const scripts = await holdScripts(page, /\/assets\/(?!boot)/);
  await page.goto("/login/", { waitUntil: "commit" });
  await name(page).evaluate((field) => Object.assign(window, { field }));
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset["scheme"])).toBe("light");
  await page.getByRole("button", { name: "显示密码" }).click();
  await page.getByRole("button", { name: "English" }).click();
  await fillSilently(page, "username", "teacher", false);
  await fillSilently(page, "password", PASSWORD, false);
  await password(page).focus();
  scripts.arrive();
  await expect(page.locator("[data-early]")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "User login" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Hide password" })).toBeVisible();
  await page.getByLabel("Remember password").check();
  await expect(name(page)).toHaveValue("teacher");
  // The same field as before, and not a new one.
  expect(
    await name(page).evaluate((field) => field === (window as unknown as { field: unknown }).field),
  ).toBe(true);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect.poll(() => submitted).toEqual(TEACHER);

  await expect(password(page)).toHaveAttribute("aria-invalid", "true");
  await fillSilently(page, "username", "student", false);
  await fillSilently(page, "password", "another", false);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect.poll(() => submitted.at(-1)).toMatchObject({ username: "student", password: "another" });
});

test("what a password manager fills in before the scripts, with a mark of its own in the form, is submitted, and the focus stays [AUTH-03]", async ({
  page,
  problems,
}) => {
  // React reports that it renders the page again.
  problems.expect(/#418|hydrat/i);
  const submitted = await refuseSignIns(page);
  const scripts = await holdScripts(page, /\/assets\/(?!boot)/);
  await page.goto("/login/", { waitUntil: "commit" });
  await fillSilently(page, "username", "teacher", true);
  await fillSilently(page, "password", PASSWORD, true);
  await password(page).focus();
  scripts.arrive();
  await expect(page.locator("[data-early]")).toHaveCount(0);
  await expect(password(page)).toBeFocused();
  await page.getByLabel("记住密码").check();
  await expect(name(page)).toHaveValue("teacher");
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await expect.poll(() => submitted).toEqual(TEACHER);
});

test("a person who types and submits before the scripts is signed in, not the person who is remembered here [AUTH-03, AUTH-09]", async ({
  page,
  portal,
  context,
}) => {
  // A file that is shown at once and runs nothing.
  const target = "/old-browser.js";
  const login = `/login/?redirect_uri=${encodeURIComponent(target)}`;
  await page.goto(login);
  await page.getByLabel("记住密码").check();
  await page.getByLabel("下次自动登录").check();
  await portal.fillSignIn("teacher");
  await page.waitForURL(`**${target}`);
  await context.clearCookies();
  await page.evaluate(() => localStorage.setItem("portal.autoLogins", "3"));

  const sent: string[] = [];
  let last = 0;
  const note = () => void (last = performance.now());
  page.on("requestfinished", note);
  page.on("request", (request) => {
    note();
    if (request.method() === "POST")
      sent.push(`${new URL(request.url()).pathname} ${request.postData() ?? ""}`);
  });
  const signIns = () => sent.filter((line) => line.includes("/oauth/login"));
  // The platform answers when the page has nothing more to ask, so that all requests are sent before.
  let answer: () => void = () => undefined;
  const answers = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/uaa/oauth/login*", async (route) => {
    await answers;
    await route.continue();
  });
  const scripts = await holdScripts(page, /\/assets\/(?!boot)/);
  await page.goto(login, { waitUntil: "commit" });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset["scheme"])).toBe("light");
  await name(page).focus();
  await page.keyboard.type("student");
  await page.keyboard.press("Enter");
  await expect(password(page)).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login\//);
  scripts.arrive();
  // That nothing more comes shows after a while alone: this long a page that has the code does not take.
  await expect.poll(() => signIns().length > 0 && performance.now() - last > 500).toBe(true);
  answer();
  await page.waitForURL(`**${target}`);
  expect(signIns()).toHaveLength(1);
  expect(signIns()[0]).toContain("student");
  const me = (await (await page.request.get("/api/uaa/oauth/me")).json()) as unknown;
  expect(me).toMatchObject({ data: { loginName: "student" } });
});

test("a device that remembers its language and theme gets the page in them, and never in others [I18N-01, THEME-06]", async ({
  page,
}) => {
  const heading = page.getByRole("heading", { name: "User login" });
  /** Loads the login page while some scripts are held back. */
  const openHeld = async (which: RegExp) => {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    const scripts = await holdScripts(page, which);
    await page.goto("/login/", { waitUntil: "commit" });
    return scripts;
  };
  await page.goto("/login/");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.evaluate(() => {
    localStorage.setItem("portal.theme", "ink");
    localStorage.setItem("portal.scheme", "dark");
  });
  await openHeld(/\/assets\/(?!boot)/);
  await expect(heading).toBeVisible();
  const { arrive } = await openHeld(SCRIPTS);
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe("loading");
  await expect(page.locator("#app")).toHaveCount(0);
  arrive();
  await expect(page.locator("html")).toHaveAttribute("data-look", "ink");
  await expect(heading).toBeVisible();
  // A server may not know the language: the page stays blank until the scripts have rendered it in the right one.
  await page.context().clearCookies();
  const late = await openHeld(/\/assets\/(?!boot)/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByText("用户登录")).toBeHidden();
  late.arrive();
  await expect(heading).toBeVisible();
});

test("an old browser, which cannot run the scripts, shows none of it but which browsers can [AUTH-18]", async ({
  page,
}) => {
  const served = await (await page.request.get("/login/")).text();
  expect(served).toContain("用户登录");
  const comment = /<!--\[if lt IE 9\]>(<script src="\/old-browser\.js"><\/script>)<!\[endif\]-->/;
  // As such a browser reads it: the comment counts, the policy does not, and no other script runs.
  const taken = served.replace(/<script [^>]*src="\/assets[^>]*><\/script>/g, "").replace(comment, "$1");
  expect(served).toMatch(comment);
  expect(taken).not.toBe(served.replace(comment, "$1"));
  await page.route("**/login/", (route) => route.fulfill({ contentType: "text/html", body: taken }));
  await page.goto("/login/");
  await expect(page.getByRole("heading", { name: "您的浏览器版本过低" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^下载 / })).toHaveCount(3);
  await expect(page.locator("form, #app")).toHaveCount(0);
});

import { expect, test } from "./fixture";
import { MOVING } from "./moving";
import {
  address,
  countOnce,
  counter,
  failed,
  go,
  noticesTile,
  openCounting,
  pane,
  speakEnglish,
} from "./viewportPage";

test.use(MOVING);

test.beforeEach(async ({ portal }) => portal.signInQuickly("student"));

test.describe("opening", () => {
  test("a tile of the desktop opens its sub-application, names it, takes the focus there, and its calls carry its own code [VIEW-01, API-02]", async ({
    page,
    portal,
  }) => {
    // Whose Notices request their permissions too.
    await portal.signInQuickly("teacher");
    const codes = new Map<string, Set<string | undefined>>();
    page.on("request", (request) => {
      const path = new URL(request.url()).pathname;
      // Pictures are loaded by the browser, which adds no headers of ours.
      if (path.startsWith("/api/") && request.resourceType() !== "image")
        codes.set(path, (codes.get(path) ?? new Set()).add(request.headers()["x-app-code"]));
    });
    /** The calls so far that are not the sub-application's own; all carry the portal's code. */
    const callsOfPortal = (own: readonly string[] = []) => {
      const others = [...codes].filter(([path]) => !own.includes(path));
      expect(others.map(([path, seen]) => [path, ...seen])).toEqual(others.map(([path]) => [path, "base"]));
      return others;
    };
    await portal.openDesktop();
    // The page brings what it needs first; it asks for the rest once it is at rest.
    await expect.poll(() => callsOfPortal().length, { timeout: 20_000 }).toBeGreaterThan(2);
    await page.waitForLoadState("networkidle");
    codes.clear();
    await noticesTile(page).click();
    const notices = pane(page, "notices", "notices");
    await expect(notices.getByRole("heading", { name: "通知公告" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "通知公告" })).toBeFocused();
    await expect(page).toHaveTitle(/^通知公告/);
    await expect(notices.getByRole("listitem").first()).toBeVisible();

    const own = ["/api/notice/list", "/api/base/resource/user/code/tree"];
    expect(own.map((path) => [...(codes.get(path) ?? [])])).toEqual([["notices"], ["notices"]]);
    callsOfPortal(own);
  });

  test("sub-applications behind are hidden and inert and keep their state, also behind one that is not installed, and leaving the viewport unmounts all of them [VIEW-01, VIEW-04, DESK-15]", async ({
    page,
    portal,
    problems,
  }) => {
    problems.expect(/404.*canteen/);
    const styles = page.locator('link[href*="/t-plain/"]');
    await openCounting(portal);
    await go(page, address("t-plain"));
    await pane(page, "t-plain").getByLabel("note").fill("kept");
    await expect(pane(page, "t-plain").getByRole("heading")).toHaveCSS("border-bottom-width", "3px");
    await expect(styles).toHaveCount(1);
    await expect(pane(page, "t-counter")).toBeHidden();
    await expect(pane(page, "t-counter")).toHaveAttribute("inert", "");
    await expect(counter(page)).toHaveAttribute("data-active", "false");
    await go(page, address("t-counter"));
    await expect(counter(page)).toBeVisible();
    await expect(counter(page)).toHaveAttribute("data-active", "true");
    await expect(counter(page).getByRole("status")).toHaveText("已点：1");
    await page.goBack();
    await expect(pane(page, "t-plain").getByLabel("note")).toHaveValue("kept");

    await go(page, address("canteen", "canteen"));
    await expect(pane(page, "canteen", "canteen").getByRole("link", { name: /桌面/ })).toBeVisible();
    await expect(failed(page, "canteen")).toHaveCount(0);
    await go(page, address("t-counter"));
    await expect(counter(page).getByRole("status")).toHaveText("已点：1");

    await go(page, "#/");
    await expect(page.locator("[data-pane]")).toHaveCount(0);
    await expect(styles).toHaveCount(0);
    expect(await page.evaluate((): unknown => Reflect.get(window, "plainUnmounted"))).toBe(1);
    await go(page, address("t-counter"));
    await expect(counter(page).getByRole("status")).toHaveText("已点：0");
  });

  // The tables of refused addresses are in src/base/core/apps/viewportAddress.test.ts and src/base/core/address/redirect.test.ts.
  test("a wrong address opens nothing, a link to another site or to a script is refused, and one without a fileId shows in a sandbox that reaches nothing of the portal [VIEW-01, VIEW-03]", async ({
    page,
    portal,
  }) => {
    await page.route("**/framed/page.html", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>f</title><h1>Framed</h1>" }),
    );
    await portal.openDesktop();
    const incomplete = page.getByText("这个地址不完整或不正确");
    const refused = page.getByText("为了安全，门户不打开这个地址。");
    for (const [query, told] of [
      ["app=../base&fileId=main", incomplete],
      ["app=t-plain", incomplete],
      ["linkUrl=javascript%3Aalert(1)", refused],
      ["linkUrl=%2F%2Fevil.example%2F", refused],
    ] as const)
      await test.step(query, async () => {
        await go(page, `#/viewport?${query}`);
        await expect(told).toBeVisible();
        await expect(page.locator("[data-pane], iframe")).toHaveCount(0);
        await go(page, "#/");
        await expect(told).toHaveCount(0);
      });

    await go(page, "#/viewport?app=x&linkUrl=%2Fframed%2Fpage.html");
    await expect(page.locator("iframe")).toHaveAttribute("sandbox", "allow-scripts allow-forms allow-popups");
    await expect(page.frameLocator("iframe").getByRole("heading", { name: "Framed" })).toBeVisible();
  });
});

test("portal and sub-applications render with one copy of React, MUI and their styles, and :root is left alone [VIEW-02]", async ({
  page,
  portal,
}) => {
  const rootRules = () =>
    page.evaluate(
      () =>
        [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .filter((rule) => rule instanceof CSSStyleRule && rule.selectorText.includes(":root")).length,
    );
  await portal.openDesktop();
  const before = await rootRules();
  await go(page, address("t-counter"));
  await expect(counter(page)).toBeVisible();
  expect(await rootRules()).toBe(before);
  expect(before).toBeGreaterThan(0);

  await countOnce(page);
  await go(page, address("t-counter-two"));
  await expect(counter(page, "t-counter-two")).toBeVisible();
  const copies = await page.evaluate(() => {
    // React marks each root container with a name that is random for each copy of react-dom.
    const markOf = (element: Element) =>
      Object.keys(element).find((key) => key.startsWith("__reactContainer$"));
    const marks = ["#app", '[data-pane="t-counter/main"]', '[data-pane="t-counter-two/main"]'].map((area) =>
      [...document.querySelectorAll(`${area}, ${area} *`)].map(markOf).find((mark) => mark !== undefined),
    );
    const buttons = [...document.querySelectorAll('[data-testid="counter"] .MuiButton-contained')];
    const own = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/t-counter/"));
    return { marks, looks: buttons.map(({ className }) => className), own: own.map(({ name }) => name) };
  });
  for (const mark of copies.marks) expect(mark).toContain("__reactContainer$");
  expect(new Set(copies.marks).size).toBe(1);
  expect(copies.looks).toHaveLength(2);
  expect(new Set(copies.looks).size).toBe(1);
  expect(copies.own.filter((name) => name.endsWith(".js"))).toHaveLength(2);
});

test("sub-applications follow the language, a plain script with a style sheet too, override their own messages at once, and are told of a wrong type, in both languages [VIEW-02, API-13]", async ({
  page,
  portal,
}) => {
  const hello = pane(page, "t-plain").getByRole("heading");
  await openCounting(portal);
  await counter(page).getByRole("button", { name: "换个说法" }).click();
  await expect(counter(page).getByRole("status")).toHaveText("共 1 次");
  await counter(page).getByRole("button", { name: "说错" }).click();
  await expect(page.getByText("参数必须是数组").first()).toBeVisible();
  await go(page, address("t-plain"));
  await expect(hello).toHaveText(/^你好，\S+/);
  await speakEnglish(page);
  await expect(hello).toHaveText(/^Hello, \S+/);
  await go(page, address("t-counter"));
  await expect(counter(page).getByRole("status")).toHaveText("1 times");
  await counter(page).getByRole("button", { name: "Mistake" }).click();
  await expect(page.getByText("parameter must be an array").first()).toBeVisible();
});

import { expect, test } from "./fixture";
import { address, go, pane, counter, failed, noticesTile, speakEnglish, openCounting } from "./viewportPage";

test.beforeEach(async ({ portal }) => portal.signInQuickly("teacher"));

test.describe("opening", () => {
  test("a tile of the desktop opens its sub-application, names it and takes the focus there [VIEW-01]", async ({
    page,
    portal,
  }) => {
    await portal.openDesktop();
    await noticesTile(page).click();
    const notices = pane(page, "notices", "notices");
    await expect(notices.getByRole("heading", { name: "通知公告" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "通知公告" })).toBeFocused();
    await expect(page).toHaveTitle(/^通知公告/);
    await expect(notices.getByRole("listitem").first()).toBeVisible();
    await portal.expectAccessible();
  });

  test("sub-applications behind are hidden and inert and keep their state [VIEW-01]", async ({
    page,
    portal,
  }) => {
    await openCounting(portal);
    await go(page, address("t-plain"));
    await pane(page, "t-plain").getByLabel("note").fill("kept");
    await expect(pane(page, "t-counter")).toBeHidden();
    await expect(pane(page, "t-counter")).toHaveAttribute("inert", "");
    await expect(counter(page)).toHaveAttribute("data-active", "false");
    await go(page, address("t-counter"));
    await expect(counter(page)).toBeVisible();
    await expect(counter(page)).toHaveAttribute("data-active", "true");
    await expect(counter(page).getByRole("status")).toHaveText("已点：1");
    await page.goBack();
    await expect(pane(page, "t-plain").getByLabel("note")).toHaveValue("kept");
  });

  test("leaving the viewport unmounts all of them and removes what they added [VIEW-01]", async ({
    page,
    portal,
  }) => {
    const styles = page.locator('link[href*="/t-plain/"]');
    await portal.openDesktop(address("t-counter"));
    await expect(counter(page)).toBeVisible();
    await go(page, address("t-plain"));
    await expect(pane(page, "t-plain").getByRole("heading")).toHaveCSS("border-bottom-width", "3px");
    await expect(styles).toHaveCount(1);
    await go(page, "#/");
    await expect(page.locator("[data-pane]")).toHaveCount(0);
    await expect(styles).toHaveCount(0);
    expect(await page.evaluate((): unknown => Reflect.get(window, "plainUnmounted"))).toBe(1);
    await go(page, address("t-counter"));
    await expect(counter(page).getByRole("status")).toHaveText("已点：0");
  });

  test("an address that is wrong or incomplete opens nothing and says so [VIEW-01]", async ({
    page,
    portal,
  }) => {
    const told = page.getByText("这个地址不完整或不正确");
    await portal.openDesktop();
    for (const query of [
      "app=../base&fileId=main",
      "app=t-plain&fileId=a.b",
      "app=t-plain",
      "app=a&fileId=b&id=%3C",
    ])
      await test.step(query, async () => {
        await go(page, `#/viewport?${query}`);
        await expect(told).toBeVisible();
        await expect(page.locator("[data-pane]")).toHaveCount(0);
        await go(page, "#/");
        await expect(told).toHaveCount(0);
      });
  });
});

test.describe("sharing", () => {
  test("portal and sub-applications render with one copy of React, MUI and their styles [VIEW-02]", async ({
    page,
    portal,
  }) => {
    await openCounting(portal);
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

  test("a sub-application uses the portal's theme and leaves its :root alone [VIEW-02]", async ({
    page,
    portal,
  }) => {
    const rootRules = () =>
      page.evaluate(
        () =>
          [...document.styleSheets]
            .flatMap((sheet) => [...sheet.cssRules])
            .filter((rule) => rule instanceof CSSStyleRule && rule.selectorText.includes(":root"))
            .map(({ cssText }) => cssText).length,
      );
    await portal.openDesktop();
    const before = await rootRules();
    await go(page, address("t-counter"));
    await expect(counter(page)).toBeVisible();
    expect(await rootRules()).toBe(before);
    expect(before).toBeGreaterThan(0);
  });

  test("a plain script with a style sheet works as well and follows the language [VIEW-02]", async ({
    page,
    portal,
  }) => {
    await portal.openDesktop(address("t-plain"));
    await expect(pane(page, "t-plain").getByRole("heading")).toHaveText(/^你好，\S+/);
    await speakEnglish(page);
    await expect(pane(page, "t-plain").getByRole("heading")).toHaveText(/^Hello, \S+/);
  });
});

test.describe("a sub-application's settings", () => {
  test("a sub-application overrides its own messages, in both languages and at once [API-13]", async ({
    page,
    portal,
  }) => {
    await openCounting(portal);
    await counter(page).getByRole("button", { name: "换个说法" }).click();
    await expect(counter(page).getByRole("status")).toHaveText("共 1 次");
    await speakEnglish(page);
    await expect(counter(page).getByRole("status")).toHaveText("1 times");
  });

  test("a wrong type is refused with a text in either language [API-13]", async ({ page, portal }) => {
    await portal.openDesktop(address("t-counter"));
    await counter(page).getByRole("button", { name: "说错" }).click();
    await expect(page.getByText("参数必须是数组").first()).toBeVisible();
    await speakEnglish(page);
    await counter(page).getByRole("button", { name: "Mistake" }).click();
    await expect(page.getByText("parameter must be an array").first()).toBeVisible();
  });

  test("its calls carry its own code, and the portal's calls the portal's [API-02]", async ({
    page,
    portal,
  }) => {
    const codes = new Map<string, Set<string | undefined>>();
    page.on("request", (request) => {
      const path = new URL(request.url()).pathname;
      // Pictures are loaded by the browser, which adds no headers of ours.
      if (path.startsWith("/api/") && request.resourceType() !== "image")
        codes.set(path, (codes.get(path) ?? new Set()).add(request.headers()["x-app-code"]));
    });
    await portal.openDesktop(address("notices", "notices"));
    await expect(pane(page, "notices", "notices").getByRole("listitem").first()).toBeVisible();
    const own = ["/api/notice/list", "/api/base/resource/user/code/tree"];
    expect(own.map((path) => [...(codes.get(path) ?? [])])).toEqual([["notices"], ["notices"]]);
    const others = [...codes].filter(([path]) => !own.includes(path));
    expect(others.length).toBeGreaterThan(2);
    expect(others.map(([path, seen]) => [path, ...seen])).toEqual(others.map(([path]) => [path, "base"]));
  });
});

test.describe("in a frame", () => {
  test("a link without a fileId shows in a sandbox that reaches nothing of the portal [VIEW-03]", async ({
    page,
    portal,
  }) => {
    await page.route("**/framed/page.html", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>f</title><h1>Framed</h1>" }),
    );
    await portal.openDesktop("#/viewport?app=x&linkUrl=%2Fframed%2Fpage.html");
    const frame = page.locator("iframe");
    await expect(frame).toHaveAttribute("sandbox", "allow-scripts allow-forms allow-popups");
    await expect(page.frameLocator("iframe").getByRole("heading", { name: "Framed" })).toBeVisible();
  });

  test("a link to another site or to a script is refused [VIEW-03]", async ({ page, portal }) => {
    const refused = page.getByText("为了安全，门户不打开这个地址。");
    await portal.openDesktop();
    for (const link of [
      "javascript:alert(1)",
      "https://evil.example/",
      "//evil.example/",
      "data:text/html,x",
    ])
      await test.step(link, async () => {
        await go(page, `#/viewport?linkUrl=${encodeURIComponent(link)}`);
        await expect(refused).toBeVisible();
        await expect(page.locator("iframe")).toHaveCount(0);
        await go(page, "#/");
        await expect(refused).toHaveCount(0);
      });
  });
});

test("an application that the school shows and has not installed opens a friendly page in its pane [DESK-15, VIEW-04]", async ({
  page,
  portal,
  problems,
}) => {
  problems.expect(/404.*timetable/);
  await openCounting(portal);
  await go(page, address("timetable", "timetable"));
  await expect(pane(page, "timetable", "timetable").getByRole("link", { name: /桌面/ })).toBeVisible();
  await expect(failed(page, "timetable")).toHaveCount(0);
  await portal.expectAccessible();
  await go(page, address("t-counter"));
  await expect(counter(page).getByRole("status")).toHaveText("已点：1");
});

import type { Page } from "@playwright/test";
import { expect, test, type Portal } from "./fixture";

const address = (app: string, fileId = "main") => `#/viewport?app=${app}&fileId=${fileId}`;

/** Goes to another sub-application as a link would, without loading the page again. */
const go = (page: Page, hash: string) => page.evaluate((to) => void (window.location.hash = to), hash);

const pane = (page: Page, app: string, fileId = "main") => page.locator(`[data-pane="${app}/${fileId}"]`);
const counter = (page: Page, app = "t-counter") => pane(page, app).getByTestId("counter");
const failed = (page: Page, app: string) => pane(page, app).getByRole("region", { name: /无法打开$/ });
const retry = (page: Page, app: string) => pane(page, app).getByRole("button", { name: "重试" });

const speakEnglish = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: "Switch to English" }).click();

/** Counts once in the first test sub-application, so that there is a state to lose. */
const countOnce = async (page: Page) => {
  await counter(page).getByRole("button", { name: "加一" }).click();
  await expect(counter(page).getByRole("status")).toHaveText("已点：1");
};

/** Opens the portal at the first test sub-application, with a state to lose. */
const openCounting = async (portal: Portal) => {
  await portal.openDesktop(address("t-counter"));
  await countOnce(portal.page);
};

test.beforeEach(async ({ portal }) => portal.signInQuickly("teacher"));

test.describe("opening", () => {
  test("a tile of the desktop opens its sub-application, names it and takes the focus there [VIEW-01]", async ({
    page,
    portal,
  }) => {
    await portal.openDesktop();
    await page
      .getByRole("main")
      .getByRole("link", { name: /通知公告/ })
      .first()
      .click();
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

  for (const query of [
    "app=../base&fileId=main",
    "app=t-plain&fileId=a.b",
    "app=t-plain",
    "app=a&fileId=b&id=%3C",
  ]) {
    test(`the address ${query} opens nothing and says so [VIEW-01]`, async ({ page, portal }) => {
      await portal.openDesktop(`#/viewport?${query}`);
      await expect(page.getByText("这个地址不完整或不正确")).toBeVisible();
      await expect(page.locator("[data-pane]")).toHaveCount(0);
    });
  }
});

test.describe("sharing", () => {
  test("portal and sub-applications draw with one copy of React, MUI and their styles [VIEW-02]", async ({
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

  test("a sub-application takes the portal's theme and leaves its :root alone [VIEW-02]", async ({
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

test.describe("telling the portal about itself", () => {
  test("a sub-application lays words over its own, in both languages and at once [API-13]", async ({
    page,
    portal,
  }) => {
    await openCounting(portal);
    await counter(page).getByRole("button", { name: "换个说法" }).click();
    await expect(counter(page).getByRole("status")).toHaveText("共 1 次");
    await speakEnglish(page);
    await expect(counter(page).getByRole("status")).toHaveText("1 times");
  });

  test("what is of the wrong type is refused in words of either language [API-13]", async ({
    page,
    portal,
  }) => {
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
      // Pictures are fetched by the browser, which adds no headers of ours.
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

  for (const link of [
    "javascript:alert(1)",
    "https://evil.example/",
    "//evil.example/",
    "data:text/html,x",
  ]) {
    test(`the link ${link} is refused [VIEW-03]`, async ({ page, portal }) => {
      await portal.openDesktop(`#/viewport?linkUrl=${encodeURIComponent(link)}`);
      await expect(page.getByText("为了安全，门户不打开这个地址。")).toBeVisible();
      await expect(page.locator("iframe")).toHaveCount(0);
    });
  }
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

test.describe("a broken sub-application fails in its own pane", () => {
  const BROKEN: readonly { app: string; what: string; words: string; problems?: RegExp[] }[] = [
    { app: "t-html", what: "answers HTML as its manifest", words: "清单有误" },
    { app: "t-truncated", what: "has a truncated manifest", words: "清单有误" },
    { app: "t-no-entry", what: "lacks the entry", words: "没有这一项功能" },
    { app: "t-foreign", what: "points to another origin", words: "清单有误" },
    {
      app: "t-script-missing",
      what: "lacks its script",
      words: "没有加载成功",
      problems: [/404.*t-script-missing/, /not executable/],
    },
    { app: "t-parse", what: "does not parse", words: "没有加载成功", problems: [/Unexpected end of input/] },
    {
      app: "t-load-throws",
      what: "throws while loading",
      words: "没有加载成功",
      problems: [/thrown while loading/],
    },
    { app: "t-silent", what: "registers nothing", words: "没有按约定启动" },
    { app: "t-contract", what: "was written for another contract", words: "版本不匹配" },
    {
      app: "t-old-react",
      what: "was built for another version of React",
      words: "共用部件的版本不匹配",
      problems: [/\[t-old-react\/main\].*Unsatisfied version/],
    },
    {
      app: "t-mount-throws",
      what: "throws at mount",
      words: "在启动时出错",
      problems: [/\[t-mount-throws\/main\]/],
    },
  ];

  for (const { app, what, words, problems: expected = [] } of BROKEN) {
    test(`one that ${what} [VIEW-04]`, async ({ page, portal, problems }) => {
      problems.expect(...expected);
      await openCounting(portal);
      await go(page, address(app));
      await expect(failed(page, app)).toContainText(words);
      await failed(page, app).getByText("详细信息").click();
      await expect(failed(page, app).locator("pre")).not.toBeEmpty();
      await portal.expectAccessible();
      await retry(page, app).click();
      await expect(failed(page, app)).toContainText(words);
      await expect(pane(page, app).getByText("half drawn")).toHaveCount(0);
      await go(page, address("t-counter"));
      await expect(counter(page).getByRole("status")).toHaveText("已点：1");
      await counter(page).getByRole("button", { name: "加一" }).click();
      await expect(counter(page).getByRole("status")).toHaveText("已点：2");
    });
  }

  const STALLED: readonly { what: string; app: string; route?: string }[] = [
    { what: "whose manifest never answers", app: "t-plain", route: "**/t-plain/manifest.json*" },
    { what: "whose script never answers", app: "t-plain", route: "**/t-plain/main.js" },
    { what: "whose mount never answers", app: "t-mount-never" },
  ];

  for (const { what, app, route } of STALLED) {
    test(`one ${what} is given up after ten seconds [VIEW-04]`, async ({ page, portal }) => {
      const held = new Promise<void>((asked) => {
        if (route) void page.route(route, () => asked());
        else asked();
      });
      await page.clock.install();
      await openCounting(portal);
      await go(page, address(app));
      await held;
      await expect(pane(page, app)).toHaveAttribute("data-phase", /fetching|loading|mounting/i);
      if (!route) await expect(pane(page, app)).toHaveAttribute("data-phase", "mounting");
      // The page's clock goes on by itself as well, so a slow machine is given some seconds; the engine's own test is exact.
      await page.clock.runFor(6_000);
      await expect(failed(page, app)).toHaveCount(0);
      await page.clock.runFor(4_500);
      await expect(failed(page, app)).toContainText("10 秒内没有响应");
      await go(page, address("t-counter"));
      await expect(counter(page).getByRole("status")).toHaveText("已点：1");
    });
  }

  test("a script that failed once loads on retry, plain or federated [VIEW-04]", async ({
    page,
    portal,
    problems,
  }) => {
    problems.expect(/Failed to load resource/);
    for (const app of ["t-plain", "t-counter"]) {
      await page.route(`**/${app}/main*.js`, (route) => route.abort(), { times: 1 });
      await portal.openDesktop(address(app));
      await expect(failed(page, app)).toContainText("没有加载成功");
      await retry(page, app).click();
      await expect(pane(page, app)).toHaveAttribute("data-phase", "ready");
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    }
    await expect(counter(page)).toBeVisible();
  });

  test("a chunk that failed once loads on retry [VIEW-04]", async ({ page, portal, problems }) => {
    problems.expect(/Failed to load resource/, /\[t-counter\/main\] ChunkLoadError/);
    await page.route("**/t-counter/chunks/*.js", (route) => route.abort(), { times: 1 });
    await portal.openDesktop(address("t-counter"));
    await expect(failed(page, "t-counter")).toContainText("没有加载成功");
    await retry(page, "t-counter").click();
    await countOnce(page);
  });

  test("one that throws while it draws, later on, with a trace in the console; the other goes on [VIEW-04, REL-03]", async ({
    page,
    portal,
    problems,
  }) => {
    problems.expect(/\[t-counter-two\/main\]/);
    const traces: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") traces.push(message.text());
    });
    await openCounting(portal);
    await go(page, address("t-counter-two"));
    await counter(page, "t-counter-two").getByRole("button", { name: "弄坏" }).click();
    await expect(failed(page, "t-counter-two")).toContainText("在运行中出错");
    await expect(counter(page, "t-counter-two")).toHaveCount(0);
    expect(traces).toEqual([
      expect.stringMatching(/^\[t-counter-two\/main\] broke while drawing:\s+at /),
      expect.stringMatching(/^\[t-counter-two\/main\] Error: thrown while drawing\s+at /),
    ]);
    await retry(page, "t-counter-two").click();
    await expect(counter(page, "t-counter-two").getByRole("status")).toHaveText("已点：0");
    await go(page, address("t-counter"));
    await expect(counter(page).getByRole("status")).toHaveText("已点：1");
  });

  test("one that throws when it goes behind [VIEW-04]", async ({ page, portal, problems }) => {
    problems.expect(/\[t-active-throws\/main\]/);
    await portal.openDesktop(address("t-active-throws"));
    await expect(pane(page, "t-active-throws")).toHaveAttribute("data-phase", "ready");
    await go(page, address("t-counter"));
    await countOnce(page);
    await go(page, address("t-active-throws"));
    await expect(failed(page, "t-active-throws")).toContainText("在运行中出错");
    await retry(page, "t-active-throws").click();
    await expect(pane(page, "t-active-throws")).toHaveAttribute("data-phase", "ready");
  });

  test("one that throws at unmount is removed all the same [VIEW-01, VIEW-04]", async ({
    page,
    portal,
    problems,
  }) => {
    problems.expect(/\[t-unmount-throws\/main\]/);
    await portal.openDesktop(address("t-unmount-throws"));
    await expect(page.getByText("will not let go")).toBeVisible();
    await go(page, "#/");
    await expect(page.getByText("will not let go")).toHaveCount(0);
    await go(page, address("t-counter"));
    await countOnce(page);
  });
});

test.describe("Notices", () => {
  // Reading changes what is unread, and other tests count what the teacher has not read.
  test.beforeEach(async ({ portal }) => portal.signInQuickly("staff"));

  test("lowers the unread counts in header and menu as notices are read [VIEW-05, DESK-03]", async ({
    page,
    portal,
  }) => {
    await portal.openDesktop(address("notices", "notices"));
    const bell = page
      .getByRole("banner")
      .getByRole("link", { name: /通知公告.*条未读/ })
      .last();
    const count = async () => Number(/(\d+) 条未读/.exec((await bell.textContent()) ?? "")?.[1]);
    const notices = pane(page, "notices", "notices");
    const unread = notices.getByRole("listitem").filter({ has: page.getByRole("img", { name: "未读" }) });
    await expect(unread.first()).toBeVisible();
    await expect(bell).toBeVisible();
    const [before, shown] = [await count(), await unread.count()];
    await unread.first().getByRole("button").click();
    await expect(bell).toContainText(`${before - 1} 条未读`);
    await expect(unread).toHaveCount(shown - 1);
    await go(page, "#/");
    const tile = page.getByRole("main").getByRole("link", { name: `通知公告 ${before - 1} 条未读` });
    await expect(tile.first()).toBeVisible();
  });

  test("pages through the list and reads a notice by keyboard, in both languages [VIEW-05]", async ({
    page,
    portal,
  }) => {
    await portal.openDesktop(address("notices", "notices"));
    const notices = pane(page, "notices", "notices");
    const rows = notices.getByRole("list", { name: "通知列表" }).getByRole("listitem");
    await expect(rows).toHaveCount(10);
    const first = (await rows.first().textContent()) ?? "";
    await notices
      .getByRole("button", { name: /2/ })
      .and(notices.locator(".MuiPaginationItem-root"))
      .first()
      .press("Enter");
    await expect(rows.first()).not.toHaveText(first);
    await rows.first().getByRole("button").press("Enter");
    await expect(rows.first().getByRole("button")).toHaveAttribute("aria-current", "true");
    await expect(notices.getByRole("article")).toBeVisible();
    await portal.expectAccessible();
    await speakEnglish(page);
    await expect(notices.getByRole("heading", { name: "Notices", exact: true })).toBeVisible();
    await expect(notices.getByText(/^\d+ notices$/)).toBeVisible();
  });

  test("says that the list could not be loaded, and loads it on retry [VIEW-05, REL-01]", async ({
    page,
    portal,
  }) => {
    await page.route(
      "**/api/notice/list*",
      (route) => route.fulfill({ contentType: "text/html", body: "<h1>502" }),
      {
        times: 1,
      },
    );
    await portal.openDesktop(address("notices", "notices"));
    const notices = pane(page, "notices", "notices");
    await expect(notices.getByRole("alert")).toContainText("通知没有加载出来");
    await notices.getByRole("button", { name: "重试" }).click();
    await expect(notices.getByRole("listitem").first()).toBeVisible();
  });
});

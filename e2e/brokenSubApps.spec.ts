import { expect, test } from "./fixture";
import { address, go, pane, counter, failed, retry, countOnce, openCounting } from "./viewportPage";

test.beforeEach(async ({ portal }) => portal.signInQuickly("student"));

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

  test("in every way, one after the other [VIEW-04]", async ({ page, portal, problems }) => {
    await openCounting(portal);
    for (const [index, { app, what, words, problems: expected = [] }] of BROKEN.entries())
      await test.step(`one that ${what}`, async () => {
        problems.expect(...expected);
        await go(page, address(app));
        await expect(failed(page, app)).toContainText(words);
        await failed(page, app).getByText("详细信息").click();
        await expect(failed(page, app).locator("pre")).not.toBeEmpty();
        await retry(page, app).click();
        await expect(failed(page, app)).toContainText(words);
        await expect(pane(page, app).getByText("half drawn")).toHaveCount(0);
        await go(page, address("t-counter"));
        await expect(counter(page).getByRole("status")).toHaveText(`已点：${index + 1}`);
        await counter(page).getByRole("button", { name: "加一" }).click();
        await expect(counter(page).getByRole("status")).toHaveText(`已点：${index + 2}`);
      });
  });

  test("by a time-out of ten seconds, where its manifest, its script or its mount never answers [VIEW-04]", async ({
    page,
    portal,
  }) => {
    await page.clock.install();
    await openCounting(portal);
    /** Waits for the time-out of an application that has just begun to open. */
    const expectTimeout = async (app: string, phase: RegExp) => {
      await expect(pane(page, app)).toHaveAttribute("data-phase", phase);
      // The page's clock runs by itself as well, so a slow machine gets some seconds; the engine's own test is exact.
      await page.clock.runFor(6_000);
      await expect(failed(page, app)).toHaveCount(0);
      await page.clock.runFor(4_500);
      await expect(failed(page, app)).toContainText("10 秒内没有响应");
    };
    const never = async (route: string, ask: () => Promise<void>) => {
      const held = new Promise<void>((asked) => void page.route(route, () => asked()));
      await ask();
      await held;
    };
    await never("**/t-plain/manifest.json*", () => go(page, address("t-plain")));
    await expectTimeout("t-plain", /fetching|loading/i);
    await page.unroute("**/t-plain/manifest.json*");
    await never("**/t-plain/main.js", () => retry(page, "t-plain").click());
    await expectTimeout("t-plain", /fetching|loading/i);
    await go(page, address("t-mount-never"));
    await expect(pane(page, "t-mount-never")).toHaveAttribute("data-phase", "mounting");
    await expectTimeout("t-mount-never", /mounting/);
    await go(page, address("t-counter"));
    await expect(counter(page).getByRole("status")).toHaveText("已点：1");
  });

  test("where its script, plain or federated, or its chunk failed once, and loads on retry [VIEW-04]", async ({
    page,
    portal,
    problems,
  }) => {
    problems.expect(/Failed to load resource/, /\[t-counter\/main\] ChunkLoadError/);
    await portal.openDesktop();
    for (const [app, file] of [
      ["t-plain", "main*.js"],
      ["t-counter", "main*.js"],
    ] as const)
      await page.route(`**/${app}/${file}`, (route) => route.abort(), { times: 1 });
    await page.route("**/t-counter/chunks/*.js", (route) => route.abort(), { times: 1 });
    for (const [app, retries] of [
      ["t-plain", 1],
      ["t-counter", 2],
    ] as const) {
      await go(page, address(app));
      for (let nth = 0; nth < retries; nth += 1) {
        await expect(failed(page, app)).toContainText("没有加载成功");
        await retry(page, app).click();
      }
      await expect(pane(page, app)).toHaveAttribute("data-phase", "ready");
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    }
    await countOnce(page);
  });

  test("while it renders, with a trace in the console, when it is hidden, or at unmount, and is removed all the same; the others are not affected [VIEW-01, VIEW-04, REL-03]", async ({
    page,
    portal,
    problems,
  }) => {
    problems.expect(/\[t-(counter-two|active-throws|unmount-throws)\/main\]/);
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

    const throwing = pane(page, "t-active-throws");
    await go(page, address("t-active-throws"));
    await expect(throwing).toHaveAttribute("data-phase", "ready");
    await go(page, address("t-counter"));
    await expect(counter(page).getByRole("status")).toHaveText("已点：1");
    await go(page, address("t-active-throws"));
    await expect(failed(page, "t-active-throws")).toContainText("在运行中出错");
    await retry(page, "t-active-throws").click();
    await expect(throwing).toHaveAttribute("data-phase", "ready");

    await go(page, address("t-unmount-throws"));
    await expect(page.getByText("will not let go")).toBeVisible();
    await go(page, "#/");
    await expect(page.getByText("will not let go")).toHaveCount(0);
    await go(page, address("t-counter"));
    await countOnce(page);
  });
});

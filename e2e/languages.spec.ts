import type { Browser, Page } from "@playwright/test";
import { expect, Portal, test, type Problems } from "./fixture";
import { startOwnPlatform } from "./work";
import { chooseLine } from "./personMenu";

const LOGIN = { "zh-CN": "用户登录", en: "User login" } as const;
const DESKTOP = "/pages/base/pc_desktop_all/index.html";
const NOT_A_LIST = {
  "zh-CN": "语言列表配置有误，应为数组。",
  en: "The list of languages is not a list.",
} as const;

const keep = (page: Page, values: Readonly<Record<string, string>>) =>
  page.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, values);

/** Puts a data block into every page opened from now on, as a deployment's own server does. */
const supply = (page: Page, block: string) =>
  page.route(/\/(login|index\.html)/, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const data = `<script type="application/json" id="portal-messages">${block}</script>`;
    await route.fulfill({ response: answer, body: html.replace('<div id="app"', (app) => data + app) });
  });

/** The page's requests for messages. */
const watchWords = (page: Page) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes("/lang/")) asked.push(pathname);
  });
  return asked;
};

/** A person at a portal with this site configuration. */
async function atSite(
  browser: Browser,
  problems: Problems,
  site: object,
  work: (page: Page, portal: Portal) => Promise<void>,
) {
  const platform = await startOwnPlatform({}, site);
  const context = await browser.newContext({ baseURL: platform.url, locale: "zh-CN" });
  try {
    const page = await context.newPage();
    problems.watch(page);
    await work(page, new Portal(page));
  } finally {
    await context.close();
    await platform.dispose();
  }
}

// Which language a site passes is proved in server/web/pages.test.ts, what else counts in src/base/core/language/language.test.ts.
test("uses the only language that the site offers, without a switcher, unless the address asks for another [I18N-01]", async ({
  browser,
  problems,
}) => {
  test.slow();
  await atSite(browser, problems, { languages: ["en"] }, async (page, portal) => {
    await keep(page, { "portal.language": "zh-CN", langType: "zh-CN" });
    await page.goto("/login/?language=zh-CN");
    await expect(page.getByRole("heading", { name: LOGIN["zh-CN"] })).toBeVisible();
    await page.goto("/login/");
    await expect(page.getByRole("heading", { name: LOGIN.en })).toBeVisible();
    await expect(page.getByRole("button", { name: "简体中文" })).toHaveCount(0);
    await portal.fillSignIn("student");
    await expect(page.getByRole("heading", { level: 1, name: /^Good/ })).toBeVisible();
    await page.getByRole("button", { name: /^Welcome, / }).click();
    await expect(page.getByRole("menuitem", { name: "Full screen" })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: /简体中文/ })).toHaveCount(0);
  });
});

test("takes the language from the address, then what is stored, then a setting of the platform's other pages, and stores the result [I18N-01]", async ({
  page,
}) => {
  const login = (language: keyof typeof LOGIN) => page.getByRole("heading", { name: LOGIN[language] });
  await keep(page, { langType: "en" });
  await page.goto("/login/");
  await expect(login("en")).toBeVisible();
  const kept = () =>
    page.evaluate(() => [localStorage.getItem("portal.language"), localStorage.getItem("langType")]);
  expect(await kept()).toEqual(["en", "en"]);
  await page.getByRole("button", { name: "简体中文" }).click();
  await expect(login("zh-CN")).toBeVisible();
  await page.goto("/login/?language=fr");
  await expect(login("zh-CN")).toBeVisible();
  await page.goto("/login/?language=en");
  await expect(login("en")).toBeVisible();
  await page.goto("/login/");
  await expect(login("en")).toBeVisible();
});

/** Makes each page record its toasts: on a busy machine one may be gone before a test looks. */
const rememberNotices = (page: Page) =>
  page.addInitScript(() => {
    const drawn: string[] = [];
    Object.assign(window, { noticesDrawn: drawn });
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const notice of [node, ...node.querySelectorAll("[data-toast]")])
              if (notice.matches("[data-toast]")) drawn.push(notice.querySelector("p")?.textContent ?? "");
    }).observe(document, { childList: true, subtree: true });
  });

const noticesDrawn = (page: Page) =>
  page.evaluate(() => (window as unknown as { noticesDrawn: string[] }).noticesDrawn);

test("reports an invalid list of languages once, in the language of the page, and offers both [I18N-01]", async ({
  page,
  portal,
}) => {
  await rememberNotices(page);
  await portal.configureSite({ languages: "en" });
  await portal.signInQuickly("student");
  for (const [address, language, button, other] of [
    ["/login/?stay", "zh-CN", "English", "en"],
    [DESKTOP, "en", "切换到简体中文", "zh-CN"],
  ] as const) {
    await page.goto(address);
    await expect.poll(() => noticesDrawn(page)).toEqual([NOT_A_LIST[language]]);
    if (address === DESKTOP) await chooseLine(page, button);
    else await page.getByRole("button", { name: button }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", other);
  }
});

test("uses a dictionary in the page as it is, under the page's policy, and loads none [I18N-02, SEC-01]", async ({
  page,
  portal,
}) => {
  const asked = watchWords(page);
  await page.addInitScript(() => {
    const reports: string[] = [];
    addEventListener("securitypolicyviolation", ({ violatedDirective }) => reports.push(violatedDirective));
    Object.assign(window, { reports });
  });
  await supply(
    page,
    JSON.stringify({
      en: { "login.title": "Come in", "header.desktop": "Our desk", "login.submit": 7 },
      "zh-CN": { "login.title": "请进", "header.desktop": "我们的桌面" },
    }),
  );
  const calm = async () =>
    expect(await page.evaluate(() => (window as unknown as { reports: string[] }).reports)).toEqual([]);

  await page.goto("/login/?language=en");
  await expect(page.getByRole("heading", { name: "Come in" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await calm();
  await page.getByRole("button", { name: "简体中文" }).click();
  await expect(page.getByRole("heading", { name: "请进" })).toBeVisible();

  await portal.signInQuickly("student");
  await page.goto(`${DESKTOP}?language=en`);
  await expect(page.getByRole("banner").getByText("Our desk")).toBeVisible();
  await chooseLine(page, "切换到简体中文");
  await expect(page.getByRole("banner").getByText("我们的桌面")).toBeVisible();
  await calm();
  expect(asked).toEqual([]);
});

// That messages which cannot be loaded leave the page's own, silently, is proved in src/shell/useDictionaries.test.tsx.
test("loads the messages as usual if the dictionary in the page is broken, and none for Chinese [I18N-02]", async ({
  page,
}) => {
  const asked = watchWords(page);
  await supply(page, '{"en":{"login.title":"Come in"');
  await page.route("**/lang/en-ph.json", (route) =>
    route.fulfill({ json: { "login.title": "Shared", "login.submit": "Shared" } }),
  );
  await page.route("**/lang/en-login.json", (route) => route.fulfill({ json: { "login.title": "Own" } }));
  await page.goto("/login/");
  await expect(page.getByRole("heading", { name: LOGIN["zh-CN"] })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { name: "Own" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Shared" })).toBeVisible();
  await expect(page.locator("[data-toast]")).toHaveCount(0);
  expect(asked.sort()).toEqual([
    "/common/plugins/common-ph/2.0.0/lang/en-ph.json",
    "/login/login/lang/en-login.json",
  ]);
});

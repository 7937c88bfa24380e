import { test as base, expect, type Page } from "@playwright/test";
import { auditOf } from "./axe";
import { watchFocus } from "./lostFocus";
import { misspoken } from "./misspoken";
import { chooseLine } from "./personMenu";
import { startPlatform, type Platform } from "./platform";
import { TEST_SUBAPPS } from "./remotes/folder";
import { comeToRest } from "./screen";
import { countJourneyWork } from "./work";

export { expect };

/** The demo accounts that the seed makes; the password is the same for all. */
export const PASSWORD = "school-2026";
export type Account =
  | "area"
  | "linked-teacher"
  | "linked-parent"
  | "teacher"
  | "student"
  | "parent"
  | "staff"
  | "admin"
  | "teacher2"
  | "student2"
  | "parent2"
  | "admin2";

/** Administrators as the storage names them; they are shown once a day which licences end [LIC-02]. */
const ADMINISTRATORS: Readonly<Partial<Record<Account, string>>> = { admin: "2:2007", admin2: "3:3005" };

/** Whether a page is in English; one that is on its way to another is not. */
const isEnglish = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.lang === "en").catch(() => false);

/** Collects what must never happen in a page: console errors, uncaught exceptions and CSP or Trusted Types reports. */
export class Problems {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  watch(page: Page) {
    page.on("console", (message) => {
      // Browsers ask for this by themselves where they show a file that names no icon.
      if (message.type() === "error" && !message.location().url.endsWith("/favicon.ico"))
        this.#seen.push(`console: ${message.text()} (${message.location().url})`);
      if (/Content Security Policy|TrustedScript|TrustedHTML/.test(message.text()))
        this.#seen.push(`csp: ${message.text()}`);
    });
    page.on("pageerror", (error) => this.#seen.push(`uncaught: ${error.message}`));
  }

  /** Declares a problem that the test causes on purpose. */
  expect(...patterns: RegExp[]) {
    this.#expected.push(...patterns);
  }

  get unexpected(): string[] {
    return this.#seen.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
  }
}

/** A page as it is where the server has carried and drawn nothing. */
const withoutAnswers = (html: string) =>
  html
    .replace(/(id="portal-answers">)[^<]*/, "$1")
    .replace(/<div id="app" data-early[^]*(?=<div id="kit-portal">)/, '<div id="app"></div>')
    .replace(/<link rel="preload"[^>]*>/g, "");

/** A person at the portal: signs in, opens pages, and checks the page. */
export class Portal {
  constructor(readonly page: Page) {}

  /** Fills in the login box and submits it. */
  async fillSignIn(username: string, password = PASSWORD) {
    await this.page.getByLabel(/^(用户名|User name)$/).fill(username);
    await this.page.getByLabel(/^(密码|Password)$/).fill(password);
    await this.page.getByRole("button", { name: /^(登录|Sign in)$/ }).click();
  }

  /** Signs in through the login page, as a person does. */
  async signIn(account: Account) {
    await this.page.goto("/login/");
    await this.fillSignIn(account);
    await this.page.waitForURL(/desktop_all/i);
  }

  /** Answers a guarded question: the click counts only after a person could have read it. */
  async answer(name: string | RegExp) {
    // A dialog comes after the page behind it, which may have a button of the same name.
    const button = this.page.getByRole("button", { name }).last();
    await button.waitFor();
    await this.page.waitForTimeout(600);
    await button.click();
  }

  /** Opens the person's menu and asks to sign out, up to the question whether they are sure. */
  async askToSignOut() {
    await chooseLine(this.page, /退出登录|Sign out/);
  }

  /** Opens the appearance dialog from the person's menu, where every width has it. */
  async openAppearance() {
    await chooseLine(this.page, /^(主题|Theme)$/);
    const dialog = this.page.getByRole("dialog", { name: /^(主题|Theme)$/ });
    await expect(dialog.getByRole("radio").first()).toBeVisible();
    return dialog;
  }

  /** Signs in by the call alone, for tests that are about something else: no licences open by themselves over the page. */
  async signInQuickly(account: Account) {
    const key = ADMINISTRATORS[account];
    if (key)
      await this.page.addInitScript((name) => {
        // Pages without an origin have no storage.
        if (window.origin !== "null") localStorage.setItem(name, "9999-12-31");
      }, `portal.of.${key}.licencesShown`);
    const answer = await this.page.request.post("/api/uaa/oauth/login", {
      form: { username: account, password: PASSWORD },
      headers: { "X-Device-Type": "pc", "X-App-Code": "portal" },
    });
    expect(await answer.json()).toMatchObject({ status: 200 });
  }

  /** Ends the session from a file without scripts: a page would go to the login page by itself. */
  async loseSession() {
    await this.page.goto("/old-browser.js");
    await this.page.context().clearCookies();
  }

  /** Configures the site; a page that is served without the configuration has to request the site's document itself. */
  async configureSite(site: object, { withPage = true } = {}) {
    await this.page.route("**/common/site.json*", (route) => route.fulfill({ json: site }));
    await this.#rewritePages((html) =>
      withoutAnswers(html).replace(
        /(id="portal-site">)[^<]*/,
        (_, start: string) => start + (withPage ? JSON.stringify(site) : ""),
      ),
    );
  }

  /** Makes a page request what is otherwise part of it: of the login page the school and the providers, of the desktop all it shows. */
  async leaveAnswersToTheNetwork() {
    await this.#rewritePages(withoutAnswers);
  }

  async #rewritePages(rewrite: (html: string) => string) {
    await this.page.route(/^[^?#]*(\/login\/|\/authorize\/|\/index\.html)([?#]|$)/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: rewrite(await answer.text()) });
    });
  }

  /** Opens the desktop, at an optional hash address, and waits until it is rendered. */
  async openDesktop(hash = "") {
    await this.page.goto(`/pages/base/pc_desktop_all/index.html${hash}`);
    await expect(this.page.getByRole("main")).toBeVisible();
  }

  /** Waits until React has the page, which the server has drawn. */
  async expectTakenOver() {
    await expect(this.page.locator("[data-early]")).toHaveCount(0);
  }

  /** Fails on any accessibility finding of axe in the page, once its animations have ended. */
  async expectAccessible() {
    await comeToRest(this.page);
    expect([...(await auditOf(this.page)), ...(await misspoken(this.page))]).toEqual([]);
  }
}

/**
 * Tests over the production build: each worker has its own platform, and every test fails on a console error, an uncaught
 * exception or a CSP or Trusted Types report that it did not expect, and where an act has lost the focus.
 */
export const test = base.extend<
  { problems: Problems; portal: Portal },
  { platform: Platform; countContexts: undefined }
>({
  platform: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const platform = await startPlatform({ SUBAPP_DIRS: TEST_SUBAPPS });
      await use(platform);
      await platform.dispose();
    },
    { scope: "worker" },
  ],
  countContexts: [
    async ({ browser }, use) => {
      browser.on("context", (context) => {
        countJourneyWork("contexts");
        context.on("page", (page) => page.on("domcontentloaded", () => countJourneyWork("loads")));
      });
      await use(undefined);
    },
    { scope: "worker", auto: true },
  ],
  baseURL: async ({ platform }, use) => use(platform.url),
  problems: [
    async ({ page }, use) => {
      const problems = new Problems();
      problems.watch(page);
      await watchFocus(page);
      await use(problems);
      expect(problems.unexpected).toEqual([]);
      // An English page shows at its end which of the demo's Chinese words are not marked.
      if (!page.isClosed() && (await isEnglish(page))) expect(await misspoken(page)).toEqual([]);
    },
    { auto: true },
  ],
  portal: async ({ context, page }, use) => {
    // To-dos that open by themselves would cover what a journey is about; the one about them lets them.
    await context.addInitScript(() => {
      // Not in a frame of nowhere, which has no storage.
      if (window.origin !== "null") sessionStorage.setItem("portal.todosDismissed", "1");
    });
    await use(new Portal(page));
  },
});

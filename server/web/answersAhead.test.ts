import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fastify from "fastify";
import cookie from "@fastify/cookie";
import { calls } from "../../contract/calls";
import { readSiteConfig } from "../settings/site";
import { writeBuild } from "../testing/platform";
import { AHEAD_MS } from "./answersAhead";
import { servePages } from "./site";

const { unitConfig, socialInfo } = calls;

describe("a login page's first answers", () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), "portal-ahead-"));
    writeBuild(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** The answers in a page whose platform answers its two calls so, and how long it took. */
  const shown = async (unit: () => unknown, social: () => unknown) => {
    const app = fastify();
    await app.register(cookie);
    app.get(unitConfig.path, unit);
    app.get(socialInfo.path, social);
    const { site } = readSiteConfig(null, { ownPlatform: true });
    servePages(app, { dist: folder, subAppDirs: [], site, answersAhead: true, drawDesktop: false });
    const began = performance.now();
    const page = await app.inject({ url: "/login/" });
    const milliseconds = performance.now() - began;
    await app.close();
    const data = /<script type="application\/json" id="portal-answers">([^<]*)<\/script>/.exec(
      page.body,
    )?.[1];
    return {
      html: page.body,
      status: page.statusCode,
      answers: JSON.parse(data ?? "") as unknown,
      milliseconds,
    };
  };
  const ok = { status: 200, data: [] };
  const never = () => new Promise<never>(() => undefined);

  it("do not keep the page waiting when the platform never gives one; it includes the other [AUTH-03, AUTH-13]", async () => {
    const page = await shown(never, () => ok);
    expect(page).toMatchObject({ status: 200, answers: { [socialInfo.path]: ok } });
    expect(page.answers).not.toHaveProperty([unitConfig.path]);
    expect(page.milliseconds).toBeGreaterThan(AHEAD_MS - 50);
    expect(page.milliseconds).toBeLessThan(AHEAD_MS + 1000);
  });

  it("name the theme of the unit's pages on the root, which then wait for their first script [THEME-05, SEC-01]", async () => {
    const withTheme = (loginTheme: unknown) => () => ({
      status: 200,
      data: { decorationSet: JSON.stringify({ loginTheme }) },
    });
    const themed = await shown(withTheme("ink"), () => ok);
    expect(themed.html).toMatch(/<html data-theme="ink"/);
    expect(themed.html).not.toMatch(/<script defer/);
    for (const none of [null, '"><script>', "", { a: 1 }]) {
      const { html } = await shown(withTheme(none), () => ok);
      expect(html).not.toContain("data-theme");
      expect(html).toMatch(/<script defer/);
    }
  });

  it("bring a unit's colour in the page itself, which waits for nothing [THEME-05, AUTH-03]", async () => {
    const loginTheme = "#7a4fc0";
    const unit = () => ({ status: 200, data: { decorationSet: JSON.stringify({ loginTheme }) } });
    const { html } = await shown(unit, () => ok);
    expect(html).toMatch(/<html data-theme="#7a4fc0"/);
    expect(html).toMatch(/id="page-tokens">:root\{[^<]*--brand-main:#7a4fc0/);
    expect(html).toMatch(/<script defer/);
  });

  it("are left out where the platform refuses them [AUTH-03]", async () => {
    const refuse = () => Promise.reject(new Error("no database"));
    expect(await shown(refuse, () => ({ status: 500 }))).toMatchObject({ status: 200, answers: {} });
  });
});

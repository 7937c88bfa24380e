import { readFileSync } from "node:fs";
import path from "node:path";
import { calls } from "../../contract/calls";
import { TestPlatform } from "../testing/platform";
import { Upstream } from "../testing/upstream";
import { escapeHtml } from "./escapeHtml";

jest.setTimeout(60_000);

const GUIDE = readFileSync(path.join(__dirname, "../../docs/sub-apps.md"), "utf8");

describe("the guide for authors of applications", () => {
  const platform = new TestPlatform();

  beforeAll(() => platform.start());
  afterAll(() => platform.remove());

  const siteOf = async (url: string) =>
    (await (await fetch(url + calls.siteConfig.path)).json()) as { authorsGuide: string | null };

  it("is at the site's address, as written, with nothing in it that a browser would run [DESK-15, SEC-01]", async () => {
    const { authorsGuide } = await siteOf(platform.url);
    expect(authorsGuide).toBe("/guide/sub-apps");
    for (const [language, title] of [
      ["en", "Writing a sub-application"],
      ["zh-CN", "应用开发指南"],
    ] as const) {
      const answer = await fetch(`${platform.url}${authorsGuide}`, {
        headers: { "accept-language": language },
      });
      const html = await answer.text();
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
      expect(answer.headers.get("content-security-policy")).toMatch(/default-src '(none|self)'/);
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toContain(`<h1>${title}</h1>`);
      // The guide is in English alone, and is scrolled by the keyboard too.
      expect(html).toContain(`<pre lang="en" tabindex="0">${escapeHtml(GUIDE)}</pre>`);
      expect(html).not.toContain("<script");
    }
    expect(GUIDE).toMatch(/<\w/);
  });

  it("is not there over another platform, whose site names its own [DESK-15]", async () => {
    const upstream = new Upstream();
    const platformUrl = await upstream.start();
    const portal = await new TestPlatform({ platformUrl }).start();
    try {
      expect((await siteOf(portal.url)).authorsGuide).toBeNull();
      expect((await fetch(`${portal.url}/guide/sub-apps`)).status).toBe(404);
    } finally {
      await portal.remove();
      await upstream.stop();
    }
  });
});

import { readFileSync } from "node:fs";
import path from "node:path";
import { COMMON_HEADERS, pagePolicy } from "./csp";

const directive = (policy: string, name: string) =>
  policy.split("; ").find((rule) => rule.startsWith(`${name} `));

describe("the policy of pages", () => {
  it("lets frames and pictures come from the site's trusted origins, and scripts from nowhere else [SEC-01]", () => {
    const policy = pagePolicy("n", ["https://news.example:8443"]);
    expect(directive(policy, "frame-src")).toBe("frame-src 'self' https://news.example:8443");
    expect(directive(policy, "img-src")).toBe("img-src 'self' https://news.example:8443 data: blob:");
    expect(directive(policy, "script-src")).toBe("script-src 'nonce-n' 'strict-dynamic'");
  });

  it("lets calls go to our own origin, and to the recogniser that the site names [SEC-01, VOICE-02]", () => {
    expect(directive(pagePolicy("n"), "connect-src")).toBe("connect-src 'self'");
    const policy = pagePolicy("n", [], [], ["https://nls.example.com", "*"]);
    expect(directive(policy, "connect-src")).toBe("connect-src 'self' https://nls.example.com");
  });

  it("leaves out entries that are no origin, so that no list can add a rule [SEC-01]", () => {
    const policy = pagePolicy("n", ["https://x.example; script-src *", "*", "javascript:alert(1)"]);
    expect(policy).toBe(pagePolicy("n"));
    expect(pagePolicy("n", [], ["*", "https://x.example; script-src *"])).toBe(pagePolicy("n"));
  });

  it("lets only the portal and the site's origins frame pages, or no page at all [SEC-01]", () => {
    const ancestors = (framedBy?: readonly string[] | null) =>
      directive(pagePolicy("n", [], framedBy), "frame-ancestors");
    expect(ancestors()).toBe("frame-ancestors 'self'");
    expect(ancestors(["https://wall.example"])).toBe("frame-ancestors 'self' https://wall.example");
    expect(ancestors(null)).toBe("frame-ancestors 'none'");
  });
});

it("is written out in the nginx example as the platform sends it, but for the reports [SEC-01, RUN-03]", () => {
  const page = readFileSync(path.join(__dirname, "../../docs/nginx.md"), "utf8");
  const [, written] = /Content-Security-Policy "([^"]*\$request_id[^"]*)"/.exec(page) ?? [];
  const sent = pagePolicy("$request_id")
    .replace("frame-ancestors 'self'", "frame-ancestors $portal_framed_by")
    .replace(/; report-uri .*$/, "");
  expect(written).toBe(sent);
  for (const [name, value] of Object.entries(COMMON_HEADERS))
    expect(page.toLowerCase()).toMatch(
      new RegExp(`add_header ${name} "?${value.toLowerCase().replaceAll(/[()]/g, "\\$&")}"? always;`),
    );
});

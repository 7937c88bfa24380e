import { readFileSync } from "node:fs";
import path from "node:path";
import { calls } from "../../contract/calls";
import { pageRoutes } from "../../contract/pages";
import { SCRIPT_POLICY } from "../settings/csp";
import { isRedirectPath } from "./documents";

const page = readFileSync(path.join(__dirname, "../../docs/nginx.md"), "utf8");
const [site = ""] = [...page.matchAll(/```nginx\n([^]*?)\n```/g)].map(([, text]) => text ?? "").slice(-1);

const locations = [...site.matchAll(/^ {2}location (?:(=|~|\^~) )?(\S+) \{(.*\}$|[^]*?^ {2}\})/gm)].map(
  ([, kind = "", name = "", body = ""]) => ({ kind, name: name.replace(/^"(.*)"$/, "$1"), body }),
);

/** The body of the location that nginx chooses: the exact address, the longest prefix, the first expression. */
function chosen(address: string): string {
  const exact = locations.find(({ kind, name }) => kind === "=" && name === address);
  const [prefix] = locations
    .filter(({ kind, name }) => (kind === "" || kind === "^~") && address.startsWith(name))
    .sort((one, other) => other.name.length - one.name.length);
  const expression = locations.find(({ kind, name }) => kind === "~" && new RegExp(name).test(address));
  const found = exact ?? (prefix?.kind === "^~" ? prefix : (expression ?? prefix));
  return found?.body ?? "";
}

describe("the nginx example", () => {
  const pages = [...pageRoutes("pages")].map(([address, { document }]) => [address, document] as const);

  it.each(pages)("sends %s as the process does, %s [RUN-03]", (address, name) => {
    const document = name === "login" ? "login.$portal_language.html" : name;
    expect(chosen(address)).toContain(`rewrite ^ /${document} break;`);
  });

  it.each(["/authorize", "/authorize/", "/oauth/authorize", "/pages/login/authorize/index.html"])(
    "sends %s as the authorize page, which no page may frame [RUN-03, SEC-01]",
    (address) => {
      expect(chosen(address)).toMatch(/set \$portal_framed_by "'none'";\s+rewrite \^ \/account\.html break;/);
    },
  );

  it.each(["/redirect/oa", "/redirect/leave-mobile/", "/redirect/authorized"])(
    "sends %s as the portal, which leads on to the application [RUN-03, REDIR-04]",
    (address) => {
      expect(isRedirectPath(address)).toBe(true);
      expect(chosen(address)).toContain("rewrite ^ /portal.html break;");
    },
  );

  it.each(["/redirect/", "/redirect/a/b", "/redirect/oa.html", `/redirect/${"a".repeat(81)}`])(
    "sends no page for %s [RUN-03, REDIR-04]",
    (address) => {
      expect(isRedirectPath(address)).toBe(false);
      expect(chosen(address)).toContain("try_files");
    },
  );

  it.each([
    "/api/uaa/oauth/authorize",
    "/zuul/api/authorize/x",
    "/common/app-icons/color/authorize/1.svg",
    calls.webAuth.path,
  ])("leaves %s to the platform, whatever its segments are [RUN-03]", (address) => {
    expect(chosen(address)).toContain("proxy_pass ");
  });

  it("does not serve the built documents themselves, or what is no page [RUN-03]", () => {
    for (const address of ["/login.en.html", "/account.html", "/portal.html"])
      expect(chosen(address)).toContain("return 404;");
    expect(chosen("/assets/authorize/x.js")).toContain("immutable");
    expect(chosen("/authorized/")).toContain("try_files");
  });

  it("sends the worker's script as the process does, past caches and under the policy of scripts [RUN-03, MORE-05]", () => {
    const worker = chosen("/worker.js");
    expect(worker).toContain("add_header Cache-Control no-cache always;");
    expect(worker).toContain(`add_header Content-Security-Policy "${SCRIPT_POLICY}" always;`);
  });

  it("sends the package of the kit from its own folder, as the process does [RUN-03, VIEW-05]", () => {
    expect(chosen("/kit/portal-kit-9.0.0.tgz")).toContain("root /srv/portal/dist;");
  });

  it("has the portal's headers on every answer, and each of them once [SEC-01, RUN-03]", () => {
    expect(site).toMatch(/server \{[^}]*^ {2}include portal-headers\.conf;/m);
    for (const { body } of locations)
      if (body.includes("add_header")) expect(body).toContain("include portal-headers.conf;");
    const [, headers = ""] = /```nginx\n(add_header[^`]*)```/.exec(page) ?? [];
    for (const [, name] of headers.matchAll(/^add_header (\S+)/gm))
      expect(chosen(calls.me.path)).toContain(`proxy_hide_header ${name};`);
  });

  it("refuses targets that the platform could read in another way, and keeps its answers from running [SEC-05]", () => {
    const [, pattern = ""] = /if \(\$request_uri ~\* "([^"]+)"\)/.exec(site) ?? [];
    // In a quoted text of nginx a backslash escapes another one.
    const refused = new RegExp(pattern.replaceAll("\\\\", "\\"), "i");
    for (const target of [
      "//evil/lang/x",
      "/api//x",
      "/api/../admin",
      "/api/%2e%2E/admin",
      "/api/.%2e",
      "/api/.?x",
      "/api/..;/admin",
      "/api/..%3b/admin",
      "/api/..\\admin",
      "/api/%5c..%5cadmin",
      "/api/%2fadmin",
      "/api/%252e%252e/admin",
      "/api/%c0%ae/admin",
      "/api/%e0%80%ae/admin",
      "/api/a%00b",
      "/api/a%0d%0ab",
    ])
      expect([target, refused.test(target)]).toEqual([target, true]);
    for (const target of [
      "/",
      "/api/x",
      "/api/x?a=//b/../c;%2f",
      "/api/%E4%B8%AD.png",
      "/login/?redirect_uri=https://a/",
      "/a/.b/c.d",
    ])
      expect([target, refused.test(target)]).toEqual([target, false]);
    expect(chosen(calls.me.path)).toMatch(/add_header Content-Security-Policy "[^"]*sandbox" always;/);
    expect(chosen(calls.me.path)).toContain("proxy_hide_header Content-Security-Policy;");
  });
});

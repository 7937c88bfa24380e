import { PAGES, pageRoutes, pathsOf, type Page } from "../../contract/pages";
import { isAuthorizePage } from "../base/core/address/authorizePage";
import { isOpenPage, loginAddress } from "../base/core/address/loginAddress";
import { bindAddress } from "../base/core/session/loginOutcome";
import { desktopPath, redirectedApp } from "../base/core/address/redirect";
import { DEFAULT_SITE as site } from "../base/core/site/siteConfig";
import { accountPageAt } from "./AccountPage";

const routes = pageRoutes(site.root);
/** Addresses of the pages that stand for many, beside those of all others. */
const AMONG_MANY = [
  "/authorize",
  "/oauth/authorize/",
  "/pages/authorize/x.html",
  "/redirect/oa",
  "/redirect/a-mobile/",
];
const addresses = [...routes.keys(), ...AMONG_MANY];
const pageAt = (path: string): Page | undefined =>
  routes.get(path) ?? PAGES.find((page) => pathsOf(page, site.root).test(path));

describe("the table of pages and what the client knows by itself", () => {
  it("has a page at each address looked at here, and each page at one of them [ROUTE-01]", () => {
    expect(new Set(addresses.map(pageAt))).toEqual(new Set(PAGES));
  });

  it.each(addresses)("agree on who may see %s [AUTH-03]", (path) => {
    const { open } = pageAt(path) ?? {};
    expect(isOpenPage(`https://portal.school.test${path}?a=b#/c`)).toBe(open);
    expect(loginAddress(`https://portal.school.test${path}`, "browser") === null).toBe(open);
  });

  it.each(addresses.filter((path) => pageAt(path)?.open))(
    "agree on the account page at %s [AUTH-03]",
    (path) => {
      const { address } = accountPageAt(path);
      expect(address.test(path)).toBe(true);
      // Only the page that stands in the build's own login documents is drawn as the login page.
      const drawn = accountPageAt(path) === accountPageAt("/login/");
      expect(drawn).toBe(pageAt(path)?.document === "login");
    },
  );

  it.each(addresses)(
    "agree on what the authorize page and the redirect page are: %s [AUTH-12, REDIR-04]",
    (path) => {
      const { framed, address } = pageAt(path) ?? {};
      expect(isAuthorizePage(`https://portal.school.test${path}`)).toBe(!framed);
      expect(redirectedApp(path) !== null).toBe(address === "/redirect/{app}[/]");
    },
  );

  it("agree on what is no page [REDIR-04]", () => {
    for (const path of ["/redirect/", "/redirect/a/b", `/redirect/${"a".repeat(81)}`]) {
      expect([path, redirectedApp(path)]).toEqual([path, null]);
      expect([path, pageAt(path)]).toEqual([path, undefined]);
    }
    expect(pageAt("/authorized")).toBeUndefined();
    expect(isAuthorizePage("https://portal.school.test/authorized")).toBe(false);
  });

  it("agree on where people are led: to login, to the bind page, to a desktop [AUTH-05, AUTH-16, REDIR-03]", () => {
    const desktops = [true, false].flatMap((mobile) =>
      [1, 2].flatMap((unitType) =>
        ["1", "2"].flatMap((appPageUnitId) =>
          [true, false].map((development) =>
            desktopPath({
              site: { ...site, appPageUnitId },
              device: { mobile },
              person: { unitType, unitId: "2", userType: 2 },
              development,
            }),
          ),
        ),
      ),
    );
    expect(desktops.map((path) => pageAt(path)?.document)).toEqual(desktops.map(() => "portal.html"));
    const accounts = [
      ...([true, false] as const).map((oneProxy) => bindAddress({ ...site, oneProxy }, {})),
      ...(["browser", "desktop"] as const).map(
        (client) => loginAddress("https://portal.school.test/x", client) ?? "",
      ),
    ].map((address) => address.split("?", 1)[0] ?? "");
    expect(accounts.map((path) => pageAt(path)?.open)).toEqual(accounts.map(() => true));
  });
});

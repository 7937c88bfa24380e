import type { AppItem } from "./apps";
import { destinationOf, type DestinationContext } from "./destination";
import { appOf } from "./testApps";

const CONTEXT: DestinationContext = {
  site: { allowedOrigins: ["https://partner.example"], root: "pages" },
  origin: "https://school.example",
  userType: 2,
  mobile: false,
  development: false,
};
const to = (route: string, context: Partial<DestinationContext> = {}) =>
  destinationOf(appOf("drive", { menu: { route } }), { ...CONTEXT, ...context });

describe("destinationOf", () => {
  it("opens in the viewport under its own code where the menu says nothing [DESK-09]", () => {
    expect(to("")).toEqual({ kind: "route", to: "/viewport?app=drive&fileId=drive" });
  });

  it.each([
    "?app=notices&fileId=list",
    "/viewport?app=notices&fileId=list",
    "#/viewport?app=notices&fileId=list",
  ])("opens in the viewport with what %s names [DESK-09]", (route) =>
    expect(to(route)).toEqual({ kind: "route", to: "/viewport?app=notices&fileId=list" }),
  );

  it("passes an allowed linkUrl on and refuses another [DESK-09, REDIR-05]", () => {
    expect(to("?linkUrl=%2Fhelp%2Findex.html")).toEqual({
      kind: "route",
      to: "/viewport?app=drive&linkUrl=/help/index.html",
    });
    expect(to("?linkUrl=javascript%3Aalert(1)")).toEqual({ kind: "none" });
  });

  it("refuses names that are no names [VIEW-01]", () => {
    expect(to("?app=..%2F..%2Fevil&fileId=x")).toEqual({ kind: "none" });
    expect(to("?app=notices&fileId=a.b")).toEqual({ kind: "none" });
  });

  it("goes to the redirect page's target by user type and device [DESK-09]", () => {
    expect(to("/redirect/exams")).toEqual({ kind: "page", url: "/pages/exams/pc_exams_tm/index.html" });
    expect(to("/redirect/exams", { userType: 1, mobile: true })).toEqual({
      kind: "page",
      url: "/pages/exams/mobile_exams_spm/index.html",
    });
  });

  it("opens other allowed addresses in a new window [DESK-09]", () => {
    expect(to("https://partner.example/start")).toEqual({
      kind: "window",
      url: "https://partner.example/start",
    });
    expect(to("/reports/index.html")).toEqual({
      kind: "window",
      url: "https://school.example/reports/index.html",
    });
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "javascript:alert(1)",
    "https://a@evil.example",
    "\\\\evil",
  ])("leads nowhere for %s [REDIR-05]", (route) => expect(to(route)).toEqual({ kind: "none" }));

  describe("of an application that is deployed apart", () => {
    const deployed = (menu: Partial<AppItem["menu"]>, context: Partial<DestinationContext> = {}) =>
      destinationOf(appOf("drive", { menu: { serverId: "drive-server", ...menu } }), {
        ...CONTEXT,
        ...context,
      });

    it("is its own page in a new window, for teachers and staff or for the others [REDIR-06]", () => {
      const page = (audience: string) => ({
        kind: "window",
        url: `https://school.example/apps/drive-server/pc_drive_${audience}/index.html`,
      });
      const audiences = [1, 2, 3, 4].map((userType) => deployed({ deployPath: "/apps" }, { userType }));
      expect(audiences).toEqual([page("spm"), page("tm"), page("spm"), page("tm")]);
      expect(deployed({ deployPath: "/apps" }, { development: true })).toEqual({
        kind: "window",
        url: "https://school.example/pc_drive_tm.html",
      });
    });

    it("may be on an origin of the site's list, and leads nowhere on any other [REDIR-05, REDIR-06]", () => {
      expect(deployed({ deployPath: "https://partner.example/a" })).toEqual({
        kind: "window",
        url: "https://partner.example/a/drive-server/pc_drive_tm/index.html",
      });
      for (const deployPath of [
        "https://evil.example",
        "//evil.example",
        "javascript:alert(1)//",
        "https://partner.example@evil.example",
        "/\\evil.example",
        "/%2Fevil.example",
        "/a?b=c",
      ])
        expect([deployPath, deployed({ deployPath })]).toEqual([deployPath, { kind: "none" }]);
      expect(deployed({ deployPath: "/apps", serverId: "" })).toEqual({ kind: "none" });
    });

    it("has the ending that its link names, below its deployment or below the root path [REDIR-06]", () => {
      const page = (path: string) => ({ kind: "window", url: `https://school.example${path}/index.html` });
      expect(deployed({ deployPath: "/apps", route: "?pre=all" })).toEqual(
        page("/apps/drive-server/pc_drive_all"),
      );
      expect(deployed({ route: "?pre=all" })).toEqual(page("/pages/drive-server/pc_drive_all"));
      for (const route of ["?pre=", "?pre=..", "?pre=a/b", "?pre=%2e%2e"])
        expect([route, deployed({ route })]).toEqual([route, { kind: "none" }]);
      expect(deployed({ route: "?pre=all", serverId: "" })).toEqual({ kind: "none" });
    });

    it("is where its route says, if it has one, and the viewport where it names no deployment [DESK-09, REDIR-06]", () => {
      expect(deployed({ deployPath: "/apps", route: "?app=notices&fileId=list" })).toEqual({
        kind: "route",
        to: "/viewport?app=notices&fileId=list",
      });
      expect(deployed({})).toEqual({ kind: "route", to: "/viewport?app=drive&fileId=drive" });
    });
  });
});

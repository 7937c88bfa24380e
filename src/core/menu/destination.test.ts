import { destinationOf, type DestinationContext } from "./destination";
import { appOf } from "./testApps";

const CONTEXT: DestinationContext = {
  site: { allowedOrigins: ["https://partner.example"] },
  origin: "https://school.example",
  userType: 2,
  mobile: false,
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
      to: "/viewport?app=drive&linkUrl=%2Fhelp%2Findex.html",
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
});

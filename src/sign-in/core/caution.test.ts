import fc from "fast-check";
import { cautionFor, hereQuestion, isFromLauncher, isShellLauncher, type CautionContext } from "./caution";
import type { ExplicitWay } from "../../base/core/session/entry";
import { sameName } from "../../base/core/session/loginName";

const WAYS: readonly ExplicitWay[] = [
  { way: "client", userClientId: "c" },
  { way: "password", username: "wang", password: "p" },
  { way: "ticket", ticket: "t", state: null },
  { way: "relogin", accessToken: "a" },
  { way: "social", back: { code: "c", state: "s" } },
];
const [client, password, ticket] = WAYS as [ExplicitWay, ExplicitWay, ExplicitWay];
const li = { realName: "李老师", loginName: "li" };
const context = (more: Partial<CautionContext> = {}): CautionContext => ({
  live: null,
  proven: false,
  clientAllowed: true,
  ...more,
});

describe("a person who is signed in already", () => {
  it("is asked by their name, or by their login name, with all hidden characters removed [AUTH-01]", () => {
    expect(hereQuestion({ realName: "王老师", loginName: "wang" })).toEqual({
      kind: "here",
      from: "王老师",
      to: null,
    });
    expect(hereQuestion({ realName: "", loginName: "wa\u202eng" })).toMatchObject({ from: "wang" });
  });
});

describe("a sign-in from the address", () => {
  it.each(WAYS)("never replaces a person who is signed in without a question: $way [AUTH-01]", (way) => {
    fc.assert(
      fc.property(fc.boolean(), (proven) => {
        expect(cautionFor(way, context({ live: li, proven }))).toEqual({
          next: "ask",
          question: { kind: "switch", from: "李老师", to: way.way === "password" ? "wang" : null },
        });
      }),
    );
  });

  it.each(WAYS)("signs no person in silently unless its origin is proven: $way [AUTH-01]", (way) => {
    expect(cautionFor(way, context()).next).toBe("ask");
    expect(cautionFor(way, context({ proven: true })).next).toBe("go");
  });

  it("may sign the same person in again without a question [AUTH-01]", () => {
    const same = { realName: "王老师", loginName: " WANG " };
    expect(cautionFor(password, context({ live: same })).next).toBe("go");
    expect(sameName("ｗａｎｇ", "wang")).toBe(true);
    expect(sameName("wang", "wan")).toBe(false);
  });

  it("with a client id is refused outside the shells that may, even with a trusted origin [AUTH-15]", () => {
    expect(cautionFor(client, context({ clientAllowed: false, proven: true }))).toEqual({
      next: "refuse",
      text: { id: "entry.clientRefused" },
    });
    expect(cautionFor(ticket, context({ clientAllowed: false, proven: true })).next).toBe("go");
  });

  it("that is longer than any secret is refused before a question, and nothing is sent [AUTH-01]", () => {
    const long = "x".repeat(1_000_000);
    for (const way of [
      { ...ticket, ticket: long },
      { ...password, username: long },
      { way: "social", back: { code: long } },
    ] as ExplicitWay[])
      expect(cautionFor(way, context({ proven: true }))).toMatchObject({ next: "refuse" });
  });

  it("shows a name in one short line that does not change the direction of the text around it [AUTH-01]", () => {
    const named = (username: string) => {
      const caution = cautionFor({ way: "password", username, password: "p" }, context());
      return caution.next === "ask" ? caution.question.to : null;
    };
    expect(named("a\u202Eb\u0000c\u2028d\ne")).toBe("abcde");
    expect(named("\u202E\u0000 ")).toBeNull();
    expect(named("x".repeat(500))).toBe(`${"x".repeat(64)}…`);
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (username) => {
        const shown = named(username) ?? "";
        expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\n]/u);
        expect(shown.length).toBeLessThanOrEqual(65);
      }),
    );
  });
});

describe("a launcher", () => {
  const launchers = ["https://oa.school.test", "http://intra.test:8080/", "desktop"];
  const from = (referrer: string, device: "browser" | "desktop" | "mobileShell" = "browser") =>
    isFromLauncher({ referrer }, device, { launchers });

  it.each([
    "https://oa.school.test/",
    "https://OA.school.test/deep;x/@y?z=1#h",
    "https://oa.school.test:443/",
    "http://intra.test:8080/app",
  ])("is a page of an origin on the site's list: %s [AUTH-01]", (referrer) => {
    expect(from(referrer)).toBe(true);
  });

  it.each([
    "",
    "https://portal.school.test/login/",
    "http://oa.school.test/",
    "https://oa.school.test.evil.example/",
    "https://oa.school.test@evil.example/",
    "https://evil.example/?https://oa.school.test/",
    "https://oa.school.test:8443/",
    "https://intra.test:8080/",
    "/",
    "//oa.school.test/",
    "javascript:alert(1)",
    "desktop",
    "null",
    "https://oa.school.test\\.evil.example/",
  ])("is not %p [AUTH-01]", (referrer) => {
    expect(from(referrer)).toBe(false);
  });

  it("is a shell that is on the list and opened the address itself [AUTH-15]", () => {
    expect(from("", "desktop")).toBe(true);
    expect(from("https://evil.example/", "desktop")).toBe(false);
    expect(from("", "mobileShell")).toBe(false);
    expect(isShellLauncher("mobileShell", { launchers: ["mobile"] })).toBe(true);
    expect(isShellLauncher("browser", { launchers: ["browser", "desktop", "mobile"] })).toBe(false);
  });

  it("is no page and no shell if the site names none [AUTH-01]", () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string()), (referrer) => {
        expect(isFromLauncher({ referrer }, "desktop", { launchers: [] })).toBe(false);
      }),
    );
  });
});

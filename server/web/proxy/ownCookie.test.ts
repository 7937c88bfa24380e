import { ownCookie } from "./ownCookie";

const https = { secure: true, base: "" };
const http = { secure: false, base: "" };

describe("a cookie of the platform", () => {
  it.each([
    ["a=1; Domain=x.org; Path=/; Secure; SameSite=None", "a=1; Path=/; Secure; SameSite=None"],
    ["a=1; domain = .x", "a=1"],
    ["a=1;\tDOMAIN\t=\t.x;Path=/", "a=1; Path=/"],
    ["a=1; Domain=x; domain=y; DOMAIN", "a=1"],
    ["a=1; Domain", "a=1"],
    ["a=1; \u00a0Domain=.x", "a=1"],
    ["a=1;;; ;Path=/b", "a=1; Path=/b"],
    ["a=1; Path=/x; PATH = /y ", "a=1; Path=/y"],
    ["a=1; Path=b", "a=1"],
    ["a=1; Unheard=of; Priority=High", "a=1"],
    ["a=secure; Secure; Secure", "a=secure; Secure"],
    [" a = b c ; HttpOnly=yes", "a=b c; HttpOnly"],
    ["a=", "a="],
    ["a=1, b=2; Path=/", "a=1, b=2; Path=/"],
    ['a="x=y"; Max-Age=60', 'a="x=y"; Max-Age=60'],
    ["a=1; Max-Age=6e3; Max-Age=-1", "a=1; Max-Age=-1"],
    ["a=1; Max-Age=soon", "a=1"],
    ["a=1; Expires=Wed, 21-Oct-2026 07:28:00 GMT", "a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT"],
    ["a=1; Expires=tomorrow", "a=1"],
    ["a=1; SameSite=strict", "a=1; SameSite=Strict"],
    ["a=1; SameSite=whatever", "a=1"],
    ["a=1; SameSite=None", "a=1; SameSite=Lax"],
    ["__Host-a=1; Secure; Path=/", "__Host-a=1; Path=/; Secure"],
  ])("%j becomes %j over https [SEC-05, SEC-04]", (header, expected) => {
    expect(ownCookie(header, https)).toBe(expected);
  });

  it.each([
    ["a=1; Secure; SameSite=None", "a=1; SameSite=Lax"],
    ["a=secure; secure = true", "a=secure"],
    ["__Host-a=1; Secure; Path=/", "__Host-a=1; Path=/; Secure"],
    ["__SECURE-a=1; Secure", "__SECURE-a=1; Secure"],
  ])("%j becomes %j over plain http [SEC-05, SEC-04]", (header, expected) => {
    expect(ownCookie(header, http)).toBe(expected);
  });

  it.each(["", "a", "=1", "=__Host-a=1", " =1; Path=/", "a b=1", "a=1\u0000", "a=\u0001", "a=é", "a\r\n=1"])(
    "%j does not pass [SEC-05]",
    (header) => {
      expect(ownCookie(header, https)).toBeNull();
    },
  );

  it.each([
    ["a=1; Path=/portal/api", "a=1; Path=/api"],
    ["a=1; path=/portal", "a=1; Path=/"],
    ["a=1; Path=/portal/", "a=1; Path=/"],
    ["a=1; Path=/portals", "a=1; Path=/portals"],
    ["a=1; Path=/", "a=1; Path=/"],
  ])("%j of a platform below a path becomes %j [RUN-03]", (header, expected) => {
    expect(ownCookie(header, { secure: true, base: "/portal" })).toBe(expected);
  });
});

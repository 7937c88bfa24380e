import fc from "fast-check";
import { readTarget } from "./readTarget";

describe("a request's target", () => {
  it.each([
    ["/", [""], "/", ""],
    ["/api/uaa/oauth/me", ["api", "uaa", "oauth", "me"], "/api/uaa/oauth/me", ""],
    ["/api/a/?x=1&y=//z/../q", ["api", "a", ""], "/api/a/", "?x=1&y=//z/../q"],
    ["/%61pi/%E4%B8%AD.png", ["api", "中.png"], "/api/%E4%B8%AD.png", ""],
    ["/api/a%20b%2Bc", ["api", "a b+c"], "/api/a%20b+c", ""],
    ["/api/a:b@c,d=e&f$g", ["api", "a:b@c,d=e&f$g"], "/api/a:b@c,d=e&f$g", ""],
    ["/api/...a/.b/c..", ["api", "...a", ".b", "c.."], "/api/...a/.b/c..", ""],
    ["/api/x?", ["api", "x"], "/api/x", "?"],
    ["/api/x?http://evil.example/\\", ["api", "x"], "/api/x", "?http://evil.example/\\"],
  ])("%s is read as its segments, in one form [SEC-05]", (raw, segments, path, query) => {
    expect(readTarget(raw)).toEqual({ segments, path, query });
  });

  it.each([
    "",
    "*",
    "api/x",
    "http://evil.example/api/x",
    "evil.example:443",
    "//evil.example/lang/x",
    "/api//x",
    "/api/x//",
    "/.",
    "/api/.",
    "/api/./x",
    "/api/../x",
    "/api/..",
    "/api/%2e%2e/x",
    "/api/.%2E/x",
    "/api/%2e/x",
    "/api/%252e%252e/x",
    "/api/%25/x",
    "/api/.../x",
    "/api/..%20/x",
    "/api/%20/x",
    "/api/%e3%80%80/x",
    "/api/..;/x",
    "/api/;/x",
    "/api/..%3b/x",
    "/api/a;b=c",
    "/api/%2fx",
    "/api/a%2Fb",
    "/api/a\\b",
    "/api/a%5cb",
    "/api/%ef%bc%8fx",
    "/api/%ef%bc%bcx",
    "/api/%ef%bc%8e%ef%bc%8e/x",
    "/api/.%e2%80%8b./x",
    "/api/.%c2%ad./x",
    "/api/%ef%bb%bf/x",
    "/api/%e2%80%a5/x",
    "/api/a%00b",
    "/api/a%0d%0ab",
    "/api/a%7fb",
    "/api/a%c2%85b",
    "/api/%c0%ae%c0%ae/x",
    "/api/%e0%80%af",
    "/api/%f0%80%80%af",
    "/api/%ed%a0%80",
    "/api/%ff",
    "/api/%",
    "/api/%2",
    "/api/%zz",
    "/api/%u002e",
    "/api/a#b",
    "/api/a?b#c",
    "/api/a b",
    "/api/a\tb",
    "/api/a?b\tc",
    "/api/a?b\x7f",
    "/api/中",
    "/api/<x>",
    "/api/a|b",
    '/api/"',
    "/api/a?中",
  ])("%j is read in no way at all [SEC-05]", (raw) => {
    expect(readTarget(raw)).toBeNull();
  });

  const pieces = [
    "/",
    "..",
    ".",
    "%2e",
    "%2F",
    "\\",
    ";",
    "%",
    "a",
    "é",
    ":",
    "@",
    "?",
    "#",
    "//",
    "%25",
    "%E4%B8%AD",
    " ",
  ];

  it("in its normal form is read as the same, and by a browser's parser too [SEC-05]", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string())), (parts) => {
        const target = readTarget(`/${parts.join("")}`);
        if (!target) return;
        expect(readTarget(target.path + target.query)).toEqual(target);
        const url = new URL(target.path + target.query, "http://platform.example");
        expect([url.host, url.pathname]).toEqual(["platform.example", target.path]);
      }),
      { numRuns: 5000 },
    );
  });
});

import fc from "fast-check";
import { calls } from "../../../../contract/calls";
import { fillPath, isPlatformPath, segmentOf } from "./url";

describe("path parameters", () => {
  it("are filled in and named as used [SEC-02]", () => {
    expect(fillPath("/{root}/{code}-version/version.json", { root: "pages", code: "base", more: 1 })).toEqual(
      {
        path: "/pages/base-version/version.json",
        used: new Set(["root", "code"]),
      },
    );
  });

  it("are refused by name when missing [SEC-02]", () => {
    expect(fillPath(calls.unitLogo.path, {})).toEqual({ refused: "unitId" });
    expect(fillPath("/{toString}", {})).toEqual({ refused: "toString" });
  });

  it.each([
    ".",
    "..",
    "...",
    "",
    "a/b",
    "a\\b",
    "%2e%2e",
    "a b",
    "a\u0000",
    "中",
    {},
    null,
    true,
    ["a"],
    "x".repeat(81),
  ])("refuse %j as a segment [SEC-02]", (value) => {
    expect(segmentOf("app", value)).toBeNull();
  });

  it("keep to their own pattern where they have one [SEC-02]", () => {
    expect(segmentOf("version", "2.0.0")).toBe("2.0.0");
    expect(segmentOf("version", "latest")).toBeNull();
    expect(segmentOf("lang", "fr")).toBeNull();
    expect(segmentOf("file", "ink.css")).toBe("ink.css");
    expect(segmentOf("file", "ink.js")).toBeNull();
  });

  it("never leave their segment, whatever they are [SEC-02]", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webPath(), fc.constantFrom("..", "../..", "a/../b")), (value) => {
        const filled = fillPath("/api/{app}/end", { app: value });
        if ("refused" in filled) return;
        const { pathname } = new URL(filled.path, "http://school.test");
        expect(pathname.split("/")).toHaveLength(4);
        expect(pathname.endsWith("/end")).toBe(true);
      }),
    );
  });
});

describe("paths that a sub-application names", () => {
  it.each(["/api/notice/list", "/api/base/x?a=b%2Fc", "/zuul/api/storage/upload"])(
    "are allowed: %s [API-10]",
    (path) => {
      expect(isPlatformPath(path)).toBe(true);
    },
  );

  it.each([
    "",
    "api/x",
    "//evil.test/x",
    "https://evil.test/x",
    "/\\evil.test",
    "/api/../../x",
    "/api/./x",
    "/api/%2e%2e/x",
    "/api/%2Fx",
    "/a b",
    "/a\nb",
    "/api#x",
    "javascript:alert(1)",
  ])("are refused: %j [API-10, SEC-02]", (path) => {
    expect(isPlatformPath(path)).toBe(false);
  });
});

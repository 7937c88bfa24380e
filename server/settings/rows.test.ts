import { contractRows, matches, segmentsOf } from "./rows";

describe("a forwarded address", () => {
  it.each([
    ["/api/*", "/api/a", true],
    ["/api/*", "/api/a/b/", true],
    ["/api/*", "/api", false],
    ["/api/*", "/api/", false],
    ["/api/*", "/apis/a", false],
    ["/api/*", "/API/a", false],
    ["/icon", "/icon", true],
    ["/icon", "/icon/", false],
    ["/:root/:code/lang/*", "/pages/a/lang/en-a.json", true],
    ["/:root/:code/lang/*", "/pages/a/b/lang/en-a.json", false],
    ["/a/:name", "/a/", false],
    ["/a/:name", "/a/b", true],
    ["/a/:name", "/a/b/c", false],
  ])("%s is of %s: %s [SEC-05]", (pattern, path, expected) => {
    expect(matches(pattern, segmentsOf(path))).toBe(expected);
  });

  it("is below the base path of the site's calls as well [RUN-03]", () => {
    const paths = contractRows("/edu").map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(["/api/*", "/edu/api/*", "/edu/zuul/*"]));
    expect(contractRows("").filter(({ path }) => path === "/api/*")).toHaveLength(1);
  });
});

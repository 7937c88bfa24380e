import { pathsOver } from "./cookieHeader";

describe("the paths by which a cookie may have come", () => {
  it.each([
    ["/a/b?c=/d", ["/", "/a", "/a/", "/a/b", "/a/b/"]],
    ["/a/b;c/d", ["/", "/a", "/a/"]],
    ["/a<b", ["/"]],
    ["/\u00e9", ["/"]],
  ])("are those of %j that a cookie can have [SEC-08, API-12]", (address, expected) => {
    expect(pathsOver(address)).toEqual(expected);
  });
});

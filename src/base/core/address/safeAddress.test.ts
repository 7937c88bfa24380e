import { HOSTILE, STRANGE } from "../../../../test/addressFields";
import { embeddedPicture, safeAddress, underBase, withoutBase, withSafeAddresses } from "./safeAddress";

it.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "//other",
  "/\\other",
  "file:///x",
  "https://a:b@c/",
  ...STRANGE,
])("takes %j for no address [SEC-01, SEC-02]", (address) => {
  expect(safeAddress(address)).toBeNull();
});

it.each([
  ["/api/storage/show/file/1", "/api/storage/show/file/1"],
  [" /portraits/李（1）@2x.png?v=1 ", "/portraits/李（1）@2x.png?v=1"],
  ["HTTPS://Files.School.test:443/a.png", "https://files.school.test/a.png"],
])("reads %j as it is meant [SEC-02, DESK-02]", (address, read) => {
  expect(safeAddress(address)).toBe(read);
});

it("takes nothing but an image for an embedded picture [SEC-02]", () => {
  expect(HOSTILE.filter((address) => embeddedPicture(address) !== null)).toEqual([]);
  expect(embeddedPicture("data:image/png;base64,AAAA")).toBe("data:image/png;base64,AAAA");
});

it("empties what is refused at the named places, and leaves all else as it came [SEC-02, VIEW-07]", () => {
  const answer = {
    list: [{ url: "javascript:1", name: "javascript:1" }, { url: "/x", name: "b" }, null],
    total: 2,
  };
  expect(withSafeAddresses(answer, [["list", "*", "url"], ["absent"]])).toEqual({
    list: [{ url: "", name: "javascript:1" }, { url: "/x", name: "b" }, null],
    total: 2,
  });
  expect(withSafeAddresses(true, [["url"]])).toBe(true);
});

it("puts the site's base path before what the platform stores, and before nothing else [API-05]", () => {
  expect(underBase("/school", "/api/storage/show/file/1")).toBe("/school/api/storage/show/file/1");
  expect(underBase("/school", "/zuul/api/x")).toBe("/school/zuul/api/x");
  for (const other of ["", "/icons/1.svg", "https://example.org/api/1", "/school/api/1"])
    expect(underBase("/school", other)).toBe(other);
  for (const path of ["/api/storage/show/file/1", "/zuul/api/x"]) {
    for (const base of ["", "/school", "/api/school", "https://platform.example.org/x"])
      expect(withoutBase(base, underBase(base, path))).toBe(path);
    expect(withoutBase("/school", path)).toBe(path);
  }
  for (const other of ["", "/school/x", "https://example.org/api/1"])
    expect(withoutBase("/school", other)).toBe(other);
});

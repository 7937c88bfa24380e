import { withoutEnd, withoutEnds } from "./withoutEnds";

describe("withoutEnds", () => {
  it.each([
    ["", ""],
    ["a", "a"],
    ["//a/b//", "a/b"],
    ["////", ""],
    ["中/", "中"],
  ])("takes the characters of a kind away at both ends of %j [SEC-10]", (text, expected) => {
    expect(withoutEnds(text, /\//)).toBe(expected);
  });

  it("takes them away at the end alone where that is asked for [SEC-10]", () => {
    expect(withoutEnd(" .a. b .", /[\s.]/)).toBe(" .a. b");
  });
});

import { isBeyond } from "./jsonBounds";

describe("the bounds of JSON", () => {
  it.each([
    ["1", 0, false],
    ["[]", 0, true],
    ["[[1],{}]", 2, false],
    ['[{"a":[]}]', 2, true],
    ['["[[[[{{{{"]', 1, false],
    ['["\\"[[[["]', 1, false],
    ['["\\\\",[["x"]]]', 2, true],
    ['["\\\\\\",[[1]]"]', 1, false],
    ['["[[[[', 1, false],
    ["]]]][[[[[", 0, true],
    ["[".repeat(500_000), 64, true],
  ])("%.20j is deeper than %d: %s [API-12]", (text, jsonDepth, expected) => {
    expect(isBeyond(text, { jsonDepth, jsonValues: 600_000 })).toBe(expected);
  });

  it.each([
    ["[1,2,3]", 3, false],
    ["[1,2,3,4]", 3, true],
    ['[{},{"a":[]}]', 5, false],
    ['[{},{"a":[]}]', 4, true],
    ['[",,,,"]', 1, false],
    [`[${"{},".repeat(80_000)}1]`, 20_000, true],
  ])("%.20j has more values than %d: %s [SEC-06]", (text, jsonValues, expected) => {
    expect(isBeyond(text, { jsonDepth: 64, jsonValues })).toBe(expected);
  });
});

import { isDeeper } from "./jsonDepth";

describe("the depth of JSON", () => {
  it.each([
    ["1", 0, false],
    ["[]", 0, true],
    ["[[1],{}]", 2, false],
    ['[{"a":[]}]', 2, true],
    ['["[[[[{{{{"]', 1, false],
    ['["\\"[[[["]', 1, false],
    ['["\\\\",[["x"]]]', 2, true],
    ["]]]][[[[[", 0, true],
    ["[".repeat(500_000), 64, true],
  ])("of %.20j is more than %d: %s [API-12]", (text, most, expected) => {
    expect(isDeeper(text, most)).toBe(expected);
  });
});

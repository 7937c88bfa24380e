import { nextRegion } from "./regions";

describe("nextRegion", () => {
  it.each([
    [3, 0, 1],
    [3, 1, 2],
    [3, 2, 0],
    [1, 0, 0],
    [3, -1, 1],
  ])("of %i regions goes on from %i to %i [A11Y-02]", (count, current, next) => {
    expect(nextRegion(count, current, false)).toBe(next);
  });

  it.each([
    [3, 2, 1],
    [3, 1, 0],
    [3, 0, 2],
    [1, 0, 0],
    [3, -1, 2],
  ])("of %i regions goes back from %i to %i [A11Y-02]", (count, current, next) => {
    expect(nextRegion(count, current, true)).toBe(next);
  });
});

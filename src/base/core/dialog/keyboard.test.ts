import fc from "fast-check";
import { coveredBelow } from "./keyboard";

describe("coveredBelow", () => {
  it("is what the keyboard takes from the seen part's foot [A11Y-04]", () => {
    expect(coveredBelow({ windowHeight: 800, height: 500, top: 0, scale: 1 })).toBe(300);
    expect(coveredBelow({ windowHeight: 800, height: 500, top: 100, scale: 1 })).toBe(200);
  });

  it("is nothing without a keyboard, nor for fractions of a pixel [A11Y-04]", () => {
    expect(coveredBelow({ windowHeight: 800, height: 800, top: 0, scale: 1 })).toBe(0);
    expect(coveredBelow({ windowHeight: 800, height: 799.4, top: 0, scale: 1.004 })).toBe(0);
  });

  it("is nothing for who has pinched: the page is enlarged, not covered [A11Y-04]", () => {
    expect(coveredBelow({ windowHeight: 800, height: 400, top: 100, scale: 2 })).toBe(0);
  });

  it("is never negative and never more than the window [A11Y-04]", () => {
    const length = fc.double({ min: 0, max: 5000, noNaN: true });
    fc.assert(
      fc.property(length, length, length, (windowHeight, height, top) => {
        const covered = coveredBelow({ windowHeight, height, top, scale: 1 });
        expect(covered).toBeGreaterThanOrEqual(0);
        expect(covered).toBeLessThanOrEqual(windowHeight);
      }),
    );
  });
});

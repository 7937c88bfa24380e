import fc from "fast-check";
import { gridMove } from "./gridMove";

/** Seven links in rows of three: 0 1 2 / 3 4 5 / 6. */
const from = (index: number) => ({ index, count: 7, columns: 3 });

describe("gridMove", () => {
  it.each([
    ["ArrowRight", 2, 3],
    ["ArrowRight", 6, 6],
    ["ArrowLeft", 3, 2],
    ["ArrowLeft", 0, 0],
    ["ArrowDown", 0, 3],
    ["ArrowDown", 5, 6],
    ["ArrowDown", 6, 6],
    ["ArrowUp", 6, 3],
    ["ArrowUp", 1, 1],
    ["Home", 5, 0],
    ["End", 1, 6],
  ])("moves by %s from %d to %d [A11Y-03]", (key, index, target) => {
    expect(gridMove(key, from(index))).toBe(target);
  });

  it("leaves other keys alone [A11Y-02]", () => {
    for (const key of ["Tab", "Enter", " ", "a", "Escape"]) expect(gridMove(key, from(1))).toBeNull();
  });

  it("never leaves the grid, whatever its shape [A11Y-02]", () => {
    const keys = fc.constantFrom("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "Home", "End");
    const grids = fc
      .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 12 }))
      .chain(([count, columns]) =>
        fc.record({
          index: fc.integer({ min: 0, max: count - 1 }),
          count: fc.constant(count),
          columns: fc.constant(columns),
        }),
      );
    fc.assert(
      fc.property(keys, grids, (key, place) => {
        const next = gridMove(key, place);
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThan(place.count);
      }),
    );
  });
});

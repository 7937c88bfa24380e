import fc from "fast-check";
import { columnsFor } from "./columns";

describe("the columns of a grid", () => {
  it.each([
    [9, 8, 7],
    [5, 4, 3],
    [7, 6, 5],
    [7, 3, 3],
    [8, 8, 8],
    [3, 8, 8],
    [1, 4, 4],
    [13, 4, 4],
    [6, 5, 4],
  ])("for %d tiles with room for %d are %d [DESK-14]", (count, most, columns) => {
    expect(columnsFor(count, most)).toBe(columns);
  });

  it("leave one tile alone only where up to two fewer columns would as well [DESK-14]", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 1, max: 12 }), (count, most) => {
        const columns = columnsFor(count, most);
        expect(columns).toBeLessThanOrEqual(most);
        expect(columns).toBeGreaterThanOrEqual(Math.min(most, Math.max(2, most - 2)));
        const tried = [most, most - 1, most - 2].filter((each) => each >= 2);
        if (count > most && tried.some((each) => count % each !== 1)) expect(count % columns).not.toBe(1);
      }),
    );
  });
});

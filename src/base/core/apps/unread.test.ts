import fc from "fast-check";
import { badgeOf } from "./unread";

describe("badgeOf", () => {
  it("shows no badge where nothing is unread [DESK-03]", () => {
    for (const count of [undefined, 0, -3, Number.NaN, 0.4]) expect(badgeOf(count)).toBeNull();
  });

  it("counts up to 99 and shows 99+ above, keeping the true number for listeners [DESK-03]", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (count) => {
        expect(badgeOf(count)).toEqual({ text: count > 99 ? "99+" : String(count), count });
      }),
    );
  });

  it("shows a dot without a number where so configured [DESK-03]", () => {
    expect(badgeOf(120, "dot")).toEqual({ text: "", count: 120 });
    expect(badgeOf(0, "dot")).toBeNull();
  });
});

import fc from "fast-check";
import { HEADER_APPS, visibleApps } from "./headerSplit";

describe("visibleApps", () => {
  it("shows at most 10, however wide the header [DESK-04]", () => {
    expect(visibleApps(5000, 60)).toBe(10);
    expect(visibleApps(5000, 10)).toBe(10);
    expect(visibleApps(5000, 3)).toBe(3);
  });

  it("shows fewer when narrow, leaving a place for the button to the rest [DESK-04]", () => {
    expect(visibleApps(300, 60)).toBe(4);
    expect(visibleApps(300, 5)).toBe(5);
    expect(visibleApps(299, 5)).toBe(3);
    expect(visibleApps(60, 60)).toBe(0);
    expect(visibleApps(-10, 60)).toBe(0);
  });

  it("never takes more than the free width for the apps and the button [DESK-04]", () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 4000 }), fc.integer({ min: 0, max: 80 }), (free, total) => {
        const shown = visibleApps(free, total);
        const places = shown + (shown < total ? 1 : 0);
        expect(places * HEADER_APPS.width).toBeLessThanOrEqual(
          Math.max(free, (HEADER_APPS.most + 1) * HEADER_APPS.width),
        );
        expect(shown).toBeLessThanOrEqual(total);
      }),
    );
  });
});

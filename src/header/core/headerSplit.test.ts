import fc from "fast-check";
import { MOST_PINNED, roughWidth, slotWidth, visibleApps } from "./headerSplit";

const alike = (count: number) => Array.from({ length: count }, () => 60);

describe("visibleApps", () => {
  it("shows at most 10, however wide the header [DESK-04]", () => {
    expect(visibleApps(5000, alike(60), 60)).toBe(10);
    expect(visibleApps(5000, alike(10), 60)).toBe(10);
    expect(visibleApps(5000, alike(3), 60)).toBe(3);
  });

  it("shows fewer when narrow, leaving a place for the button to the rest [DESK-04]", () => {
    expect(visibleApps(300, alike(60), 60)).toBe(4);
    expect(visibleApps(300, alike(5), 60)).toBe(5);
    expect(visibleApps(299, alike(5), 60)).toBe(3);
    expect(visibleApps(60, alike(60), 60)).toBe(0);
    expect(visibleApps(-10, alike(60), 60)).toBe(0);
  });

  it("never takes more than the free width for the apps and the button [DESK-04]", () => {
    const names = fc.array(fc.integer({ min: 52, max: 96 }), { maxLength: 80 });
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 4000 }), names, (free, widths) => {
        const shown = visibleApps(free, widths, 60);
        const more = shown < widths.length ? 60 : 0;
        const taken = widths.slice(0, shown).reduce((sum, width) => sum + width, more);
        expect(shown === 0 || taken <= free).toBe(true);
        const next = taken + (widths[shown] ?? 0);
        expect(shown === widths.length || shown === MOST_PINNED || next > free - 60).toBe(true);
      }),
    );
  });
});

it("gives a short name the usual place and a longer one what it needs, within limits [DESK-04]", () => {
  expect([26, 52, 61, 300].map((name) => slotWidth(name))).toEqual([60, 68, 77, 104]);
});

it("guesses a name's width by its letters, of which Chinese ones are squares [DESK-04]", () => {
  expect(roughWidth("通知公告")).toBe(52);
  expect(roughWidth("Notices")).toBeCloseTo(51, 0);
  expect(roughWidth("")).toBe(0);
});

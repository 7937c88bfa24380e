import fc from "fast-check";
import { abbreviate } from "./abbreviate";

describe("abbreviate", () => {
  it.each([
    [0, "0"],
    [-0, "0"],
    [7, "7"],
    [-7, "-7"],
    [0.04, "0"],
    [-0.04, "0"],
    [0.05, "0.1"],
    [999, "999"],
    [999.94, "999.9"],
    [999.95, "1k"],
    [1000, "1k"],
    [1049, "1k"],
    [1050, "1.1k"],
    [1150, "1.2k"],
    [12_345, "12.3k"],
    [-12_345, "-12.3k"],
    [999_949, "999.9k"],
    [999_950, "1M"],
    [-999_950, "-1M"],
    [1_500_000, "1.5M"],
    [999_950_000, "1G"],
    [2.5e9, "2.5G"],
    [1e12, "1T"],
    [1e15, "1P"],
    [999.95e15, "1E"],
    [1e18, "1E"],
    [1.25e20, "125E"],
  ])("writes %d as %s [I18N-04]", (value, words) => expect(abbreviate(value)).toBe(words));

  it.each([
    [1234, 0, "1k"],
    [1500, 0, "2k"],
    [999_499, 0, "999k"],
    [999_500, 0, "1M"],
    [1234, 2, "1.23k"],
    [999_950, 2, "999.95k"],
    [999_995, 2, "1M"],
    [1_200_000, 2, "1.2M"],
    [1234.5678, 5, "1.23457k"],
  ])("writes %d with at most %d places as %s [I18N-04]", (value, digits, words) =>
    expect(abbreviate(value, digits)).toBe(words),
  );

  it.each([NaN, Infinity, -Infinity])("writes %d as nothing [I18N-04]", (value) =>
    expect(abbreviate(value)).toBe(""),
  );

  const SIZES: Record<string, number> = { "": 1, k: 1e3, M: 1e6, G: 1e9, T: 1e12, P: 1e15, E: 1e18 };

  it("is never further from the number than half of its last place, and never has four digits before the point [I18N-04]", () => {
    fc.assert(
      fc.property(fc.double({ min: -9.9e20, max: 9.9e20, noNaN: true }), (value) => {
        const [, digits = "", sign = ""] = /^(-?\d{1,3}(?:\.\d)?)([kMGTPE]?)$/.exec(abbreviate(value)) ?? [];
        const size = SIZES[sign] ?? NaN;
        expect(Math.abs(Number(digits) * size - value)).toBeLessThanOrEqual(size * 0.050001);
      }),
    );
  });

  it("reads larger or equal for larger numbers [I18N-04]", () => {
    const read = (text: string) => Number.parseFloat(text) * (SIZES[text.replace(/[-\d.]/g, "")] ?? NaN);
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), (a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(read(abbreviate(low))).toBeLessThanOrEqual(read(abbreviate(high)));
      }),
    );
  });
});

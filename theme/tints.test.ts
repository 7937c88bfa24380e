import fc from "fast-check";
import {
  BLACK,
  contrast,
  ensureContrast,
  hardestOf,
  mix,
  parseHex,
  readableOn,
  shade,
  tint,
  toHex,
  WHITE,
} from "./tints";
import { anyRgb } from "./testColors";

describe("parseHex", () => {
  it.each([
    ["#457CD6", [0x45, 0x7c, 0xd6]],
    ["#457cd6", [0x45, 0x7c, 0xd6]],
    ["#abc", [0xaa, 0xbb, 0xcc]],
    [" #000 ", [0, 0, 0]],
  ])("reads %s [THEME-01]", (text, expected) => expect(parseHex(text)).toEqual(expected));

  it.each([
    "",
    "#",
    "457cd6",
    "#45",
    "#4567",
    "#45678",
    "#12345g",
    "#457cd6ff",
    "red",
    "#fff;color:red",
    "url(#fff)",
  ])("refuses %j, so nothing but a colour reaches CSS [THEME-01]", (text) =>
    expect(parseHex(text)).toBeNull(),
  );

  it("reads back what toHex writes", () => {
    fc.assert(fc.property(anyRgb, (color) => expect(parseHex(toHex(color))).toEqual(color)));
  });
});

describe("tints and shade", () => {
  it("puts n tenths of the colour on white: palest first, the colour itself tenth [THEME-02]", () => {
    const color = [0x45, 0x7c, 0xd6] as const;
    const tints = Array.from({ length: 10 }, (_, index) => toHex(tint(color, index + 1)));
    expect(tints).toEqual([
      "#ecf2fb",
      "#dae5f7",
      "#c7d8f3",
      "#b5cbef",
      "#a2beeb",
      "#8fb0e6",
      "#7da3e2",
      "#6a96de",
      "#5889da",
      "#457cd6",
    ]);
  });

  it("never darkens from one tint to the next paler one, whatever the colour [THEME-02]", () => {
    fc.assert(
      fc.property(anyRgb, fc.integer({ min: 1, max: 9 }), (color, n) => {
        const paler = tint(color, n);
        tint(color, n + 1).forEach((channel, index) =>
          expect(channel).toBeLessThanOrEqual(paler[index] ?? -1),
        );
      }),
    );
  });

  it("takes a tenth of every channel for the shade [THEME-02]", () => {
    expect(shade([200, 100, 50])).toEqual([180, 90, 45]);
    expect(shade(BLACK)).toEqual(BLACK);
  });

  it("mixes by rounding each channel", () => {
    expect(mix([0, 10, 255], [255, 20, 0], 0.5)).toEqual([128, 15, 128]);
  });
});

describe("readableOn", () => {
  it("agrees with published contrast figures", () => {
    expect(contrast(WHITE, BLACK)).toBeCloseTo(21, 5);
    expect(contrast(WHITE, [0x45, 0x7c, 0xd6])).toBeCloseTo(4.11, 2);
    expect(contrast(WHITE, [0xa9, 0x94, 0x7f])).toBeCloseTo(2.9, 2);
    expect(contrast(WHITE, [0x68, 0xa2, 0x65])).toBeCloseTo(3.02, 2);
    expect(contrast(WHITE, [0x3a, 0xba, 0xe8])).toBeCloseTo(2.24, 2);
  });

  it("finds black or white with 4.5:1 for every one of the 16,777,216 colours [THEME-03]", () => {
    /* The same formula over 256-entry tables, so that the whole cube takes a moment; each corner of the result
       is then checked against the function itself. */
    const part = Float64Array.from({ length: 256 }, (_, value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    const red = part.map((value) => 0.2126 * value);
    const green = part.map((value) => 0.7152 * value);
    const blue = part.map((value) => 0.0722 * value);
    let tried = 0;
    let worst = 21;
    let worstColor: [number, number, number] = [0, 0, 0];
    for (let r = 0; r < 256; r += 1) {
      for (let g = 0; g < 256; g += 1) {
        const sum = (red[r] ?? 0) + (green[g] ?? 0);
        for (let b = 0; b < 256; b += 1) {
          const light = sum + (blue[b] ?? 0);
          const white = 1.05 / (light + 0.05);
          const chosen = white >= 4.5 ? white : (light + 0.05) / 0.05;
          if (chosen < worst) {
            worst = chosen;
            worstColor = [r, g, b];
          }
          tried += 1;
        }
      }
    }
    expect(tried).toBe(16_777_216);
    expect(worst).toBeGreaterThanOrEqual(4.5);
    expect(contrast(readableOn(worstColor), worstColor)).toBeCloseTo(worst, 9);
  });

  it("chooses as the exhaustive proof does [THEME-03]", () => {
    fc.assert(
      fc.property(anyRgb, (color) => {
        expect(contrast(readableOn(color), color)).toBeGreaterThanOrEqual(4.5);
        expect(readableOn(color)).toBe(contrast(WHITE, color) >= 4.5 ? WHITE : BLACK);
      }),
      { numRuns: 5000 },
    );
  });
});

describe("ensureContrast", () => {
  it("leaves a colour alone that already reads", () => {
    const navy = [20, 40, 90] as const;
    expect(ensureContrast(navy, WHITE, 4.5, BLACK)).toBe(navy);
  });

  it("moves no further than it must [THEME-03]", () => {
    const blue = [0x45, 0x7c, 0xd6] as const;
    const moved = ensureContrast(blue, WHITE, 4.5, BLACK);
    expect(contrast(moved, WHITE)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(moved, WHITE)).toBeLessThan(4.6);
  });

  it("crosses to the other side when the colour stands on the wrong one [THEME-03]", () => {
    const onDark = ensureContrast(BLACK, [30, 30, 30], 4.5, WHITE);
    expect(contrast(onDark, [30, 30, 30])).toBeGreaterThanOrEqual(4.5);
  });

  it("serves all grounds by the hardest of them [THEME-03]", () => {
    fc.assert(
      fc.property(fc.tuple(anyRgb, anyRgb, anyRgb), anyRgb, (colors, color) => {
        const grounds = [
          mix(colors[0], WHITE, 0.7),
          mix(colors[1], WHITE, 0.7),
          mix(colors[2], WHITE, 0.7),
        ] as const;
        const moved = ensureContrast(color, hardestOf([...grounds], BLACK), 4.5, BLACK);
        for (const ground of grounds) expect(contrast(moved, ground)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 500 },
    );
  });
});

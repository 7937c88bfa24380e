import { composeIcon, HUES, ICON_STYLES, iconGlyphs } from "./composeIcon";

const channel = (hex: string, at: number) => {
  const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

describe("composeIcon", () => {
  it.each(ICON_STYLES)(
    "draws the whole family of %s without scripts, styles or outside references [THEME-04]",
    (style) => {
      for (let index = 0; index < 12; index += 1) {
        const svg = composeIcon("calendar-days", style, index);
        expect(svg).toMatch(
          /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*viewBox="0 0 72 72">.*<\/svg>$/s,
        );
        expect(svg).not.toMatch(
          /<(script|style|image|use|foreignObject|a)\b|\bon\w+=|(href|src)=|NaN|undefined/i,
        );
        expect(
          svg.match(/<(?:path|rect|circle|g|defs|svg|linearGradient|stop|line|polyline|ellipse)\b/g)?.length,
        ).toBe(svg.match(/<[a-z]+\b/gi)?.length);
        expect(svg.length).toBeLessThan(6000);
      }
    },
  );

  it("closes every element it opens", () => {
    for (const style of ICON_STYLES) {
      const open: string[] = [];
      for (const [, closing, name = "", self] of composeIcon("users", style, 1).matchAll(
        /<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g,
      )) {
        if (closing) expect(open.pop()).toBe(name);
        else if (!self) open.push(name);
      }
      expect(open).toEqual([]);
    }
  });

  it.each(ICON_STYLES)("keeps 3:1 between glyph and tile in every hue of %s [THEME-03]", (style) => {
    for (const { from, to, glyph } of HUES[style]) {
      expect(contrast(glyph, from)).toBeGreaterThanOrEqual(3);
      expect(contrast(glyph, to)).toBeGreaterThanOrEqual(3);
    }
  });

  it("gives neighbours different hues and the same place the same picture", () => {
    expect(composeIcon("cloud", "color", 0)).not.toBe(composeIcon("cloud", "color", 1));
    expect(composeIcon("cloud", "color", 2)).toBe(composeIcon("cloud", "color", 8));
    expect(composeIcon("cloud", "gray", 0)).not.toBe(composeIcon("cloud", "gray", 1));
    expect(composeIcon("cloud", "color", -1)).toContain("<svg");
  });

  it("draws the four families of one glyph differently [THEME-04]", () => {
    expect(new Set(ICON_STYLES.map((style) => composeIcon("award", style, 0))).size).toBe(4);
  });

  it("knows Lucide's glyphs and refuses other names, paths among them", () => {
    expect(iconGlyphs.size).toBeGreaterThan(1000);
    expect(iconGlyphs.has("clipboard-check")).toBe(true);
    for (const name of ["nonsense", "../package", "", "cloud.svg"]) {
      expect(() => composeIcon(name, "color", 0)).toThrow(RangeError);
    }
  });
});

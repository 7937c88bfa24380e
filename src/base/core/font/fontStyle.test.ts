import fc from "fast-check";
import { DEFAULT_FONT_STYLE, FONT_FAMILIES, FONT_SIZES, readColor, readFontStyle } from "./fontStyle";

it("offers the six fonts and 12 to 20 px by 2 [THEME-08]", () => {
  expect(FONT_FAMILIES).toEqual(["SimSun", "KaiTi", "Microsoft YaHei", "SimHei", "LiSu", "STXingkai"]);
  expect(FONT_SIZES).toEqual(["12px", "14px", "16px", "18px", "20px"]);
});

it.each([
  ["#C8394B", "#c8394b"],
  ["c8394b", "#c8394b"],
  [" #abc ", "#aabbcc"],
  ["＃000", "#000000"],
])("reads the colour %j as %s [THEME-08]", (typed, color) => {
  expect(readColor(typed)).toBe(color);
});

it.each(["", "#", "#12", "#12345", "#1234567", "red", "rgb(0,0,0)", "#ggg", "##000", "#000;x", "url(#a)"])(
  "takes %j for no colour [THEME-08]",
  (typed) => {
    expect(readColor(typed)).toBeNull();
  },
);

it("keeps a valid style, whose size may be a number [THEME-08]", () => {
  const style = { color: "#abc", fontSize: 18, fontFamily: "KaiTi" };
  expect(readFontStyle(style)).toEqual({ color: "#aabbcc", fontSize: "18px", fontFamily: "KaiTi" });
});

it("lets nothing invalid through, whatever was stored [THEME-08]", () => {
  expect(readFontStyle(null)).toEqual(DEFAULT_FONT_STYLE);
  expect(readFontStyle({ color: 7, fontSize: "13px", fontFamily: "Comic Sans" })).toEqual(DEFAULT_FONT_STYLE);
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      const { color, fontSize, fontFamily } = readFontStyle(stored);
      expect(color).toMatch(/^#[\da-f]{6}$/);
      expect(FONT_SIZES).toContain(fontSize);
      expect(FONT_FAMILIES).toContain(fontFamily);
    }),
  );
});

import { isPlainObject } from "../wire/isPlainObject";

/** The fonts on offer [THEME-08]. */
export const FONT_FAMILIES = ["SimSun", "KaiTi", "Microsoft YaHei", "SimHei", "LiSu", "STXingkai"] as const;
/** One of the fonts on offer. */
export type FontFamily = (typeof FONT_FAMILIES)[number];

/** The sizes on offer, in pixels [THEME-08]. */
export const FONT_SIZES = ["12px", "14px", "16px", "18px", "20px"] as const;
/** One of the sizes on offer. */
type FontSize = (typeof FONT_SIZES)[number];

/** How a text is written: the picker's value. */
export interface FontStyle {
  /** `#rrggbb`, in lower case. */
  readonly color: string;
  readonly fontSize: FontSize;
  readonly fontFamily: FontFamily;
}

/** The default style. */
export const DEFAULT_FONT_STYLE: FontStyle = {
  color: "#000000",
  fontSize: "14px",
  fontFamily: "Microsoft YaHei",
};

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/;

/** A colour as `#rrggbb` from typed text, with or without `#`, short or long; null if it is none. */
export function readColor(typed: string): string | null {
  const text = typed.trim().toLowerCase().replace(/^＃/, "#");
  const hex = text.startsWith("#") ? text : `#${text}`;
  if (!HEX.test(hex)) return null;
  return hex.length === 7 ? hex : `#${Array.from(hex.slice(1), (digit) => digit + digit).join("")}`;
}

const readSize = (value: unknown): FontSize | undefined =>
  FONT_SIZES.find((size) => size === (typeof value === "number" ? `${value}px` : value));

/** A stored style, with missing or wrong parts replaced by the default: nothing invalid is passed on [THEME-08]. */
export function readFontStyle(stored: unknown): FontStyle {
  const { color, fontSize, fontFamily } = isPlainObject(stored) ? stored : {};
  return {
    color: (typeof color === "string" ? readColor(color) : null) ?? DEFAULT_FONT_STYLE.color,
    fontSize: readSize(fontSize) ?? DEFAULT_FONT_STYLE.fontSize,
    fontFamily: FONT_FAMILIES.find((family) => family === fontFamily) ?? DEFAULT_FONT_STYLE.fontFamily,
  };
}

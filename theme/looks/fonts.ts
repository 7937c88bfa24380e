/**
 * One family for Chinese and Latin, as Windows and macOS have under `system-ui` where people read Chinese. Linux has a Latin
 * one there, and would look every Chinese run up in it first: that doubled the layout of the login page. English pages have their
 * quotation marks and dots from another one first (`--font-marks`, in base.css): those of Chinese fonts are as wide as a sign.
 */
export const SANS =
  'var(--font-marks, "Noto Sans CJK SC"), "Noto Sans CJK SC", system-ui, "PingFang SC", "Microsoft YaHei", sans-serif';
/** For headings of looks that recall paper and brush. */
export const SERIF =
  'var(--font-marks, "Noto Serif SC"), "Noto Serif SC", "Source Han Serif SC", "Noto Serif CJK SC", "Songti SC", STSong, SimSun, Georgia, "Times New Roman", serif';
/** For headings of playful looks. */
export const ROUND =
  'var(--font-marks, "Yuanti SC"), "Yuanti SC", "Hiragino Maru Gothic ProN", YouYuan, ui-rounded, "Arial Rounded MT Bold", "Noto Sans CJK SC", system-ui, "PingFang SC", "Microsoft YaHei", sans-serif';

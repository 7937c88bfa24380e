import type { FontFamily } from "../../core/font/fontStyle";
import type { Text } from "../../core/wire/text";

/** Each font by its own name, by the name it has on other systems, and by its kind where there is neither. */
const STACKS: Readonly<Record<FontFamily, string>> = {
  SimSun: 'SimSun, "Songti SC", "Noto Serif CJK SC", serif',
  KaiTi: 'KaiTi, "Kaiti SC", STKaiti, "AR PL UKai CN", serif',
  "Microsoft YaHei": '"Microsoft YaHei", "PingFang SC", "Noto Sans CJK SC", sans-serif',
  SimHei: 'SimHei, "Heiti SC", "Noto Sans CJK SC", sans-serif',
  LiSu: 'LiSu, "Baoli SC", serif',
  STXingkai: 'STXingkai, "Xingkai SC", cursive',
};

/** A font as CSS wants it, with what stands in where a system lacks it [THEME-08]. */
export const fontStack = (family: FontFamily): string => STACKS[family];

/** A font's name in the person's language. */
export const fontName = (family: FontFamily): Text => ({
  id: `kit.font.family.${family.replace(/\s/g, "")}`,
});

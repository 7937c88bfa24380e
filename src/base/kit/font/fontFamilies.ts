import type { FontFamily } from "../../core/font/fontStyle";
import type { Text } from "../../core/wire/text";

/** A font on offer: the last part of its name's message, and how CSS finds it. */
interface Font {
  readonly name: string;
  /** By its own name, by the name it has on other systems, and by its kind where there is neither. */
  readonly stack: string;
}

const FONTS: Readonly<Record<FontFamily, Font>> = {
  SimSun: { name: "simSun", stack: 'SimSun, "Songti SC", "Noto Serif CJK SC", serif' },
  KaiTi: { name: "kaiTi", stack: 'KaiTi, "Kaiti SC", STKaiti, "AR PL UKai CN", serif' },
  "Microsoft YaHei": {
    name: "microsoftYaHei",
    stack: '"Microsoft YaHei", "PingFang SC", "Noto Sans CJK SC", sans-serif',
  },
  SimHei: { name: "simHei", stack: 'SimHei, "Heiti SC", "Noto Sans CJK SC", sans-serif' },
  LiSu: { name: "liSu", stack: 'LiSu, "Baoli SC", serif' },
  STXingkai: { name: "stXingkai", stack: 'STXingkai, "Xingkai SC", cursive' },
};

/** A font as CSS needs it, with fallbacks for systems without it [THEME-08]. */
export const fontStack = (family: FontFamily): string => FONTS[family].stack;

/** A font's name in the person's language. */
export const fontName = (family: FontFamily): Text => ({ id: `kit.font.family.${FONTS[family].name}` });

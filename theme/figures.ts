import type { ResolvedTheme, ShownScheme } from "./themes";
import { contrast, parseHex, WHITE } from "./tints";
import { colorTokensOf, TEXT_MINIMUM, type ColorToken } from "./tokens";

/** How well words read in a theme: a contrast, and whether it is enough. */
export interface Figure {
  readonly name: "onColor" | "accent";
  /** 1 to 21, cut to one decimal and never rounded up: 4.49 is not 4.5. */
  readonly ratio: number;
  readonly passes: boolean;
}

const PAIRS: readonly (readonly [Figure["name"], ColorToken, ColorToken])[] = [
  ["onColor", "--brand-contrast", "--brand-main"],
  ["accent", "--brand-accent", "--surface-card"],
];

/** The contrast of two colours as a figure that people read. */
export function figureOf(name: Figure["name"], words: string, ground: string): Figure {
  const ratio = contrast(parseHex(words) ?? WHITE, parseHex(ground) ?? WHITE);
  return { name, ratio: Math.floor(ratio * 10) / 10, passes: ratio >= TEXT_MINIMUM };
}

/** The figures of a theme in one scheme: words on its colour, and words in its accent on a card [THEME-03, THEME-05]. */
export function figuresOf({ color, look }: ResolvedTheme, scheme: ShownScheme): readonly Figure[] {
  const tokens = colorTokensOf(color, look, scheme);
  return PAIRS.map(([name, words, ground]) => figureOf(name, tokens[words], tokens[ground]));
}

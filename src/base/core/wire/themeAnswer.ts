import { isPlainObject } from "./isPlainObject";
import { parsed, textOf } from "./read";

/** The theme values that the platform keeps, as written; empty where it keeps none. */
export interface ThemeAnswer {
  /** What the person chose. */
  readonly own: string;
  /** What the unit set for all of its people; null where the platform does not say anything of it. */
  readonly unit: string | null;
}

const firstText = (...values: readonly unknown[]): string =>
  values.map(textOf).find((text) => text !== "") ?? "";

/**
 * The answer of `my_desktop/color`: an object, or the person's own value alone, each perhaps as JSON text. Whether a
 * value names a theme is not decided here [THEME-05].
 */
export function readThemeAnswer(wire: unknown): ThemeAnswer {
  const answer = parsed(wire);
  if (!isPlainObject(answer)) return { own: textOf(answer), unit: null };
  const { color, theme, defaultColor, default_color: defaultTheme } = answer;
  const says = defaultColor !== undefined || defaultTheme !== undefined;
  return { own: firstText(color, theme), unit: says ? firstText(defaultColor, defaultTheme) : null };
}

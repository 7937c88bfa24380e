import { DEFAULT_COLOR, NAMED_COLORS, type ResolvedTheme } from "../../theme/themes";
import type { UnitTheme } from "../base/core/wire/unitThemes";
import type { Text } from "../base/core/wire/text";

/** The colours on offer to everyone: the last part of their message's id, and the value that is stored. */
export const COLORS = [
  { name: "default", value: DEFAULT_COLOR },
  ...(["red", "blue", "cyan-blue", "green"] as const).map((name) => ({ name, value: name })),
] as const;

/** The colour of one of these, `#rrggbb`. */
export const colorOf = (value: string): string => NAMED_COLORS[value] ?? value;

/** What a theme is called: by the unit, by its look, by the name of its colour, or by its colour's code. */
export function themeWords({ look, value }: ResolvedTheme, ofUnit: readonly UnitTheme[]): Text {
  const own = ofUnit.find((theme) => theme.value === value);
  if (own && own.title !== "") return own.title;
  if (look !== "color") return { id: `appearance.look.${look}` };
  const color = COLORS.find((known) => known.value === value);
  return color ? { id: `appearance.color.${color.name}` } : value.toUpperCase();
}

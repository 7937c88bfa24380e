import { listOf, recordOf, textOf } from "./read";

/** A theme that a unit offers to its people. */
export interface UnitTheme {
  readonly id: string;
  /** A look's or a colour's name, or a colour, as written: whether it is a theme is decided where it is shown. */
  readonly value: string;
  /** May be bilingual; empty = none. */
  readonly title: string;
  /** The address of the picture behind its pages, as the platform wrote it and not judged yet; empty = none. */
  readonly picture: string;
}

/** More than this cannot be chosen from. */
const MOST = 24;

/**
 * The themes of a unit's configuration. `decorationSet` is JSON text or an object, and so may be the list in it; entries
 * without a colour, and colours that are there already, are dropped [THEME-05].
 */
export function readUnitThemes(wire: unknown): readonly UnitTheme[] {
  const { themeList } = recordOf(recordOf(wire)["decorationSet"]);
  const themes = new Map<string, UnitTheme>();
  for (const entry of listOf(themeList)) {
    const { id, color, title, bgurl } = recordOf(entry);
    const value = textOf(color).toLowerCase();
    if (value === "" || themes.has(value) || themes.size === MOST) continue;
    themes.set(value, { id: textOf(id) || value, value, title: textOf(title), picture: textOf(bgurl) });
  }
  return [...themes.values()];
}

import { isPlainObject } from "./isPlainObject";
import { numberOf, parsed, recordOf, textOf } from "./read";

/** A theme that an administrator set for all people of the unit and that can be taken back. */
interface LastSync {
  /** Values as written: whether they name a theme is decided where they are shown. */
  readonly theme: string;
  /** The unit's theme before it; empty = none. */
  readonly former: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: string;
}

/** What a theme for all would do, and the last one. */
export interface ThemeSync {
  /** How many people would be shown another theme; null where the platform does not say. */
  readonly people: number | null;
  readonly last: LastSync | null;
}

/** The answer of `theme_sync`. A last one without its moment cannot be named, so it is as good as none [THEME-05]. */
export function readThemeSync(wire: unknown): ThemeSync {
  const { people, last } = recordOf(wire);
  const count = numberOf(people, -1);
  return { people: Number.isSafeInteger(count) && count >= 0 ? count : null, last: readLast(last) };
}

function readLast(wire: unknown): LastSync | null {
  if (!isPlainObject(parsed(wire))) return null;
  const { theme, former, at, by } = recordOf(wire);
  const moment = numberOf(at, 0);
  if (!Number.isSafeInteger(moment) || moment <= 0) return null;
  return { theme: textOf(theme), former: textOf(former), at: moment, by: textOf(by) };
}

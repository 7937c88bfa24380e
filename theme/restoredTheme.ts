import { readTheme } from "./themes";

/**
 * The theme to put on for what the platform keeps, or null to leave the stored one: the person's own, else the unit's.
 * Where the person has a value that names no theme, a stored one that does goes before the unit's [THEME-01, THEME-05].
 */
export function restoredTheme(
  { own, unit }: { readonly own: string; readonly unit: string },
  stored: string | null,
): string | null {
  const chosen = readTheme(own);
  if (chosen) return chosen.value;
  return own !== "" && readTheme(stored) ? null : (readTheme(unit)?.value ?? null);
}

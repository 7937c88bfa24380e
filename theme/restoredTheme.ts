import { readTheme } from "./themes";

/**
 * The theme to show for what the platform stores: the person's own, else the unit's, else what the person chose on this
 * device, else none (null), as the device's may be another person's, or one that was taken back since. Undefined leaves the device's, where it names a theme and the value of the person or the
 * unit does not [THEME-01, THEME-05, SEC-03].
 */
export function restoredTheme(
  { own, unit }: { readonly own: string; readonly unit: string | null },
  stored: string | null,
  chosenHere: string | null,
): string | null | undefined {
  const chosen = readTheme(own);
  if (chosen) return chosen.value;
  if (own !== "" && readTheme(stored)) return undefined;
  return unit === "" ? (readTheme(chosenHere)?.value ?? null) : readTheme(unit)?.value;
}

import type { Language } from "../language/languages";

/** Making a format takes a slow device a millisecond, and a page with a list needs many of few kinds. */
const dates = new Map<string, Intl.DateTimeFormat>();
const distances = new Map<Language, Intl.RelativeTimeFormat>();

/** The machine's own format for dates of these options, made once. Throws a RangeError for a zone that does not exist. */
export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = dates.get(key) ?? new Intl.DateTimeFormat(language, options);
  dates.set(key, format);
  return format;
}

/** A distance in time as people say it: `tomorrow`, `3 hours ago`. */
export function distanceWords(value: number, unit: Intl.RelativeTimeFormatUnit, language: Language): string {
  const format = distances.get(language) ?? new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  distances.set(language, format);
  return format.format(value, unit);
}

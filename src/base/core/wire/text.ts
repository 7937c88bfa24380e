import type { Language } from "../language/languages";

/**
 * Words to show: a string of the server's, which may be bilingual (`中文|||English`), or a message of our own
 * catalogues. Which language is shown is decided where it is displayed, so a switch reaches what is on screen.
 */
export type Text =
  | string
  | { readonly id: string; readonly values?: Readonly<Record<string, string | number>> };

const SEPARATOR = "|||";

/** The part of a bilingual string to show in `language`; a one-part string shows as it is. */
export function resolveBilingual(raw: string, language: Language): string {
  const [chinese = "", english = ""] = raw.split(SEPARATOR);
  if (!raw.includes(SEPARATOR)) return raw;
  return language === "en" ? english || chinese : chinese || english;
}

/** The two parts of a string that may be bilingual, as a form holds them; a part that is not there is empty. */
export function partsOfBilingual(raw: string): readonly [chinese: string, english: string] {
  const [chinese = "", english = ""] = raw.split(SEPARATOR);
  return [chinese, english];
}

/** The bilingual string of two parts; the Chinese part alone where there is no English. */
export const bilingualOf = (chinese: string, english: string): string =>
  english === "" ? chinese : `${chinese}${SEPARATOR}${english}`;

/** Joins strings that may each be bilingual into one that still reads right in both languages. */
export function joinBilingual(parts: readonly string[], glue = ","): string {
  if (!parts.some((part) => part.includes(SEPARATOR))) return parts.join(glue);
  const inLanguage = (language: Language) => parts.map((part) => resolveBilingual(part, language)).join(glue);
  return `${inLanguage("zh-CN")}${SEPARATOR}${inLanguage("en")}`;
}

/** How grave a notice is. */
export const SEVERITIES = ["info", "success", "warning", "error"] as const;

/** A notice to the person at the screen; `duration` in milliseconds, else the kit's own default. */
export interface Toast {
  readonly severity: (typeof SEVERITIES)[number];
  readonly text: Text;
  readonly duration?: number;
  /** From 1 to 5; a notice of 5 is shown at once, also to a person who wants quiet [MORE-03]. */
  readonly importance?: 1 | 2 | 3 | 4 | 5;
  /** It answers what the person has just done; if that failed, it is told while they want quiet too [MORE-03]. */
  readonly answer?: boolean;
}

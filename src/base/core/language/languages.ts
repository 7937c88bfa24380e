/** The portal's languages. */
export type Language = "zh-CN" | "en";

/** Every language of the portal, the default first. */
export const LANGUAGES = ["zh-CN", "en"] as const satisfies readonly Language[];

/** Whether a value names a language of the portal; nothing else is ever accepted (I18N-01). */
export const isLanguage = (value: unknown): value is Language => value === "zh-CN" || value === "en";

/** Where a language may come from, strongest first. */
export interface LanguageSources {
  /** The address's `language` parameter. */
  readonly parameter?: unknown;
  /** The language that the page itself names, set by the server or the embedding page. */
  readonly passed?: unknown;
  /** The language in use last time. */
  readonly stored?: unknown;
  /** The language setting that other pages of the platform store. */
  readonly setting?: unknown;
  /** The browser's languages, most wanted first. */
  readonly browser?: readonly string[];
}

/** The language to start with: the first source that names one of ours, else the browser's. */
export function chooseLanguage({
  parameter,
  passed,
  stored,
  setting,
  browser = [],
}: LanguageSources): Language {
  return [parameter, passed, stored, setting].find(isLanguage) ?? ofBrowser(browser[0]);
}

/** Any Chinese tag gives zh-CN, every other one en; a browser without languages gets the default. */
const ofBrowser = (tag: string | undefined): Language =>
  tag === undefined || /^zh\b/i.test(tag) ? "zh-CN" : "en";

/** The languages that a site offers; null if its value is not a list, which a toast reports. */
export type OfferedLanguages = readonly Language[] | null;

/** Reads the languages a site offers: all of ours if the value is absent, or names none of them [I18N-01]. */
export function offeredLanguages(value: unknown = LANGUAGES): OfferedLanguages {
  if (!Array.isArray(value)) return null;
  const known = value.filter(isLanguage);
  return known.length > 0 ? known : LANGUAGES;
}

/** The language that a switcher leads to; null if no other one is offered, and no switcher is needed. */
export const languageToOffer = (offered: OfferedLanguages, language: Language): Language | null =>
  (offered ?? LANGUAGES).find((each) => each !== language) ?? null;

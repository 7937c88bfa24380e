/** The languages the portal speaks. */
export type Language = "zh-CN" | "en";

/** Every language the portal speaks, the default first. */
export const LANGUAGES = ["zh-CN", "en"] as const satisfies readonly Language[];

/** Whether a value names a language of the portal; nothing else is ever accepted (I18N-01). */
export const isLanguage = (value: unknown): value is Language => value === "zh-CN" || value === "en";

/** Where a language may come from, strongest first. */
export interface LanguageSources {
  /** The address's `language` parameter. */
  readonly parameter?: unknown;
  /** What the embedding page passed. */
  readonly passed?: unknown;
  /** The language in use last time. */
  readonly stored?: unknown;
  /** The person's stored language setting. */
  readonly setting?: unknown;
  /** The browser's languages, most wanted first. */
  readonly browser?: readonly string[];
}

/** The language to start with: the first source that names one of ours, else the browser's wish. */
export function chooseLanguage({
  parameter,
  passed,
  stored,
  setting,
  browser = [],
}: LanguageSources): Language {
  return [parameter, passed, stored, setting].find(isLanguage) ?? ofBrowser(browser[0]);
}

/** Any Chinese tag gives zh-CN, every other one en; a browser that says nothing gets the default. */
const ofBrowser = (tag: string | undefined): Language =>
  tag === undefined || /^zh\b/i.test(tag) ? "zh-CN" : "en";

/** The languages a page offers, or null where what it was given is no list, which it then says in a notice. */
export const offeredLanguages = (value: unknown): readonly Language[] | null =>
  Array.isArray(value) ? value.filter(isLanguage) : null;

/** The language a switcher of two offers. */
export const otherLanguage = (language: Language): Language => (language === "en" ? "zh-CN" : "en");

import type { Language } from "../../base/core/language/languages";
import type { SiteConfig } from "../../base/core/site/siteConfig";

/**
 * The language whose names of applications a person has to say: that of the page, unless the site knows that its recogniser does not
 * hear it [VOICE-01].
 */
export const spokenLanguage = (
  { voiceLanguages }: Pick<SiteConfig, "voiceLanguages">,
  language: Language,
): Language => (voiceLanguages?.includes(language) ? language : (voiceLanguages?.[0] ?? language));

/** Whether a name can be said in a language: one that is Chinese in part is none in English. */
export const isIn = (name: string, language: Language): boolean =>
  language === "zh-CN" || !/\p{Script=Han}/u.test(name);

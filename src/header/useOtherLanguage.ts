import { useSiteConfigQuery } from "../base/api/site.api";
import { languageToOffer, type Language } from "../base/core/language/languages";
import { DEFAULT_SITE } from "../base/core/site/siteConfig";
import { useLanguage } from "../base/i18n/useText";
import { useChooseLanguage } from "./useChooseLanguage";

/** The site's other language, and the way to it. */
export interface OtherLanguage {
  readonly target: Language;
  readonly choose: () => void;
}

/** The site's other language; null where the site has no other [I18N-01]. */
export function useOtherLanguage(): OtherLanguage | null {
  const { data: { languages } = DEFAULT_SITE } = useSiteConfigQuery();
  const choose = useChooseLanguage();
  const target = languageToOffer(languages, useLanguage());
  return target && { target, choose: () => choose(target) };
}

import { useSiteConfigQuery } from "../base/api/site.api";
import { languageToOffer, type Language } from "../base/core/language/languages";
import { DEFAULT_SITE } from "../base/core/site/siteConfig";
import { useLanguage } from "../base/i18n/useText";
import { PART_FAILED } from "../base/core/part/partFailed";
import { portalMessages } from "../base/i18n/portalMessages";
import { useKit } from "../base/kit/KitContext";
import { useAppDispatch } from "../base/state/hooks";
import { languageChosen } from "../base/state/preferences";

/** Has the portal speak a language. One whose words do not come is not chosen, so that the next press asks again [REL-03]. */
function useChooseLanguage(): (language: Language) => void {
  const dispatch = useAppDispatch();
  const { toasts } = useKit();
  return (language) =>
    void portalMessages.load(language).then(
      () => dispatch(languageChosen(language)),
      () => toasts.notify(PART_FAILED),
    );
}

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

import type { ReactElement } from "react";
import { useSiteConfigQuery } from "../../../api/site.api";
import type { Language } from "../../../core/language/languages";
import { DEFAULT_SITE } from "../../../core/site/siteConfig";
import { PART_FAILED } from "../../../core/toast/partFailed";
import { portalMessages } from "../../../i18n/portalMessages";
import { useLanguage } from "../../../i18n/useText";
import { useKit } from "../../../kit/KitContext";
import { useAppDispatch } from "../../../state/hooks";
import { languageChosen } from "../../../state/preferences";
import { LanguageButton } from "./LanguageButton";

/** The way to the site's other language, which the portal speaks from then on. */
export function LanguageTool(): ReactElement {
  const dispatch = useAppDispatch();
  const { toasts } = useKit();
  const { data: { languages } = DEFAULT_SITE } = useSiteConfigQuery();
  // A language whose words do not come is not chosen, so that the next press asks for them again [REL-03].
  const choose = (language: Language) =>
    void portalMessages.load(language).then(
      () => dispatch(languageChosen(language)),
      () => toasts.notify(PART_FAILED),
    );
  return <LanguageButton language={useLanguage()} languages={languages} onLanguage={choose} />;
}

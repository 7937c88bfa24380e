import Languages from "lucide-react/icons/languages";
import type { ReactElement } from "react";
import { useIntl } from "react-intl";
import { languageToOffer, type Language, type OfferedLanguages } from "../../../core/language/languages";
import { HeaderButton } from "../../../kit/header/HeaderButton";

interface Props {
  readonly language: Language;
  /** The languages that the person may switch to. */
  readonly languages: OfferedLanguages;
  readonly onLanguage: (language: Language) => void;
}

/** Switches to the other language, in whose words it speaks; nothing where the site has no other. */
export function LanguageButton({ language, languages, onLanguage }: Props): ReactElement | null {
  const name = useIntl().formatMessage({ id: "header.language" });
  const target = languageToOffer(languages, language);
  return (
    target && (
      <HeaderButton
        type="button"
        lang={target}
        aria-label={name}
        title={name}
        onClick={() => onLanguage(target)}
      >
        <Languages aria-hidden="true" />
      </HeaderButton>
    )
  );
}

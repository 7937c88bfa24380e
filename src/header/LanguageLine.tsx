import Languages from "lucide-react/icons/languages";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { MenuLine, type LineProps } from "../bars";
import { useOtherLanguage } from "./useOtherLanguage";

/** Switches to the site's other language, in whose words it speaks; not there where the site has no other [I18N-01]. */
export function LanguageLine({ close }: LineProps): ReactElement | null {
  const other = useOtherLanguage();
  return (
    other && (
      <MenuLine Icon={Languages} close={close} onChoose={other.choose}>
        <span lang={other.target}>
          <FormattedMessage id="header.language" />
        </span>
      </MenuLine>
    )
  );
}

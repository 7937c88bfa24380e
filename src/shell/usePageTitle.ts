import { useIntl } from "react-intl";
import type { MessageId } from "../i18n/messageIds";
import { usePerson } from "../session/PersonContext";

/** The window's title for a page of the portal: what it is, and whose. */
export function usePageTitle(id: MessageId): string {
  const { formatMessage, locale } = useIntl();
  const { unitName, unitEnglishName } = usePerson();
  const unit = (locale === "en" && unitEnglishName) || unitName;
  return formatMessage({ id: "nav.title" }, { page: formatMessage({ id }), unit });
}

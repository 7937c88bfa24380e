import { useIntl } from "react-intl";
import { unitNameIn } from "../base/core/wire/user";
import type { MessageId } from "../base/i18n/messageIds";
import { usePerson } from "../base/session/PersonContext";

/** The window's title for a page of the portal: what it is, and whose. */
export function usePageTitle(id: MessageId): string {
  const { formatMessage, locale } = useIntl();
  const unit = unitNameIn(locale, usePerson());
  return formatMessage({ id: "nav.title" }, { page: formatMessage({ id }), unit });
}

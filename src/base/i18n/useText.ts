import { useCallback } from "react";
import { useIntl } from "react-intl";
import type { Language } from "../core/language/languages";
import { resolveBilingual, type Text } from "../core/wire/text";
import type { MessageId } from "./messageIds";

/** The language the page is shown in. */
export const useLanguage = (): Language => useIntl().locale;

/** Turns words to show, a server's (perhaps bilingual) string or a catalogue id, into the language shown. */
export function useText(): (text: Text) => string {
  const { formatMessage, locale } = useIntl();
  return useCallback(
    (text) =>
      typeof text === "string"
        ? resolveBilingual(text, locale)
        : // Core cannot know the catalogue's ids; one that does not exist shows an ellipsis and is reported.
          formatMessage({ id: text.id as MessageId }, text.values),
    [formatMessage, locale],
  );
}

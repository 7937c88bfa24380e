import { useIntl } from "react-intl";
import { phrasesToShow } from "../core/language/phrases";
import type { Text } from "../core/wire/text";
import { useText } from "../i18n/useText";

/**
 * Words of the platform's, of a person's or of our own, as one inline text. What is in another language than the page
 * carries its `lang`, so that a screen reader changes its voice and a browser its glyphs [I18N-05].
 */
export function Phrase({ text }: { readonly text: Text }) {
  const phrases = phrasesToShow(text, useIntl().locale, useText());
  const [first] = phrases;
  if (!first || (phrases.length === 1 && !first.language)) return first?.words;
  if (phrases.length === 1) return <span lang={first.language ?? undefined}>{first.words}</span>;
  // One box around the pieces: a flex row would lay them out as several.
  return (
    <span>
      {phrases.map(({ words, language }, place) =>
        language ? (
          <span key={place} lang={language}>
            {words}
          </span>
        ) : (
          words
        ),
      )}
    </span>
  );
}

import { useIntl } from "react-intl";
import { phrasesToShow } from "../core/language/phrases";
import type { Text } from "../core/wire/text";
import { useText } from "../i18n/useText";

/**
 * Words of the platform's, of a person's or of our own, as one inline text. What is in another language than the page
 * carries its `lang`, so that a screen reader changes its voice and a browser its glyphs [I18N-05].
 */
export function Phrase({ text }: { readonly text: Text }) {
  const pieces = phrasesToShow(text, useIntl().locale, useText()).map(({ words, language }, place) =>
    language ? (
      <span key={place} lang={language}>
        {words}
      </span>
    ) : (
      words
    ),
  );
  // One box around several: a flex row would lay each out by itself.
  return pieces.length > 1 ? <span>{pieces}</span> : pieces;
}

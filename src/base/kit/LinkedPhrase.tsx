import { styled } from "@mui/material/styles";
import { Fragment, type ReactElement } from "react";
import { useIntl } from "react-intl";
import { safeAddress } from "../core/address/safeAddress";
import { phrasesOf, phrasesToShow, type Phrase } from "../core/language/phrases";
import { linksIn } from "../core/text/linksIn";
import type { Text } from "../core/wire/text";
import { useText } from "../i18n/useText";

const Address = styled("a")({ color: "inherit", textDecoration: "underline", overflowWrap: "anywhere" });

const Words = ({ words, language }: Phrase): ReactElement =>
  language ? <span lang={language}>{words}</span> : <Fragment>{words}</Fragment>;

/**
 * Long words of people, such as a notice, in which addresses are links. They open beside the page, which they learn nothing of; what
 * is no plain address of the web stays words [SEC-02]. Otherwise as `Phrase`.
 */
export function LinkedPhrase({ text }: { readonly text: Text }): ReactElement {
  const page = useIntl().locale;
  const phrases = phrasesToShow(text, page, useText());
  const [first] = phrases;
  const stretches = (words: string): readonly Phrase[] =>
    phrases.length === 1 && first ? [{ ...first, words }] : phrasesOf(words, page);
  const parts = linksIn(phrases.map(({ words }) => words).join(""), safeAddress);
  return (
    <span>
      {parts.map(({ words, href }, place) =>
        href === null ? (
          stretches(words).map((phrase, at) => <Words key={`${place} ${at}`} {...phrase} />)
        ) : (
          <Address key={place} href={href} target="_blank" rel="noopener noreferrer">
            {words}
          </Address>
        ),
      )}
    </span>
  );
}

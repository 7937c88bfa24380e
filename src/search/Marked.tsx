import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { markedPhrases, type MarkedWords } from "./core/marks";
import { useLanguage } from "../base/i18n/useText";
import { Phrase } from "../base/kit/Phrase";

/** Bold and underlined, because colour alone would not reach everyone. */
const Mark = styled("mark")({
  backgroundColor: "transparent",
  color: "inherit",
  fontWeight: 700,
  textDecoration: "underline",
  textDecorationThickness: "0.125em",
  textUnderlineOffset: "0.2em",
});

/** Words with what the person has typed marked in them; what is in another language than the page says so [I18N-05]. */
export function Marked(marked: MarkedWords): ReactElement {
  const page = useLanguage();
  if (marked.ranges.length === 0) return <Phrase text={marked.words} />;
  return (
    <span>
      {markedPhrases(marked, page).map(({ language, pieces }, place) => (
        <span key={place} {...(language && { lang: language })}>
          {pieces.map(({ words, isMarked }, at) => (isMarked ? <Mark key={at}>{words}</Mark> : words))}
        </span>
      ))}
    </span>
  );
}

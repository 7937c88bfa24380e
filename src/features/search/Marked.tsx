import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import type { Range } from "../../core/search/fold";
import { Phrase } from "../../kit/Phrase";

/** Bold and underlined, because colour alone would not reach everyone. */
const Mark = styled("mark")({
  backgroundColor: "transparent",
  color: "inherit",
  fontWeight: 700,
  textDecoration: "underline",
  textDecorationThickness: "0.125em",
  textUnderlineOffset: "0.2em",
});

interface Props {
  readonly words: string;
  readonly ranges: readonly Range[];
}

/** Words with what the person has typed marked in them. */
export function Marked({ words, ranges }: Props): ReactElement {
  if (ranges.length === 0) return <Phrase text={words} />;
  return (
    <span>
      {ranges.map(([from, to], index) => (
        <span key={from}>
          {words.slice(ranges[index - 1]?.[1] ?? 0, from)}
          <Mark>{words.slice(from, to)}</Mark>
        </span>
      ))}
      {words.slice(ranges.at(-1)?.[1] ?? 0)}
    </span>
  );
}

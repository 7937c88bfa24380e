import { styled } from "@mui/material/styles";
import type { ReactElement, ReactNode } from "react";
import { AboutChild } from "../base/kit/card/AboutChild";
import { LinkedPhrase } from "../base/kit/LinkedPhrase";
import { Phrase } from "../base/kit/Phrase";
import { TimeOf } from "../base/kit/TimeOf";
import { Importance } from "./Importance";
import type { ShownMessage } from "./useShowMessage";

const Article = styled("article")(({ theme }) => ({
  display: "grid",
  gap: "0.75rem",
  justifyItems: "start",
  overflowWrap: "anywhere",
  "& h1, & h2": { margin: 0, fontSize: "1.5rem", lineHeight: 1.4 },
  "& h2": { fontSize: "1.25rem" },
  "& p": { margin: 0, maxInlineSize: "42rem", lineHeight: 1.7 },
  "& .about": {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "0.75rem",
    color: theme.vars.palette.text.secondary,
  },
}));

interface Props {
  readonly message: ShownMessage;
  readonly now: number;
  readonly zone: string;
  /** Its title, at the level that the page needs. */
  readonly heading: ReactNode;
  /** Below its words. */
  readonly children?: ReactNode;
}

/** All that a message says: its title, how important it is, where it comes from, when, and its paragraphs [MSG-01]. */
export function MessageWords({ message, now, zone, heading, children }: Props): ReactElement {
  const { importance, module, time, content, childName } = message;
  return (
    <Article>
      {heading}
      <p className="about">
        <Importance degree={importance} />
        <span>
          <AboutChild name={childName} />
          <Phrase text={module} />
        </span>
        <TimeOf time={time} now={now} zone={zone} />
      </p>
      {content.map((paragraph, place) => (
        <p key={place}>
          <LinkedPhrase text={paragraph} />
        </p>
      ))}
      {children}
    </Article>
  );
}

import { styled } from "@mui/material/styles";
import type { ReactElement, Ref } from "react";
import { FormattedMessage } from "react-intl";
import { Phrase } from "../../../kit/Phrase";
import { PlainLink } from "../../../kit/PlainButton";
import { TimeOf } from "../../../kit/TimeOf";
import { Importance } from "../list/Importance";
import type { ShownMessage } from "../list/useMessages";

const Article = styled("article")(({ theme }) => ({
  display: "grid",
  gap: "0.75rem",
  justifyItems: "start",
  overflowWrap: "anywhere",
  "& h1": { margin: 0, fontSize: "1.5rem", lineHeight: 1.4 },
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
  readonly titleRef: Ref<HTMLHeadingElement>;
}

/** A message that is read where it is, and the way on if it names one [MSG-01]. */
export function MessageDetail({ message, now, zone, titleRef }: Props): ReactElement {
  const { title, importance, module, time, content, link, refused, url } = message;
  return (
    <Article>
      <h1 ref={titleRef} tabIndex={-1} className="look-heading">
        <Phrase text={title} />
      </h1>
      <p className="about">
        <Importance degree={importance} />
        <Phrase text={module} />
        <TimeOf time={time} now={now} zone={zone} />
      </p>
      {content.map((paragraph, place) => (
        <p key={place}>
          <Phrase text={paragraph} />
        </p>
      ))}
      {refused && (
        <p role="note">
          <FormattedMessage id="messages.refused" />
        </p>
      )}
      {url !== "" && !refused && (
        <PlainLink href={link.href} {...(link.newWindow && { target: "_blank", rel: "noopener" })}>
          <FormattedMessage id="messages.open" />
        </PlainLink>
      )}
    </Article>
  );
}

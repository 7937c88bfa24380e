import type { ReactElement, Ref } from "react";
import { FormattedMessage } from "react-intl";
import { Phrase } from "../base/kit/Phrase";
import { PlainLink } from "../base/kit/PlainLink";
import { MessageWords } from "./MessageWords";
import type { ShownMessage } from "./useShowMessage";

interface Props {
  readonly message: ShownMessage;
  readonly now: number;
  readonly zone: string;
  readonly titleRef: Ref<HTMLHeadingElement>;
}

/** A message that is read where it is, and the way on if it names one [MSG-01]. */
export function MessageDetail({ titleRef, ...shown }: Props): ReactElement {
  const { title, link, refused, url } = shown.message;
  return (
    <MessageWords
      {...shown}
      heading={
        <h1 ref={titleRef} tabIndex={-1} className="look-heading">
          <Phrase text={title} />
        </h1>
      }
    >
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
    </MessageWords>
  );
}

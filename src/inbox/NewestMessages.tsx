import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { CardFrame } from "../base/kit/card/CardFrame";
import { CardLink } from "../base/kit/card/CardLink";
import { MessageList } from "./MessageList";
import { useMessages } from "./useMessages";

const MOST = 3;

/** The card of the messages that matter most just now, with how many there are [MSG-01]. */
export function NewestMessages(): ReactElement {
  const shown = useMessages({ most: MOST });
  const { messages } = shown;
  const count = messages.status === "ready" ? messages.data.count : 0;
  return (
    <CardFrame
      title={<FormattedMessage id="messages.heading" values={{ count }} />}
      href={count > 0 && "#/messages"}
      busy={messages.status === "loading"}
      action={
        <CardLink href="#/messages">
          <FormattedMessage id="messages.all" />
        </CardLink>
      }
    >
      <MessageList {...shown} short />
    </CardFrame>
  );
}

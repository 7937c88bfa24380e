import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { useText } from "../base/i18n/useText";
import { CardPlace } from "../base/kit/CardPlace";
import { Phrase } from "../base/kit/Phrase";
import { MessageWords } from "./MessageWords";
import { useMessages } from "./useMessages";
import { useOpenMessage } from "./useOpenMessage";

const Place = styled("section")({ padding: "1.5rem", marginBlockEnd: "1rem" });

interface Props {
  /** The message that led to the page. */
  readonly id: string;
  /** Whether what it leads to is there; otherwise its words are shown in place of it. */
  readonly isShown: boolean;
}

/** Has the message read that led to a page, once that page or else the message's own words are shown [MSG-01, DESK-15]. */
export function LeadingMessage({ id, isShown }: Props): ReactElement | null {
  const text = useText();
  const { messages, now, zone } = useMessages({ most: 0, id });
  const message = useOpenMessage(id, messages.status === "ready" ? messages.data.named : null);
  if (isShown || !message) return null;
  return (
    <CardPlace>
      <Place aria-label={text({ id: "messages.told" })}>
        <MessageWords
          message={message}
          now={now}
          zone={zone}
          heading={
            <h2 className="look-heading">
              <Phrase text={message.title} />
            </h2>
          }
        />
      </Place>
    </CardPlace>
  );
}

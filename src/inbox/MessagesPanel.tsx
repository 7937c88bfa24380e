import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { useText } from "../base/i18n/useText";
import { CardLink } from "../base/kit/card/CardLink";
import { HeaderPopover, type PanelProps } from "../bars";
import { PlainButton } from "../base/kit/PlainButton";
import { MessageList } from "./MessageList";
import { useMessages } from "./useMessages";
import { useMarkAllReadWithUndo } from "./useMarkAllReadWithUndo";

const WIDTH = 448;
/** As many as a panel shows; the page has all. */
const MOST = 8;

const Place = styled("div")({
  padding: "1rem 1.25rem",
  "& h2": { margin: 0, fontSize: "1.125rem", lineHeight: 1.4 },
  "& .head, & .foot": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "0.25rem 1rem",
  },
  "& .foot": { marginBlockStart: "0.5rem" },
});

/** The unread messages below the bell [MSG-01]. */
export function MessagesPanel({ anchor, onClose }: PanelProps): ReactElement {
  const text = useText();
  const shown = useMessages({ most: MOST });
  const readAll = useMarkAllReadWithUndo();
  const count = shown.messages.status === "ready" ? shown.messages.data.count : 0;
  return (
    <HeaderPopover anchor={anchor} onClose={onClose} label={text({ id: "messages.title" })} width={WIDTH}>
      <Place>
        <div className="head">
          <h2 className="look-heading">
            <FormattedMessage id="messages.heading" values={{ count }} />
          </h2>
          {count > 0 && (
            <PlainButton
              type="button"
              onClick={() => {
                onClose();
                void readAll(count);
              }}
            >
              <FormattedMessage id="messages.readAll" />
            </PlainButton>
          )}
        </div>
        <MessageList {...shown} onOpen={onClose} />
        <div className="foot">
          <CardLink href="#/messages" onClick={onClose}>
            <FormattedMessage id="messages.all" />
          </CardLink>
          {count > MOST && (
            <FormattedMessage id="messages.more" tagName="span" values={{ count: count - MOST }} />
          )}
        </div>
      </Place>
    </HeaderPopover>
  );
}

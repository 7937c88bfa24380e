import { styled } from "@mui/material/styles";
import { useId, useState, type ReactElement, type ReactNode, type Ref } from "react";
import { FormattedMessage } from "react-intl";
import { FIRST } from "./core/firstMessages";
import { CardBox } from "../base/kit/card/CardFrame";
import { CardLink } from "../base/kit/card/CardLink";
import { EntriesSkeleton } from "../base/kit/card/Entries";
import { NoData } from "../base/kit/empty/NoData";
import { FocusKeeper } from "../base/kit/FocusKeeper";
import { PlainButton } from "../base/kit/PlainButton";
import { LoadMore } from "../base/kit/scroll/LoadMore";
import { MessageList } from "./MessageList";
import { useMessages } from "./useMessages";
import { useOpenMessage } from "./useOpenMessage";
import { useMarkAllReadWithUndo } from "./useMarkAllReadWithUndo";
import { HistoryList } from "./HistoryList";
import { MessageDetail } from "./MessageDetail";
import { Tabs } from "./Tabs";

/** As many as show at first: more than a screen holds. */
const BEGIN = 20;

const Place = styled("div")({
  inlineSize: "min(60rem, 100%)",
  marginInline: "auto",
  padding: "clamp(0.75rem, 2.5vw, 2.25rem)",
  "& .head": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "0.5rem 1rem",
    marginBlockEnd: "0.75rem",
  },
  "& .head h1": { margin: 0, marginInlineEnd: "auto", fontSize: "1.5rem", lineHeight: 1.4 },
});

interface Props {
  /** The message that the address names, or null for all of them. */
  readonly id: string | null;
  /** Whether read messages are shown as well, and of which place alone; null = the unread ones. */
  readonly history?: { readonly module: string | null } | null;
  readonly onModule?: (module: string | null) => void;
  /** At the end of the list's head, such as a way to refresh it. */
  readonly action?: ReactNode;
  readonly titleRef: Ref<HTMLHeadingElement>;
}

/** The unread messages, all of the last 90 days, or the one that the address names; Back leads from one to all [MSG-01, MSG-03]. */
export function MessagesPage({
  id,
  history = null,
  onModule = () => undefined,
  action,
  titleRef,
}: Props): ReactElement {
  const [most, setMost] = useState(BEGIN);
  const shown = useMessages({ most, id });
  const readAll = useMarkAllReadWithUndo();
  const headingId = useId();
  const { messages, more } = shown;
  const { count, named } = messages.status === "ready" ? messages.data : { count: 0, named: null };
  const open = useOpenMessage(id, named);
  if (id !== null)
    return (
      <Place>
        <CardBox className="look-card">
          <div className="head">
            <CardLink href="#/messages">
              <FormattedMessage id="messages.back" />
            </CardLink>
          </div>
          {open ? (
            <MessageDetail message={open} now={shown.now} zone={shown.zone} titleRef={titleRef} />
          ) : messages.status === "loading" ? (
            <EntriesSkeleton />
          ) : (
            <NoData what={{ id: messages.status === "error" ? "messages.error" : "messages.gone" }} />
          )}
        </CardBox>
      </Place>
    );
  return (
    <Place>
      <CardBox className="look-card" aria-busy={messages.status === "loading"}>
        <FocusKeeper className="head" role="group" aria-labelledby={headingId}>
          <h1 id={headingId} ref={titleRef} tabIndex={-1} className="look-heading">
            <FormattedMessage id="messages.heading" values={{ count }} />
          </h1>
          <Tabs current={history ? "all" : "unread"} />
          {count > 0 && (
            <PlainButton type="button" onClick={() => void readAll(count)}>
              <FormattedMessage id="messages.readAll" />
            </PlainButton>
          )}
          {action}
        </FocusKeeper>
        {history ? (
          <HistoryList module={history.module} onModule={onModule} />
        ) : (
          <>
            <MessageList {...shown} />
            {more && (
              <LoadMore
                status={more}
                onLoad={() => (more === "failed" ? shown.retryMore() : setMost(most + FIRST))}
              />
            )}
          </>
        )}
      </CardBox>
    </Place>
  );
}

import type { ReactElement } from "react";
import { useText } from "../base/i18n/useText";
import { Entries, EntriesSkeleton } from "../base/kit/card/Entries";
import { NoData } from "../base/kit/empty/NoData";
import { ErrorCard } from "../base/kit/ErrorCard";
import { FocusKeeper } from "../base/kit/FocusKeeper";
import { VisuallyHidden } from "../base/kit/VisuallyHidden";
import { MessageRow } from "./MessageRow";
import type { ShownMessages } from "./useMessages";

interface Props extends Pick<ShownMessages, "messages" | "now" | "zone"> {
  readonly short?: boolean;
  readonly onOpen?: () => void;
}

function Content({ messages, now, zone, short = false, onOpen }: Props): ReactElement {
  const text = useText();
  if (messages.status === "error")
    return <ErrorCard compact what={{ id: "messages.error" }} onRetry={messages.retry} />;
  if (messages.status === "loading")
    return (
      <>
        <VisuallyHidden role="status">{text({ id: "common.loading" })}</VisuallyHidden>
        <EntriesSkeleton />
      </>
    );
  if (messages.data.list.length === 0) return <NoData kind="dashboard" what={{ id: "messages.empty" }} />;
  return (
    <Entries role="list">
      {messages.data.list.map((message) => (
        <MessageRow key={message.id} message={message} {...{ now, zone, short, onOpen }} />
      ))}
    </Entries>
  );
}

/** The unread messages in each state they can be in; the focus stays among them as they go [MSG-01, A11Y-02]. */
export function MessageList(props: Props): ReactElement {
  const text = useText();
  return (
    <FocusKeeper role="group" aria-label={text({ id: "messages.list" })}>
      <Content {...props} />
    </FocusKeeper>
  );
}

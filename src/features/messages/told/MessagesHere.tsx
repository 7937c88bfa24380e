import { useEffect, useEffectEvent, useRef } from "react";
import { useReadMessageMutation, useUnreadMessagesQuery } from "../../../api/inbox.api";
import { messagesTo } from "../../../core/inbox/messageTarget";
import { useAppSelector } from "../../../state/hooks";

interface Props {
  /** The query of the viewport's address whose place is shown. */
  readonly search: string;
  /** The message that the address names, which is read as such. */
  readonly named: string | null;
}

/**
 * Has the messages read that lead to the place which is shown, however the person came there: by a tile, a to-do, the search. Where the
 * platform refuses, they stay as they are [MSG-01].
 */
export function MessagesHere({ search, named }: Props): null {
  const child = useAppSelector((state) => state.child?.id ?? null);
  const { currentData: unread = [] } = useUnreadMessagesQuery({ child });
  const [read] = useReadMessageMutation();
  const tried = useRef(new Set<string>());
  const ids = messagesTo(search, unread, child).filter((id) => id !== named);
  const readThem = useEffectEvent(() => {
    for (const id of ids) {
      if (tried.current.has(id)) continue;
      tried.current.add(id);
      void read({ child, id });
    }
  });
  const key = ids.join(" ");
  useEffect(() => {
    if (key !== "") readThem();
  }, [key]);
  return null;
}

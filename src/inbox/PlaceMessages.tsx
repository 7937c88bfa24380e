import { useEffect, useEffectEvent } from "react";
import { useReadMessageMutation, useUnreadMessagesQuery } from "./inbox.api";
import { messagesTo } from "./core/messageTarget";
import { useAppSelector } from "../base/state/hooks";

interface Props {
  /** The query of the viewport's address whose place is shown. */
  readonly search: string;
  /** The message that the address names, which is read as such. */
  readonly named: string | null;
}

/**
 * Has the messages read that lead to the place which is shown, however the person came there: by a tile, a to-do, the search. One that
 * comes while the place stands there waits: nobody may be looking. Where the platform refuses, they stay as they are [MSG-01].
 */
export function PlaceMessages({ search, named }: Props): null {
  const child = useAppSelector((state) => state.child?.id ?? null);
  const { currentData: unread } = useUnreadMessagesQuery({ child });
  const [read] = useReadMessageMutation();
  const arrive = useEffectEvent(() => {
    for (const id of messagesTo(search, unread ?? [], child)) if (id !== named) void read({ child, id });
  });
  const isKnown = unread !== undefined;
  useEffect(() => {
    if (isKnown) arrive();
  }, [search, child, isKnown]);
  return null;
}

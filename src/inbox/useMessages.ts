import { useMemo, useState } from "react";
import { skipToken } from "@reduxjs/toolkit/query/react";
import { useUnhandledCountQuery } from "../base/api/base.api";
import { useMessageQuery, useUnreadMessagesQuery } from "./inbox.api";
import { useSiteConfigQuery } from "../base/api/site.api";
import { FIRST, unreadCount } from "./core/firstMessages";
import { sortMessages } from "./core/sortMessages";
import { DEFAULT_SITE } from "../base/core/site/siteConfig";
import { loadableOf, mapLoadable, type Loadable } from "../base/kit/card/Loadable";
import type { MoreStatus } from "../base/kit/scroll/LoadMore";
import { useNow } from "../base/platform/useNow";
import { useAppSelector } from "../base/state/hooks";
import { useShowMessage, type ShownMessage } from "./useShowMessage";

/** What is shown of the messages. */
interface ListedMessages {
  /** The first ones, in their order. */
  readonly list: readonly ShownMessage[];
  /** How many are unread in all. */
  readonly count: number;
  /** The one that was asked for by its id, read or not. */
  readonly named: ShownMessage | null;
}

/** What a list of messages shows. */
export interface ShownMessages {
  readonly messages: Loadable<ListedMessages>;
  /** Those after them; null where there are none. */
  readonly more: MoreStatus | null;
  /** Asks for them again after a failure. */
  readonly retryMore: () => void;
  readonly now: number;
  readonly zone: string;
}

interface Asked {
  /** As many as are shown at most. */
  readonly most: number;
  /** The message that an address names. */
  readonly id?: string | null;
}

/**
 * The unread messages in their order; one that opens nowhere else is read in the message centre. The platform is asked for more
 * than the first ones only where they are to be shown [MSG-01].
 */
export function useMessages({ most, id = null }: Asked): ShownMessages {
  const show = useShowMessage();
  const child = useAppSelector((state) => state.child?.id ?? null);
  const first = useUnreadMessagesQuery({ child });
  const { data: waiting } = useUnhandledCountQuery();
  const { data: site = DEFAULT_SITE } = useSiteConfigQuery();
  const listed = first.currentData;
  const count = unreadCount(listed ?? [], waiting?.message);
  const isCut = listed !== undefined && listed.length < count;
  const wanted = id === null && most > FIRST;
  const whole = useUnreadMessagesQuery(isCut && wanted ? { child, all: true } : skipToken);
  const all = isCut ? whole.currentData : listed;
  const isListed = id !== null && listed?.some((message) => message.id === id);
  const [listedOnce, setListedOnce] = useState<string | null>(null);
  if (isListed && listedOnce !== id) setListedOnce(id);
  // An address may name one that is read, or lies behind those that were asked for. One that has been shown here is kept.
  const asksAlone = id !== null && listed !== undefined && !isListed && listedOnce !== id;
  const alone = useMessageQuery(asksAlone ? { child, id } : skipToken);
  const query = asksAlone ? alone : first;
  const other = asksAlone ? alone.currentData : null;
  const shown = other === undefined ? undefined : (all ?? listed);
  const data = useMemo(() => {
    if (!shown) return undefined;
    const sorted = sortMessages(shown, site.timeZone);
    const named = sorted.find((message) => message.id === id) ?? other;
    return {
      // Of a list that was cut, the newest follow the most important, and others between them are not there.
      list: sorted.slice(0, all ? most : Math.min(most, FIRST)).map(show),
      count: Math.max(count, shown.length),
      named: named ? show(named) : null,
    };
  }, [shown, other, all, most, id, count, site, show]);
  const isMore = data !== undefined && data.list.length < data.count;
  return {
    messages: mapLoadable(loadableOf({ ...query, data }), (list) => list),
    more: !isMore ? null : all || !wanted ? "ready" : whole.isError ? "failed" : "loading",
    retryMore: () => void whole.refetch(),
    now: useNow(),
    zone: site.timeZone,
  };
}

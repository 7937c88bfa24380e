import { useMemo, type MouseEvent } from "react";
import { useUnreadMessagesQuery } from "../../../api/inbox.api";
import { useSiteConfigQuery } from "../../../api/site.api";
import { targetOfMessage } from "../../../core/inbox/messageTarget";
import { sortMessages } from "../../../core/inbox/sortMessages";
import { DEFAULT_SITE } from "../../../core/site/siteConfig";
import type { Message } from "../../../core/wire/inbox";
import { loadableOf, mapLoadable, type Loadable } from "../../../kit/card/Loadable";
import type { EntryLink } from "../../../kit/card/Entries";
import { usePorts } from "../../../platform/PortsContext";
import { useNow } from "../../../platform/useNow";
import { useAppSelector } from "../../../state/hooks";
import { useRead } from "./useRead";

/** Milliseconds that a page which takes the portal's place waits for the platform to have taken the message as read. */
const PATIENCE = 1_000;

/** A message as it is shown: with its link, and a way to have it read. */
export interface ShownMessage extends Message {
  readonly link: EntryLink;
  /** It names an address that this school does not allow. */
  readonly refused: boolean;
  readonly read: () => void;
}

/** The place of a message in the portal. */
export const placeOf = (id: string): string => `#/messages?id=${encodeURIComponent(id)}`;

/** What a list of messages shows. */
export interface ShownMessages {
  readonly messages: Loadable<readonly ShownMessage[]>;
  readonly now: number;
  readonly zone: string;
}

/** The unread messages in their order; one that opens nowhere else is read in the message centre [MSG-01]. */
export function useMessages(): ShownMessages {
  const { clock, navigation } = usePorts();
  const child = useAppSelector((state) => state.child?.id ?? null);
  const query = useUnreadMessagesQuery({ child });
  const { data: site = DEFAULT_SITE } = useSiteConfigQuery();
  const markRead = useRead();
  const data = useMemo(() => {
    const { origin } = new URL(navigation.href());
    return (
      query.currentData &&
      sortMessages(query.currentData, site.timeZone).map((message): ShownMessage => {
        const target = targetOfMessage(message, { site, origin });
        const read = () => void markRead(message.id);
        const leave = (event: MouseEvent) => {
          const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
          if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) {
            read();
            return;
          }
          event.preventDefault();
          const waited = new Promise<void>((resolve) => void clock.after(PATIENCE, resolve));
          void Promise.race([markRead(message.id), waited]).then(() => navigation.go(target?.href ?? ""));
        };
        const own = { href: placeOf(message.id), newWindow: false };
        return {
          ...message,
          read,
          refused: message.url !== "" && target === null,
          // A page of the portal has it read when it shows it.
          link:
            target && !target.href.startsWith("#")
              ? { ...target, onOpen: target.leaves ? leave : read }
              : (target ?? own),
        };
      })
    );
  }, [query.currentData, site, navigation, clock, markRead]);
  return {
    messages: mapLoadable(loadableOf({ ...query, data }), (list) => list),
    now: useNow(),
    zone: site.timeZone,
  };
}

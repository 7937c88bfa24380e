import { useCallback, type MouseEvent } from "react";
import { useSiteConfigQuery } from "../base/api/site.api";
import { targetOfMessage } from "./core/messageTarget";
import { DEFAULT_SITE } from "../base/core/site/siteConfig";
import type { Message } from "./core/readInbox";
import type { EntryLink } from "../base/kit/card/Entries";
import { useText } from "../base/i18n/useText";
import { useKit } from "../base/kit/KitContext";
import { usePorts } from "../base/platform/PortsContext";
import { useMarkRead } from "./useMarkRead";

/** Milliseconds that a page which takes the portal's place waits for the platform to have taken the message as read. */
const TIMEOUT = 1_000;

/** A message as it is shown: with its link, and a way to have it read. */
export interface ShownMessage extends Message {
  readonly link: EntryLink;
  /** It names an address that this school does not allow. */
  readonly refused: boolean;
  /** Has it read, unless it is. */
  readonly read: () => void;
  /** The same, at the person's wish, which is answered in words [A11Y-03]. */
  readonly mark: () => void;
}

/** The place of a message in the portal. */
export const placeOf = (id: string): string => `#/messages?id=${encodeURIComponent(id)}`;

/** Gives messages their links, and the way to have each read [MSG-01]. */
export function useShowMessage(): (message: Message) => ShownMessage {
  const { clock, navigation } = usePorts();
  const { data: site = DEFAULT_SITE } = useSiteConfigQuery();
  const { announcer } = useKit();
  const text = useText();
  const markRead = useMarkRead();
  return useCallback(
    (message) => {
      const { origin } = new URL(navigation.href());
      const target = targetOfMessage(message, { site, origin });
      const haveRead = () => (message.isRead ? Promise.resolve(true) : markRead(message.id));
      const read = () => void haveRead();
      const mark = async () => {
        const title = text(message.title);
        if (await haveRead()) announcer.say(text({ id: "messages.readDone", values: { title } }));
      };
      const leave = (event: MouseEvent) => {
        const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
        if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) {
          read();
          return;
        }
        event.preventDefault();
        const waited = new Promise<void>((resolve) => void clock.after(TIMEOUT, resolve));
        void Promise.race([haveRead(), waited]).then(() => navigation.go(target?.href ?? ""));
      };
      const own = { href: placeOf(message.id), newWindow: false };
      return {
        ...message,
        read,
        mark: () => void mark(),
        refused: message.url !== "" && target === null,
        // A page of the portal has it read when it shows it.
        link:
          target && !target.href.startsWith("#")
            ? { ...target, onOpen: target.leaves ? leave : read }
            : (target ?? own),
      };
    },
    [site, navigation, clock, markRead, announcer, text],
  );
}

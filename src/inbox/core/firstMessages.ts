import type { Message } from "./readInbox";

/** As many of the most important messages, and of the newest, are asked for at first; the others where a person looks for them. */
export const FIRST = 50;

/** How many messages are unread: as many as are listed, or what the bell says where the list was cut [MSG-01]. */
export const unreadCount = (listed: readonly Message[], waiting: number | undefined): number =>
  listed.length < FIRST ? listed.length : Math.max(listed.length, waiting ?? 0);

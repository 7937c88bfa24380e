import type { Message } from "../wire/inbox";

/** The ids of all messages that were there so far; null before the first answer. */
export type SeenMessages = ReadonlySet<string> | null;

/**
 * Which messages have come since the last answer. Those of the first answer were there at sign-in and are no news; one that
 * was marked as read and comes back is none either [MSG-01].
 */
export function arrivals(
  seen: SeenMessages,
  messages: readonly Message[],
): { readonly seen: ReadonlySet<string>; readonly fresh: readonly Message[] } {
  return {
    seen: new Set([...(seen ?? []), ...messages.map(({ id }) => id)]),
    fresh: seen === null ? [] : messages.filter(({ id }) => !seen.has(id)),
  };
}

import type { Message } from "./readInbox";
import { FIRST } from "./firstMessages";

/** What was there so far: the ids of all messages, and the time of the newest one as the platform wrote it. */
export interface SeenMessages {
  readonly ids: ReadonlySet<string>;
  readonly newest: string;
}

/** The platform writes all times in one form, in which the later one is the greater text. */
const newestOf = (messages: readonly Message[]) =>
  messages.reduce((newest, { time }) => (time > newest ? time : newest), "");

/**
 * Which messages have come since the last answer; null before the first one. Those of the first answer were there at sign-in and
 * are no news; one that was marked as read and comes back is none either, nor an older one that takes the place of another in a
 * list that was cut [MSG-01].
 */
export function arrivals(
  seen: SeenMessages | null,
  messages: readonly Message[],
): { readonly seen: SeenMessages; readonly fresh: readonly Message[] } {
  const isCut = messages.length >= FIRST;
  const newest = newestOf(messages);
  return {
    seen: {
      ids: new Set([...(seen?.ids ?? []), ...messages.map(({ id }) => id)]),
      newest: seen && seen.newest > newest ? seen.newest : newest,
    },
    fresh:
      seen === null
        ? []
        : messages.filter(({ id, time }) => !seen.ids.has(id) && (!isCut || time >= seen.newest)),
  };
}

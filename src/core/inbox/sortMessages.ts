import { readDateTime } from "../date/readDateTime";
import type { Message } from "../wire/inbox";

/** Reading a moment takes a slow device a tenth of a millisecond, so each is read once, for all lists of the same messages. */
const sorted = new WeakMap<
  readonly Message[],
  { readonly zone: string | undefined; readonly list: readonly Message[] }
>();

/** The most important messages first, and of equal ones the newest; the order of every list of messages [MSG-01]. */
export function sortMessages(messages: readonly Message[], zone?: string): readonly Message[] {
  const known = sorted.get(messages);
  if (known && known.zone === zone) return known.list;
  const list = messages
    .map((message) => ({ message, time: readDateTime(message.time, zone) ?? 0 }))
    .sort((one, other) => other.message.importance - one.message.importance || other.time - one.time)
    .map(({ message }) => message);
  sorted.set(messages, { zone, list });
  return list;
}

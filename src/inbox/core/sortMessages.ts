import { readDateTime } from "../../base/core/date/readDateTime";
import type { Message } from "./readInbox";

/** As the platform writes times: the later one is the greater text, in whichever time zone. */
const PLAIN = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

type Keyed = readonly [message: Message, time: string | number];

/** Reading a moment takes a slow device a tenth of a millisecond, so it is done once for each, and only where the text does not do. */
function keyed(messages: readonly Message[], zone: string | undefined): readonly Keyed[] {
  const isPlain = messages.every(({ time }) => PLAIN.test(time));
  return messages.map((message) => [
    message,
    isPlain ? message.time : (readDateTime(message.time, zone) ?? 0),
  ]);
}

const compare = (one: string | number, other: string | number) => (one < other ? -1 : one > other ? 1 : 0);

/** The most important messages first, and of equal ones the newest; the order of every list of messages [MSG-01]. */
export const sortMessages = (messages: readonly Message[], zone?: string): readonly Message[] =>
  [...keyed(messages, zone)]
    .sort(
      ([one, oneTime], [other, otherTime]) =>
        other.importance - one.importance || compare(otherTime, oneTime),
    )
    .map(([message]) => message);

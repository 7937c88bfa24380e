import { readDateTime } from "../date/readDateTime";
import type { Message } from "../wire/inbox";

/** The most important messages first, and of equal ones the newest; the order of every list of messages [MSG-01]. */
export function sortMessages(messages: readonly Message[], zone?: string): readonly Message[] {
  const timeOf = ({ time }: Message) => readDateTime(time, zone) ?? 0;
  return [...messages].sort((one, other) => other.importance - one.importance || timeOf(other) - timeOf(one));
}

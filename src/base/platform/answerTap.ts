import type { HttpRequest, HttpResult } from "../core/wire/exchange";
import type { Text } from "../core/wire/text";

/** Answers from the device, in the network's place. */
interface StandIn {
  /** When the oldest of what changes by itself was fetched, in milliseconds since 1970. */
  readonly asOf: number;
  /** What of the page is from then, by the names that people know. */
  readonly stale: readonly Text[];
  /** The kept answer to a request; null where the network is asked. */
  readonly answer: (request: HttpRequest) => HttpResult | null;
}

/** An answer of the network, with its request. */
export type Heard = readonly [request: HttpRequest, result: HttpResult];

/** Where answers can be listened to, and replaced, by code that comes late. */
export interface AnswerTap {
  /** Called with each answer of the network to a GET. Until it is replaced, it keeps the first ones in `heard`. */
  hear: (...heard: Heard) => void;
  readonly heard: Heard[];
  /** Set while the page shows what the device has kept [MORE-05]. */
  standIn: StandIn | null;
}

/** As many answers as a desktop begins with wait for the code that keeps them. */
const MOST_HEARD = 60;

/** A tap through which nothing flows yet. */
export function createTap(): AnswerTap {
  const heard: Heard[] = [];
  return {
    heard,
    hear: (...answer) => {
      if (heard.length < MOST_HEARD) heard.push(answer);
    },
    standIn: null,
  };
}

import { settle, type Answer } from "./answer";
import { failureOf, type Asked } from "./failure";

/** An answer opened: its data, or why there is none. */
export function opened(answer: Answer): Asked<unknown> {
  const settled = settle(answer, false);
  return "data" in settled ? { data: settled.data } : { failure: failureOf(settled.error) };
}

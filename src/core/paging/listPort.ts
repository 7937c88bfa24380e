import type { Cancellation } from "../flow/cancellation";
import type { Text } from "../wire/text";
import type { ListCall } from "./listCall";

/** How a call for rows ended: the answer's `data`, or words for the person. */
export type ListAnswer =
  { readonly ok: true; readonly data: unknown } | { readonly ok: false; readonly text: Text };

/** Fetches rows; never rejects. A call that is given up may answer whatever it likes, or never. */
export interface ListPort {
  load(call: ListCall, signal: Cancellation): Promise<ListAnswer>;
}

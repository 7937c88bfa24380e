import type { Cancellation } from "../../base/core/flow/cancellation";
import type { Text } from "../../base/core/wire/text";
import type { ListCall } from "./listCall";

/** How a call for rows ended: the answer's `data`, or words for the person. */
export type ListAnswer =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly text: Text };

/** Loads rows; never rejects. An aborted call may answer anything, or never. */
export interface ListPort {
  load(call: ListCall, signal: Cancellation): Promise<ListAnswer>;
}

import type { Failure } from "./failure";
import { UNREACHED } from "./reason";
import type { Text } from "./text";

const SLOW: Text = { id: "kit.call.slow" };

/**
 * Why a call failed, as a sentence for its place, for callers that have a `Failure`; `reasonOf` says it of what a query has thrown.
 * Where the platform gave no words, the line of HTTP ("500 Internal Server Error") says nothing to a person.
 */
export function failureReason({ kind, fault, status, reason, text }: Failure): Text {
  if (kind === "transport") return fault === "network" ? UNREACHED : fault === "timeout" ? SLOW : text;
  return kind === "http" && reason === undefined
    ? { id: "kit.call.refused", values: { status: status ?? 0 } }
    : text;
}

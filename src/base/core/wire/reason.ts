import type { Failure } from "./failure";
import type { Text } from "./text";

/** The words for a fault of which nothing is known but that it happened. */
const FAILED: Text = { id: "kit.call.failed" };

/** The words for a platform that was not reached at all. */
export const UNREACHED: Text = { id: "kit.call.unreached" };

/** The words for a platform that did not answer in time. */
const SLOW: Text = { id: "kit.call.slow" };

/**
 * Why a call failed, as a sentence for the place in which the person was doing something: a form, a list. Toasts use the short words of
 * the transport instead (API-09); without words of the platform, the line of HTTP says nothing to a person. Whatever else was thrown is
 * for programmers, and not shown.
 */
export function reasonOf(error: Failure | { readonly name?: string }): Text {
  if (!("kind" in error)) return error.name === "AbortError" ? { id: "api.aborted" } : FAILED;
  const { kind, fault, status, reason, text } = error;
  if (kind === "transport") return fault === "network" ? UNREACHED : fault === "timeout" ? SLOW : text;
  return kind === "http" && reason === undefined
    ? { id: "kit.call.refused", values: { status: status ?? 0 } }
    : text;
}

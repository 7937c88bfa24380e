import type { RequestError } from "./answer";
import { failureText } from "./envelope";
import type { Text } from "./text";

/** What is said where nothing is known but that it failed. */
const FAILED: Text = { id: "kit.call.failed" };

/** What is said where the platform was not reached at all. */
export const UNREACHED: Text = { id: "kit.call.unreached" };

/**
 * Why a call failed, as a sentence for the place in which the person was doing something: a form, a list. Notices use the
 * short words of the transport instead (API-09). Whatever else was thrown is for programmers, and not shown.
 */
export function reasonOf(error: RequestError | { readonly name?: string }): Text {
  if (!("kind" in error)) return error.name === "AbortError" ? { id: "api.aborted" } : FAILED;
  if (error.kind === "transport" && error.fault === "network") return UNREACHED;
  if (error.kind === "transport" && error.fault === "timeout") return { id: "kit.call.slow" };
  if (error.kind !== "http") return error.text;
  return error.envelope?.message
    ? failureText(error.envelope)
    : { id: "kit.call.refused", values: { status: error.status } };
}

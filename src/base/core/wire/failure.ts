import type { Envelope } from "./envelope";
import type { TransportFault } from "./exchange";
import type { Text } from "./text";

/** What can be wrong with a body that should be an envelope or a document. */
export type BodyFault = "empty" | "html" | "malformed" | "notEnvelope" | "tooLarge";

/**
 * Why a call did not give its data, with the words for it and all that decides over it, so that no caller opens the envelope. The
 * error of every endpoint and of every call without a store has this form.
 */
export interface Failure extends Partial<Pick<Envelope, "code" | "fieldErrors" | "data">> {
  /** The platform refused in an envelope, by a status of HTTP, gave no answer, gave one that cannot be read, or was not asked. */
  readonly kind: "envelope" | "http" | "transport" | "body" | "refused";
  /** The words to show: the platform's own if it gave some. */
  readonly text: Text;
  /** What HTTP says in its first line, such as "502 Bad Gateway"; a notice shows it [API-09]. */
  readonly line?: string;
  /** The status of HTTP if that is no success, else the envelope's; absent if no answer came. */
  readonly status?: number | undefined;
  /** The status by which the platform explains itself, in whatever HTTP status that came; absent if it does not. */
  readonly reason?: number | undefined;
  /** Why no answer came, or none that can be read. */
  readonly fault?: TransportFault | BodyFault;
  /** When the platform takes the request again, as its `Retry-After` says it. */
  readonly retryAfter?: string | null | undefined;
}

/** What comes with an answer besides its data. */
export interface AnswerMeta {
  /** The server's clock, as the `Date` header says it. */
  readonly date?: string | null | undefined;
}

/** The result of a call: its data, or why there is none. */
export type Result<T = unknown> =
  | { readonly data: T | null; readonly meta?: AnswerMeta; readonly error?: never }
  | { readonly data?: never; readonly error: Failure };

/** A call that was never sent. */
export const refusal = (text: Text, status?: number): Failure => ({
  kind: "refused",
  text,
  ...(status !== undefined && { status }),
});

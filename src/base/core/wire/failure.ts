import type { BodyFault, RequestError } from "./answer";
import { failureText, type Envelope } from "./envelope";
import type { TransportFault } from "./exchange";
import type { Text } from "./text";

/** Why a call did not give its data: what to say, and what decides over it, so that no caller opens the envelope. */
export interface Failure extends Partial<Pick<Envelope, "code" | "fieldErrors" | "data">> {
  readonly kind: RequestError["kind"];
  /** What to say: the platform's own words where it gave some. */
  readonly text: Text;
  /** HTTP's where that is no success, else the envelope's; absent where no answer came. */
  readonly status?: number | undefined;
  /** The status with which the platform explains itself, in whatever HTTP status that came; absent where it does not. */
  readonly reason: number | undefined;
  /** Why no answer came, or none that can be read. */
  readonly fault?: TransportFault | BodyFault;
  /** When the platform takes the request again, as its `Retry-After` says it. */
  readonly retryAfter?: string | null | undefined;
}

/** The requested data, or the failure. */
export type Asked<T> =
  | { readonly data: T | null; readonly failure?: never }
  | { readonly data?: never; readonly failure: Failure };

/** Reads what went wrong. An envelope that claims success within a failure of HTTP explains nothing. */
export function failureOf(error: RequestError): Failure {
  const envelope = "envelope" in error ? error.envelope : null;
  const told = envelope?.status === 200 ? null : envelope;
  return { ...told, ...error, text: envelope ? failureText(envelope) : error.text, reason: told?.status };
}

import { settle, type Answer, type RequestError } from "./answer";
import { failureText, type Envelope } from "./envelope";
import type { Text } from "./text";

/** Why a call did not give its data: what to say, and what decides over it, so that no caller opens the envelope. */
export interface Failure {
  readonly kind: RequestError["kind"];
  /** What to say: the platform's own words where it gave some. */
  readonly text: Text;
  /** HTTP's where that is no success, else the envelope's; null where no answer came. */
  readonly status: number | null;
  /** The status with which the platform explains itself, in whatever HTTP status that came; null where it does not. */
  readonly reason: number | null;
  /** The platform's code, where it explains itself. */
  readonly code: string | undefined;
  /** What the platform finds wrong with single fields. */
  readonly fields: Envelope["fieldErrors"];
  /** What came along with a refusal. */
  readonly data: unknown;
  /** When the platform takes the request again, as its `Retry-After` says it. */
  readonly retryAfter: string | null;
  /** Whether the time was up before an answer came. */
  readonly timedOut: boolean;
}

/** What was asked for, or why it did not come. */
export type Asked<T> =
  | { readonly data: T | null; readonly failure?: never }
  | { readonly data?: never; readonly failure: Failure };

/** Reads what went wrong. An envelope that claims success within a failure of HTTP explains nothing. */
export function failureOf(error: RequestError): Failure {
  const envelope = "envelope" in error ? error.envelope : null;
  const told = envelope?.status === 200 ? null : envelope;
  return {
    kind: error.kind,
    text: envelope ? failureText(envelope) : error.text,
    status: "status" in error ? error.status : null,
    reason: told?.status ?? null,
    code: told?.code,
    fields: told?.fieldErrors ?? [],
    data: told?.data ?? null,
    retryAfter: error.kind === "http" ? (error.retryAfter ?? null) : null,
    timedOut: error.kind === "transport" && error.fault === "timeout",
  };
}

/** An answer opened: its data, or why there is none. */
export function opened(answer: Answer): Asked<unknown> {
  const settled = settle(answer, false);
  return "data" in settled ? { data: settled.data } : { failure: failureOf(settled.error) };
}

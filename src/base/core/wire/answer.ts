import type { AnswerForm } from "../../../../contract/callRow";
import { readEnvelope, failureText, type Envelope } from "./envelope";
import type { HttpResult, TransportFault } from "./exchange";
import type { Toast, Text } from "./text";

/** Why a call failed, with the words for it. */
export type RequestError =
  | {
      readonly kind: "envelope";
      readonly status: number;
      readonly text: Text;
      readonly envelope: Envelope;
    }
  | {
      readonly kind: "http";
      readonly status: number;
      readonly text: Text;
      /** Where the platform explains the status in an envelope (too many attempts, too large). */
      readonly envelope: Envelope | null;
      /** When the platform takes the request again, as its `Retry-After` says it. */
      readonly retryAfter?: string | null | undefined;
    }
  | { readonly kind: "transport"; readonly fault: TransportFault; readonly text: Text }
  | { readonly kind: "body"; readonly fault: BodyFault; readonly text: Text }
  | {
      readonly kind: "refused";
      readonly text: Text;
      /** The status that a platform would answer, where there is one. */
      readonly status?: number;
    };

/** What can be wrong with a body that should be an envelope or a document. */
export type BodyFault = "empty" | "html" | "malformed" | "notEnvelope" | "tooLarge";

/** What comes with an answer besides its data. */
export interface AnswerMeta {
  /** The server's clock, as the `Date` header says it. */
  readonly date?: string | null | undefined;
}

/** The result of a call, before it is decided what to show. */
export type Answer =
  | { readonly kind: "envelope"; readonly envelope: Envelope; readonly meta?: AnswerMeta | undefined }
  | { readonly kind: "content"; readonly content: unknown }
  | { readonly kind: "failed"; readonly error: RequestError };

/** Reads how a request ended. `timeout` (milliseconds) only goes into the words. */
export function readAnswer(result: HttpResult, form: AnswerForm, timeout: number): Answer {
  if (result.kind === "fault") return failed(transportError(result.fault, timeout));
  const body = "text" in result.body ? parse(result.body.text) : null;
  const envelope = body && "value" in body ? readEnvelope(body.value) : null;
  if (result.status < 200 || result.status > 299) {
    const { status, retryAfter } = result;
    const text = `${String(status)} ${result.statusText}`.trimEnd();
    return failed({ kind: "http", status, text, envelope, retryAfter });
  }
  if ("tooLarge" in result.body) return failed(bodyError("tooLarge"));
  if ("bytes" in result.body) return { kind: "content", content: result.body.bytes };
  if (body && "fault" in body) return failed(bodyError(body.fault));
  if (form === "json") return { kind: "content", content: body?.value };
  return envelope
    ? { kind: "envelope", envelope, meta: result.date ? { date: result.date } : undefined }
    : failed(bodyError("notEnvelope"));
}

/** Whether an answer says that the session has lapsed, by HTTP or in the envelope. */
export const saysLapsed = (answer: Answer): boolean => statusOf(answer) === 401;

/**
 * What an answer says about the session that was asked for. A platform that cannot be reached, is out of order or too busy,
 * or whose answer got lost or mangled on its way, says nothing: it may have begun the session or not.
 */
export function verdictOf(answer: Answer): "yes" | "no" | "unknown" {
  const status = statusOf(answer);
  if (status === 200) return "yes";
  return status === null || status >= 500 || status === 429 ? "unknown" : "no";
}

function statusOf(answer: Answer): number | null {
  if (answer.kind === "envelope") return answer.envelope.status;
  return answer.kind === "failed" && "status" in answer.error ? answer.error.status : null;
}

/** An answer as the caller sees it, and what the person is told. */
export type Settled =
  | { readonly data: unknown; readonly meta?: AnswerMeta }
  | { readonly error: RequestError; readonly warning: Toast | null };

/**
 * The envelope opened, once for the whole product: a success gives its data, a failure its words. A call that
 * is not intercepted gets every envelope as it is and warns of nothing.
 */
export function settle(answer: Answer, noIntercept: boolean): Settled {
  if (answer.kind === "content") return { data: answer.content ?? null };
  if (answer.kind === "envelope") {
    const { envelope } = answer;
    if (noIntercept) return { data: envelope };
    if (envelope.status === 200) return { data: envelope.data, ...(answer.meta && { meta: answer.meta }) };
    const text = failureText(envelope);
    const error = { kind: "envelope", status: envelope.status, text, envelope } as const;
    return { error, warning: { severity: "warning", text } };
  }
  const { error } = answer;
  return { error, warning: noIntercept ? null : { severity: "error", text: error.text } };
}

/** A call that was never sent. */
export const refusal = (text: Text, status?: number): RequestError => ({
  kind: "refused",
  text,
  ...(status !== undefined && { status }),
});

const failed = (error: RequestError): Answer => ({ kind: "failed", error });

function transportError(fault: TransportFault, timeout: number): RequestError {
  const text = fault === "timeout" ? { id: "api.timeout", values: { n: timeout } } : { id: `api.${fault}` };
  return { kind: "transport", fault, text };
}

const bodyError = (fault: BodyFault): RequestError => ({
  kind: "body",
  fault,
  text: { id: `api.body.${fault}` },
});

function parse(text: string): { readonly value: unknown } | { readonly fault: BodyFault } {
  const trimmed = text.trimStart();
  if (trimmed === "") return { fault: "empty" };
  if (trimmed.startsWith("<")) return { fault: "html" };
  try {
    return { value: JSON.parse(trimmed) };
  } catch {
    return { fault: "malformed" };
  }
}

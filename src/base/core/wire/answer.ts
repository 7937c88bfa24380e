import type { AnswerForm } from "../../../../contract/callRow";
import { readEnvelope, failureText, type Envelope } from "./envelope";
import type { HttpResult, TransportFault } from "./exchange";
import type { AnswerMeta, BodyFault, Failure, Result } from "./failure";
import type { Toast } from "./text";

/** The result of a call, before it is decided what to show. */
export type Answer =
  | { readonly kind: "envelope"; readonly envelope: Envelope; readonly meta?: AnswerMeta | undefined }
  | { readonly kind: "content"; readonly content: unknown }
  | { readonly kind: "failed"; readonly error: Failure };

/** Reads how a request ended. `timeout` (milliseconds) only goes into the words. */
export function readAnswer(result: HttpResult, form: AnswerForm, timeout: number): Answer {
  if (result.kind === "fault") return failed(transportError(result.fault, timeout));
  const body = "text" in result.body ? parse(result.body.text) : null;
  const envelope = body && "value" in body ? readEnvelope(body.value) : null;
  if (result.status < 200 || result.status > 299) {
    return failed(httpFailure(result, envelope));
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
  return answer.kind === "failed" ? (answer.error.status ?? null) : null;
}

/** The result of a call as its caller gets it, and the toast that says why it failed. */
export type Settled = Result & { readonly warning?: Toast | null };

/**
 * The envelope opened, once for the whole product: a success gives its data, a failure its words. A call that
 * is not intercepted gets every envelope as it is and warns of nothing.
 */
export function settle(answer: Answer, noIntercept = false): Settled {
  if (answer.kind === "content") return { data: answer.content ?? null };
  if (answer.kind === "envelope") {
    const { envelope } = answer;
    if (noIntercept) return { data: envelope };
    if (envelope.status === 200) return { data: envelope.data, ...(answer.meta && { meta: answer.meta }) };
    const text = failureText(envelope);
    const error = { ...explained(envelope), kind: "envelope", status: envelope.status, text } as const;
    return { error, warning: { severity: "warning", text } };
  }
  const { error } = answer;
  return { error, warning: noIntercept ? null : { severity: "error", text: error.line ?? error.text } };
}

const failed = (error: Failure): Answer => ({ kind: "failed", error });

/** A failure of HTTP. An envelope that claims success within it explains nothing. */
export function httpFailure(
  {
    status,
    statusText,
    retryAfter,
  }: Pick<Extract<HttpResult, { readonly kind: "answered" }>, "status" | "statusText" | "retryAfter">,
  envelope: Envelope | null,
): Failure {
  const line = `${String(status)} ${statusText}`.trimEnd();
  const text = envelope ? failureText(envelope) : line;
  return {
    ...explained(envelope?.status === 200 ? null : envelope),
    kind: "http",
    status,
    text,
    line,
    retryAfter,
  };
}

/** What an envelope tells of a failure. */
const explained = (envelope: Envelope | null): Partial<Failure> =>
  envelope
    ? {
        reason: envelope.status,
        code: envelope.code,
        fieldErrors: envelope.fieldErrors,
        data: envelope.data,
      }
    : {};

function transportError(fault: TransportFault, timeout: number): Failure {
  const text = fault === "timeout" ? { id: "api.timeout", values: { n: timeout } } : { id: `api.${fault}` };
  return { kind: "transport", fault, text };
}

const bodyError = (fault: BodyFault): Failure => ({
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

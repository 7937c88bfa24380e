import type { BodyFault, Failure } from "../src/base/core/wire/failure";
import type { HttpResult, TransportFault } from "../src/base/core/wire/exchange";
import { answered, failure, fault, httpFailure } from "./fakePorts";

/** What can become of a call, as the transport hands it on. */
interface Fault {
  readonly result: HttpResult;
  /** What the wrapper makes of it: the kind of the error, and which of its kind. */
  readonly error: readonly [kind: Failure["kind"], fault?: TransportFault | BodyFault];
}

const busy: HttpResult = {
  ...httpFailure(429, { message: "请稍后再试|||Please try again later" }),
  retryAfter: "30",
} as HttpResult;
const unread: HttpResult = { kind: "answered", status: 200, statusText: "OK", body: { tooLarge: true } };

/** Every fault that is tried [REL-01]. A platform that is slow beyond the time-out is one that does not answer. */
export const FAULTS = {
  "403 in the envelope": { result: failure(403, { message: "不允许|||Not allowed" }), error: ["envelope"] },
  "500 in the envelope": { result: failure(500), error: ["envelope"] },
  "403 over HTTP": { result: httpFailure(403, { message: "不允许|||Not allowed" }), error: ["http"] },
  "404 over HTTP": { result: answered("", 404, "Not Found"), error: ["http"] },
  "429 with Retry-After": { result: busy, error: ["http"] },
  "500 over HTTP": { result: answered("<h1>oops</h1>", 500, "Internal Server Error"), error: ["http"] },
  "an HTML page": { result: answered("<!doctype html>"), error: ["body", "html"] },
  "truncated JSON": { result: answered('{"status":200,"da'), error: ["body", "malformed"] },
  null: { result: answered("null"), error: ["body", "notEnvelope"] },
  nothing: { result: answered(""), error: ["body", "empty"] },
  "more than can be read": { result: unread, error: ["body", "tooLarge"] },
  "no network": { result: fault("network"), error: ["transport", "network"] },
  "no answer in time": { result: fault("timeout"), error: ["transport", "timeout"] },
  "an abort": { result: fault("aborted"), error: ["transport", "aborted"] },
} satisfies Record<string, Fault>;

/** The name of a fault. */
export type FaultName = keyof typeof FAULTS;

/**
 * One of each sort that a caller can tell apart: by the kind of the error, by the status of HTTP, and by whether there was an answer.
 * An unreadable body differs from another in its words alone, and so does an abort from a lost network. A lapsed session reaches
 * no place: it is the portal that asks the person to sign in (src/base/session).
 */
export const SORTS: readonly FaultName[] = [
  "403 in the envelope",
  "404 over HTTP",
  "429 with Retry-After",
  "500 over HTTP",
  "an HTML page",
  "no network",
  "no answer in time",
];

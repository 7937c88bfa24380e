import type { BaseQueryFn } from "@reduxjs/toolkit/query";
import { refusal, type AnswerMeta, type Failure, type Result } from "../core/wire/failure";
import { saysLapsed, settle, verdictOf, type Answer } from "../core/wire/answer";
import type { RequestShape } from "../core/wire/request";
import type { ProgressListeners } from "../platform/ports";
import type { ApiRuntime } from "./runtime";
import { runtimeOf } from "./runtime";
import { SESSION_LOCK } from "./sessionLock";
import { send } from "./send";
import type { Renewal } from "./world";

/** One call of an endpoint. */
export interface ApiCall {
  readonly shape: RequestShape & { readonly final401?: boolean };
  readonly payload: unknown;
  /** Shows no warning and returns every envelope unchanged. */
  readonly noIntercept?: boolean;
  /** The caller shows a failure itself; no warning is shown for it. */
  readonly quiet?: boolean;
  /** A lapsed session is an answer here, not a reason to force login. */
  readonly lapseIsAnswer?: boolean;
  /** Asks whose the session is, so it is sent in any person's session. */
  readonly asksWho?: boolean;
  /** A success opens a new session, which may be another person’s, and which a pending logout must not end. */
  readonly signsIn?: boolean;
  /** Milliseconds. */
  readonly timeout?: number;
  /** The person waits for the result, so its failure is shown during quiet too (MORE-03). */
  readonly awaited?: boolean;
  /** Told of the body's bytes as they are transferred. */
  readonly progress?: ProgressListeners;
  /** The code of the calling application, if it is not the page itself (API-02). */
  readonly appCode?: string | undefined;
}

/** The base query of every endpoint; a change counts as the person's action, unless the call says otherwise. */
export const baseQuery: BaseQueryFn<ApiCall, unknown, Failure, object, AnswerMeta> = (
  call,
  { extra, signal, type },
) => perform(runtimeOf(extra), { awaited: type === "mutation", ...call }, signal);

/** The one way to the platform: every call is made here, with or without a store. */
export async function perform(runtime: ApiRuntime, call: ApiCall, signal: AbortSignal): Promise<Result> {
  if (runtime.closed) return { error: refusal({ id: "api.aborted" }) };
  const { answer, silent } = await answerOf(runtime, call, signal);
  const settled = settle(answer, call.noIntercept ?? false);
  if ("data" in settled) return settled;
  const { warning } = settled;
  if (warning && !silent && !call.quiet)
    runtime.ports.notify(call.awaited ? { ...warning, answer: true } : warning);
  return { error: settled.error };
}

/** Milliseconds a sign-in waits for its answer: other tabs wait for it, and an unresponsive network must not hold them long. */
const SIGN_IN_TIMEOUT = 30_000;

/**
 * Signs a person in while no tab renews the session. Each page that shows a person checks whose the session is before its
 * next call [SEC-03]: from now on, which waits for the end of this, and once more if a sign-in may have succeeded, because a
 * lost answer may have begun a session too. A pending logout must not end it.
 */
function signIn(
  { ports: { clock, locks, random, storage } }: ApiRuntime,
  sending: () => Promise<Answer>,
): Promise<Answer> {
  const stamp = () => storage.write("sessionStamp", `${clock.now()}.${random.id()}`);
  return locks.run(SESSION_LOCK, async () => {
    stamp();
    const answer = await sending();
    const begun = verdictOf(answer);
    if (begun !== "no") stamp();
    if (begun === "yes") storage.remove("logoutOwed");
    return answer;
  });
}

/** An answer, and whether the person is already being told about it in a stronger way. */
interface Final {
  readonly answer: Answer;
  readonly silent: boolean;
}

/**
 * Sends a call, once the session is known to be still that of the person on the page; renews a lapsed session
 * and sends the call once more. There is no third time.
 */
async function answerOf(runtime: ApiRuntime, call: ApiCall, signal: AbortSignal): Promise<Final> {
  const settings = { ...runtime.settings, ...(call.appCode && { appCode: call.appCode }) };
  const timeout = call.timeout ?? (call.signsIn ? SIGN_IN_TIMEOUT : undefined);
  const sending = () =>
    send({ ports: runtime.ports, settings }, call.shape, call.payload, timeout, signal, call.progress);
  const attempt = () => (call.signsIn ? signIn(runtime, sending) : sending());
  // Calls that ask who is here, or change it, are sent in any session.
  const settlesWho = call.shape.final401 === true || call.asksWho === true;
  while (runtime.doubtful && !settlesWho) {
    const stopped = await stoppedBy(await runtime.verify(), runtime, UNSENT);
    if (stopped) return stopped;
  }
  const sentWith = runtime.stamp();
  const first = await attempt();
  if (!saysLapsed(first) || call.shape.final401 === true) return { answer: first, silent: false };
  const renewal = await runtime.renew(sentWith);
  if (renewal.outcome === "lapsed" && call.lapseIsAnswer === true) return { answer: first, silent: true };
  return (await stoppedBy(renewal, runtime, first)) ?? { answer: await attempt(), silent: false };
}

const UNSENT: Answer = { kind: "failed", error: refusal({ id: "api.aborted" }) };

/** Whether the session goes on after a renewal, if need be by the person who signs in again over the page. */
export const isRenewed = async (runtime: ApiRuntime): Promise<boolean> =>
  (await stoppedBy(await runtime.renew(runtime.stamp()), runtime, UNSENT)) === null;

/** The result of a call that a renewal keeps from being sent, with `answer` as far as it got; null if it may be sent. */
async function stoppedBy(
  { outcome, forceLogin }: Renewal,
  runtime: ApiRuntime,
  answer: Answer,
): Promise<Final | null> {
  const end = outcome === "lapsed" ? await forceLogin() : outcome;
  switch (end) {
    case "renewed":
      return null;
    case "otherPerson":
      runtime.startAnew();
      return { answer, silent: true };
    case "unreachable":
      return { answer: { kind: "failed", error: refusal({ id: "api.sessionUnknown" }) }, silent: false };
    case "lapsed":
      return { answer, silent: true };
  }
}

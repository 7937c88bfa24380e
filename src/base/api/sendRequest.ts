import type { Cancellation } from "../core/flow/cancellation";
import { refusal, type Result } from "../core/wire/failure";
import { shapeOf, type CallerRequest } from "../core/wire/method";
import { perform, type ApiCall } from "./baseQuery";
import type { ApiRuntime } from "./runtime";

/** Options of a request. */
export interface SendOptions {
  /** The caller shows the failure itself; no toast is shown for it. */
  readonly quiet?: boolean | undefined;
  /** Aborts the call. */
  readonly signal?: Cancellation | undefined;
}

const ABORTED: Result = { error: { kind: "transport", fault: "aborted", text: { id: "api.aborted" } } };

/** The result of a call whose performance broke, for a reason that only programmers can read. */
const FAILED: Result = { error: refusal({ id: "kit.call.failed" }) };

/** Performs a call that a signal of any kind may end: at once, whatever the call waits for. */
export function performUntil(
  runtime: ApiRuntime,
  call: ApiCall,
  signal: Cancellation | undefined,
): Promise<Result> {
  if (signal?.aborted) return Promise.resolve(ABORTED);
  const ending = new AbortController();
  return new Promise((resolve) => {
    const end = () => {
      ending.abort();
      resolve(ABORTED);
    };
    signal?.addEventListener("abort", end);
    void perform(runtime, call, ending.signal)
      .then(resolve, (thrown: unknown) => {
        console.error(thrown);
        resolve(FAILED);
      })
      .finally(() => signal?.removeEventListener("abort", end));
  });
}

/**
 * Sends a request that a sub-application writes itself, get, post or upload on any path of the platform, through the one wrapper; never
 * rejects. What else is asked for never leaves the page (API-10). The store keeps nothing of it: the caller holds the answer, and a
 * person who signs in later does not find it there [SEC-03].
 */
export async function sendRequest(
  runtime: ApiRuntime,
  request: CallerRequest,
  { quiet = false, signal }: SendOptions = {},
): Promise<Result> {
  const shaped = shapeOf(request);
  if ("error" in shaped) {
    if (shaped.warn) runtime.ports.notify({ severity: "warning", text: shaped.error.text });
    return { error: shaped.error };
  }
  const { shape } = shaped;
  const { data: payload, appCode, timeout } = request;
  const call = {
    shape,
    payload,
    quiet,
    appCode,
    // Applications also read of their own accord.
    awaited: shape.method !== "GET",
    ...(timeout !== undefined && { timeout }),
  };
  return performUntil(runtime, call, signal);
}

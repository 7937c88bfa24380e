import type { Call, OutOf } from "../../../contract/call";
import type { Result } from "../core/wire/failure";
import { perform, type ApiCall } from "./baseQuery";
import type { ArgOf } from "./call";
import type { ApiRuntime } from "./runtime";

const NEVER = new AbortController().signal;

/** How a call may differ from the usual. */
export interface AskOptions extends Pick<
  ApiCall,
  "quiet" | "signsIn" | "timeout" | "appCode" | "awaited" | "progress"
> {
  /** Gives the call up. */
  readonly signal?: AbortSignal;
  /** What of its row in the contract is different, such as the path that a site configures. */
  readonly shape?: Partial<ApiCall["shape"]>;
}

/**
 * Makes a call of the contract without a store, by the same `perform` as every endpoint: the data of a success, or why there is none.
 * It never rejects, and its caller shows a failure, unless `quiet` is false. Account pages make their calls so: these are few, and none
 * of the answers is worth a cache (docs/adr/0007-account-pages-without-a-store.md).
 */
export async function ask<C extends Call>(
  runtime: ApiRuntime,
  row: C,
  payload: ArgOf<C>,
  { signal = NEVER, shape, ...options }: AskOptions = {},
): Promise<Result<OutOf<C>>> {
  const call = { quiet: true, ...options, shape: { ...row, ...shape }, payload };
  // The contract types what the platform answers to a call; `perform` knows it as an unknown body only.
  return (await perform(runtime, call, signal)) as Result<OutOf<C>>;
}

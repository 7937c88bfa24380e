import type { accountCalls } from "../../../contract/accountCalls";
import type { Call } from "../../../contract/call";
import type { CallName } from "../../../contract/paths";
import type { Out } from "../../../contract/schemas";
import { failureOf, type Asked } from "../core/wire/failure";
import { perform, type ApiCall } from "./baseQuery";
import type { Arg } from "./createCall";
import type { ApiRuntime } from "./runtime";

/** How a call may differ from the usual. */
export interface AskOptions extends Pick<ApiCall, "quiet" | "signsIn" | "timeout"> {
  /** What of its row in the contract is different, such as the path that a site configures. */
  readonly shape?: Partial<ApiCall["shape"]>;
}

/** Rows of the contract, as one of its files has them. */
type Rows = Readonly<Partial<Record<CallName, Call>>>;

/**
 * Makes calls of the contract without a store, those whose rows it was made with: the data of a success, or why there is
 * none. It never rejects, and a failure is the caller's to tell, unless `quiet` is false.
 */
export type Ask<Known extends Rows = typeof accountCalls> = <N extends CallName & keyof Known>(
  name: N,
  payload: Arg<N>,
  options?: AskOptions,
) => Promise<Asked<Out<N>>>;

/**
 * The calls of the account pages, which make few calls, keep none of the answers, and are not worth a cache's bytes.
 * They go through the same `perform` as every endpoint (docs/adr/0007-account-pages-without-a-store.md).
 */
export function createAsk<Known extends Rows>(runtime: ApiRuntime, rows: Known): Ask<Known> {
  const never = new AbortController().signal;
  return async <N extends CallName & keyof Known>(name: N, payload: Arg<N>, options: AskOptions = {}) => {
    const shape = { ...rows[name], ...options.shape };
    const call = { quiet: true, ...options, shape, payload };
    const performed = await perform(runtime, call, never);
    if ("error" in performed) return { failure: failureOf(performed.error) };
    // The contract types what the platform answers to a call; `perform` knows it as an unknown body only.
    return performed as Asked<Out<N>>;
  };
}

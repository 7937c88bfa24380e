import { accountCalls } from "../../contract/accountCalls";
import type { Envelope, Out } from "../../contract/schemas";
import type { RequestError } from "../core/wire/answer";
import { perform, type ApiCall, type Performed } from "./baseQuery";
import type { Arg } from "./call";
import type { ApiRuntime } from "./runtime";

/** What was asked for, or why it did not come. */
export type Asked<T> =
  { readonly data: T; readonly error?: never } | { readonly data?: never; readonly error: RequestError };

/** How a call may differ from the usual. */
export interface AskOptions extends Pick<ApiCall, "signsIn" | "timeout"> {
  /** What of its row in the contract is different, such as the path that a site configures. */
  readonly shape?: Partial<ApiCall["shape"]>;
}

/** The name of a call that is made without a store. */
type AccountCall = keyof typeof accountCalls;

/** Makes calls of the contract without a store. */
export interface Ask {
  /** The data of a successful answer; a failure has been told to the person. */
  <N extends AccountCall>(name: N, payload: Arg<N>): Promise<Asked<Out<N>>>;
  /** Any envelope as it is, for calls whose status and code decide what comes next; nothing is told. */
  envelope<N extends AccountCall>(
    name: N,
    payload: Arg<N>,
    options?: AskOptions,
  ): Promise<Asked<Envelope<Out<N>>>>;
}

/**
 * The calls of the account pages, which make few calls, keep none of the answers, and are not worth a cache's bytes.
 * They go through the same `perform` as every endpoint (docs/adr/0007-account-pages-without-a-store.md).
 */
export function createAsk(runtime: ApiRuntime): Ask {
  const never = new AbortController().signal;
  // The contract types what the platform answers to a call; `perform` knows it as an unknown body only.
  const typed = <T>(performed: Performed) => performed as Asked<T>;
  const ask = async <N extends AccountCall>(name: N, payload: Arg<N>) =>
    typed<Out<N>>(await perform(runtime, { shape: accountCalls[name], payload }, never));
  const envelope = async <N extends AccountCall>(
    name: N,
    payload: Arg<N>,
    { shape, ...options }: AskOptions = {},
  ) => {
    const asked = { noIntercept: true, ...options, shape: { ...accountCalls[name], ...shape }, payload };
    return typed<Envelope<Out<N>>>(await perform(runtime, asked, never));
  };
  return Object.assign(ask, { envelope });
}

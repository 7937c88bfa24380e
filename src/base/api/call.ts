import type { Call, InOf, OutOf } from "../../../contract/call";
import type { Envelope } from "../../../contract/envelope";
import type { ApiCall } from "./baseQuery";

/** No argument, in the form in which RTK Query lets it be left out. */
type Nothing = ReturnType<() => void>;

/** A call's argument: nothing where it takes nothing, and possibly nothing where all of it is optional. */
export type ArgOf<C extends Call> =
  InOf<C> extends Readonly<Record<string, never>>
    ? Nothing
    : Partial<InOf<C>> extends InOf<C>
      ? InOf<C> | Nothing
      : InOf<C>;

/** How a call may differ from the usual. */
interface CallOptions extends Omit<ApiCall, "shape" | "payload"> {
  /** What of its row in the contract is different. */
  readonly shape?: Partial<ApiCall["shape"]>;
}

/** What a call gives where it succeeds: its document, its envelope where this is passed on as it is, else its data. */
type Answered<C extends Call, O extends CallOptions> = C extends { readonly answer: "bytes" }
  ? Blob
  : C extends { readonly answer: "json" }
    ? OutOf<C>
    : O extends { readonly noIntercept: true }
      ? Envelope<OutOf<C>>
      : OutOf<C>;

/**
 * A call of the contract as an endpoint of the store: `build.query(call(base.children))`. The row shapes the request and types argument
 * and answer; what a platform may answer in other forms is read by a `transformResponse`.
 */
export const call = <C extends Call, const O extends CallOptions = CallOptions>(row: C, options?: O) => ({
  query: (payload: ArgOf<C>): ApiCall => ({ ...options, shape: { ...row, ...options?.shape }, payload }),
  transformResponse: (answer: Answered<C, O>) => answer,
});

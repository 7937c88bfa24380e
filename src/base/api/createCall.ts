import type { Call } from "../../../contract/call";
import type { CallName, calls } from "../../../contract/paths";
import type { Envelope, In, Out } from "../../../contract/schemas";
import type { ApiCall } from "./baseQuery";

/** No argument, in the form in which RTK Query lets it be left out. */
type Nothing = ReturnType<() => void>;

/** A call's argument: nothing where it takes nothing, and possibly nothing where all of it is optional. */
export type Arg<N extends CallName> =
  In<N> extends Readonly<Record<string, never>>
    ? Nothing
    : Partial<In<N>> extends In<N>
      ? In<N> | Nothing
      : In<N>;

/** How a call may differ from the usual. */
interface CallOptions extends Omit<ApiCall, "shape" | "payload"> {
  /** What of its row in the contract is different. */
  readonly shape?: Partial<ApiCall["shape"]>;
}

type Row<N extends CallName> = (typeof calls)[N];

/** What a call gives where it succeeds: its document, its envelope where this is passed on as it is, else its data. */
type Answered<N extends CallName, O extends CallOptions> =
  Row<N> extends { readonly answer: "bytes" }
    ? Blob
    : Row<N> extends { readonly answer: "json" }
      ? Out<N>
      : O extends { readonly noIntercept: true }
        ? Envelope<Out<N>>
        : Out<N>;

/**
 * Makes the function that turns a call of the contract, by its name, into an endpoint of the store. The row shapes the
 * request and types argument and answer; what a platform may answer in other forms is read by a `transformResponse`.
 */
export const createCall =
  <Known extends CallName>(rows: Readonly<Record<Known, Call>>) =>
  <N extends Known, const O extends CallOptions = CallOptions>(name: N, options?: O) => ({
    query: (payload: Arg<N>): ApiCall => ({
      ...options,
      shape: { ...rows[name], ...options?.shape },
      payload,
    }),
    transformResponse: (answer: Answered<N, O>) => answer,
  });

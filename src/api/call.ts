import { calls, type CallName } from "../../contract/paths";
import type { In } from "../../contract/schemas";
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

/** Words an endpoint's call from its row in the contract. */
export const call =
  <N extends CallName>(name: N, options: Omit<ApiCall, "shape" | "payload"> = {}) =>
  (payload: Arg<N>): ApiCall => ({ shape: calls[name], payload, ...options });

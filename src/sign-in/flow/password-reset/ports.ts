import type { Clock, Navigation } from "../../../base/platform/ports";
import type { ResetEffect, ResetEvent } from "./step";

/** An effect that asks the platform. */
type ResetCall = Exclude<ResetEffect, { readonly run: "show" | "finish" }>;

/** The world of resetting a forgotten password. */
export interface ResetPorts {
  readonly clock: Clock;
  readonly navigation: Navigation;
  /** Sends the request, and returns its result; must not reject. */
  readonly call: (effect: ResetCall) => Promise<ResetEvent>;
  /** What this device remembers of the old password of an account is of no use any more. */
  readonly forgetRemembered: (account: string) => Promise<void>;
}

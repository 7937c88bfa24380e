import type { SocialReturn } from "../../../base/core/session/socialReturn";
import type { Text } from "../../../base/core/wire/text";
import type { Clock, Visibility } from "../../../base/platform/ports";
import type { QrCode, QrProgress } from "./step";

/** The world of a sign-in by a code to scan. None of these may reject. */
export interface QrPorts {
  /** Has a new code made; or why there is none. */
  readonly begin: () => Promise<QrCode | { readonly failed: Text }>;
  /** Asks what has become of a code; `unreachable` where no answer came. */
  readonly check: (deviceCode: string) => Promise<QrProgress | "unreachable" | { readonly failed: Text }>;
  /** Signs in with what was confirmed; why that did not work, or null when the page is being left. */
  readonly signIn: (back: SocialReturn) => Promise<Text | null>;
  readonly clock: Clock;
  readonly visibility: Visibility;
}

import type { PersonKey } from "../core/wire/user";
import type { Ports } from "../platform/ports";

/**
 * Ends the count of attempts at signing in unasked, and what a logout has left until the next sign-in [AUTH-08, AUTH-09].
 * Where it is known who has come in, the other tabs hear of it, so that none goes on as another person [SEC-03].
 */
export function announceSignIn({ broadcast, storage }: Ports, person?: PersonKey): void {
  storage.remove("loggedOut");
  storage.remove("autoLogins");
  if (person) broadcast.post({ kind: "signedIn", person });
}

import type { PersonKey } from "../core/wire/user";
import type { Ports } from "../platform/ports";

/**
 * Resets the count of automatic sign-ins, and the mark of a logout, which lasts until the next sign-in [AUTH-08, AUTH-09].
 * If the person is known, the other tabs are notified, so that none continues as another person [SEC-03].
 */
export function announceSignIn({ broadcast, storage }: Ports, person?: PersonKey): void {
  storage.remove("loggedOut");
  storage.remove("autoLogins");
  if (person) broadcast.post({ kind: "signedIn", person });
}

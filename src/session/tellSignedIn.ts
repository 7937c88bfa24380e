import type { PersonKey } from "../core/wire/user";
import type { Ports } from "../platform/ports";

/** Ends the count of attempts at signing in unasked, and a logout's lasting until the next sign-in [AUTH-08, AUTH-09]. */
export function clearAttempts({ storage }: Pick<Ports, "storage">): void {
  storage.remove("loggedOut");
  storage.remove("autoLogins");
}

/** Lets the other tabs know who is signed in by now, so that none goes on as another person [SEC-03]. */
export const tellSignedIn = ({ broadcast }: Pick<Ports, "broadcast">, person: PersonKey): void =>
  broadcast.post({ kind: "signedIn", person });

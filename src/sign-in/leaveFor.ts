import type { Language } from "../base/core/language/languages";
import { wayBack } from "../base/core/address/authorizePage";
import { formatTrip, providerAddress, type RedirectProvider } from "./core/social";
import type { Ports } from "../base/platform/ports";

/** Begins a trip to a provider, whose nonce this tab alone knows, and leaves for its page [AUTH-13]. */
export function leaveFor(
  provider: RedirectProvider,
  language: Language,
  { clock, navigation, random, storage }: Ports,
): void {
  const href = navigation.href();
  const { origin } = new URL(href);
  const trip = {
    provider: provider.id,
    nonce: random.id(),
    at: clock.now(),
    from: wayBack(href.slice(origin.length)),
  };
  storage.write("socialTrip", formatTrip(trip));
  navigation.go(providerAddress(provider, { trip, redirectUri: `${origin}/login/`, language }));
}

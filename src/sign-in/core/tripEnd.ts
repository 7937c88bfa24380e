import type { Text } from "../../base/core/wire/text";
import { stateOf, TRIP_LIFETIME, type SocialTrip } from "./social";
import type { SocialReturn } from "../../base/core/session/socialReturn";

/** What a return comes to: who to ask about which code or token, or why not. */
export type TripEnd =
  | { readonly provider: string; readonly grant: Pick<SocialReturn, "code" | "token"> }
  | { readonly refused: Text };

/**
 * Checks a return against the trip that this tab began. A state that was never ours, or is too old, is refused whatever
 * comes with it, so that no person is signed in by another person's link; only the provider passes on (AUTH-13).
 */
export function endTrip(trip: SocialTrip | null, { state, code, token }: SocialReturn, now: number): TripEnd {
  const age = trip ? now - trip.at : NaN;
  const fresh = age >= 0 && age <= TRIP_LIFETIME;
  if (!trip || !fresh || state !== stateOf(trip)) {
    return { refused: { id: "social.refused" } };
  }
  if (code !== undefined) return { provider: trip.provider, grant: { code } };
  if (token !== undefined) return { provider: trip.provider, grant: { token } };
  return { refused: { id: "social.cancelled" } };
}

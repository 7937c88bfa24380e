import { loginAddress } from "../core/address/loginAddress";
import { asksToSignIn, type Arrival } from "../core/session/entry";
import { deviceOf, type DeviceSigns } from "../core/site/device";
import type { Ports } from "../platform/ports";

/**
 * Leaves for the login page where the address of a page asked to sign a person in, by a ticket, a code, an access token or the like;
 * false where it did not. The login page asks what has to be asked, signs in and leads back here [AUTH-01]. What the address had goes by
 * this tab's storage, so that it stands in no address again [AUTH-17].
 */
export function handOverToLogin(
  arrival: Arrival,
  signs: DeviceSigns,
  { clock, navigation, storage }: Pick<Ports, "clock" | "navigation" | "storage">,
): boolean {
  const address = loginAddress(navigation.href(), deviceOf(signs).client);
  if (address === null || !asksToSignIn(arrival.secrets)) return false;
  storage.write("handedOn", { ...arrival, at: clock.now() });
  navigation.replace(address);
  return true;
}

import { uaa } from "../../contract/uaa";
import { ask } from "../base/api/ask";
import { parseTrip } from "./core/social";
import type { SocialReturn } from "../base/core/session/socialReturn";
import { endTrip } from "./core/tripEnd";
import type { Text } from "../base/core/wire/text";
import { finish } from "../base/session/beginSession";
import { deviceId } from "../base/session/deviceId";
import type { SignInPage } from "../base/session/page";

/**
 * Ends a trip to a provider [AUTH-13]: gives the login page the address it was left with, checks the state, and signs in
 * with the code. Answers the message to show, or null when the page is being left. The trip is spent whatever comes of
 * it; where it is not allowed to go on, nothing is sent. Who signs in this way may be another person than the remembered one, whose sign-in is forgotten [AUTH-08].
 */
export async function finishTrip(
  back: SocialReturn,
  page: SignInPage,
  allow: () => Promise<boolean>,
): Promise<Text | null> {
  const { clock, navigation, storage } = page.runtime.ports;
  const trip = parseTrip(storage.read("socialTrip"));
  storage.remove("socialTrip");
  if (trip) navigation.rewrite(trip.from);
  const end = endTrip(trip, back, clock.now());
  if ("refused" in end) return end.refused;
  if (!(await allow())) return null;
  storage.write("provenBy", end.provider);
  const { unitHost } = await page.site;
  const { host } = new URL(navigation.href());
  const answer = await ask(
    page.runtime,
    uaa.socialLogin,
    {
      ...{ state: end.provider, ...end.grant, unitHost: unitHost || host },
      deviceId: deviceId(page.runtime.ports),
    },
    { signsIn: true },
  );
  return finish(page, answer, { remembered: "none" });
}

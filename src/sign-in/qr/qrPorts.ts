import { uaa } from "../../../contract/uaa";
import { ask } from "../../base/api/ask";
import { wayBack } from "../../base/core/address/authorizePage";
import { loginFault } from "../../base/core/session/loginOutcome";
import { readQrCode, readQrProgress } from "../flow/qr/step";
import { formatTrip, stateOf, type QrProvider } from "../core/social";
import type { QrPorts } from "../flow/qr/ports";
import { pageVisibility } from "../../base/platform/pageVisibility";
import type { SignInPage } from "../../base/session/page";
import { finishTrip } from "../finishTrip";

/** Milliseconds after which a look at a code counts as unanswered. */
const CHECK_TIMEOUT = 10_000;
/** Milliseconds to wait for a new code. */
const BEGIN_TIMEOUT = 15_000;

/**
 * The world of a code to scan. Every code is a trip of its own, whose nonce this tab alone knows: what is confirmed is
 * checked against it like any other return [AUTH-13].
 */
export function qrPorts({ id }: QrProvider, page: SignInPage): QrPorts {
  const { clock, navigation, random, storage } = page.runtime.ports;
  const unreadable = { failed: { id: "qr.unreadable" } } as const;
  return {
    clock,
    visibility: pageVisibility,
    begin: async () => {
      const site = await page.site;
      const { href, host, origin } = new URL(navigation.href());
      const from = wayBack(href.slice(origin.length));
      const trip = { provider: id, nonce: random.id(), at: clock.now(), from };
      storage.write("socialTrip", formatTrip(trip));
      const { data, error } = await ask(
        page.runtime,
        uaa.socialQrBegin,
        { providerId: id, state: stateOf(trip), unitHost: site.unitHost || host },
        { timeout: BEGIN_TIMEOUT },
      );
      if (error) return { failed: loginFault(error) };
      return readQrCode(data, { now: clock.now(), site, origin }) ?? unreadable;
    },
    check: async (deviceCode) => {
      const { data, error } = await ask(
        page.runtime,
        uaa.socialQrCheck,
        { providerId: id, device_code: deviceCode },
        { timeout: CHECK_TIMEOUT },
      );
      if (error) return error.kind === "envelope" ? { failed: error.text } : "unreachable";
      return readQrProgress(data) ?? unreadable;
    },
    signIn: async (back) => {
      const here = navigation.href();
      const message = await finishTrip(back, page, () => Promise.resolve(true));
      // The page has not been left, whatever address it would have been come back to.
      if (message !== null) navigation.rewrite(here);
      return message;
    },
  };
}

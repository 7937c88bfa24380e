import { uaa } from "../../../contract/uaa";
import { ask } from "../../base/api/ask";
import type { Device } from "../../base/core/site/device";
import type { OtherIdentity } from "../core/identity";
import { loginOutcome } from "../../base/core/session/loginOutcome";
import { targetAfterLogin } from "../../base/core/address/redirect";
import type { SiteConfig } from "../../base/core/site/siteConfig";
import type { Text } from "../../base/core/wire/text";
import { personOf } from "../../base/core/wire/user";
import { beginSession } from "../../base/session/beginSession";
import { identify } from "../../base/session/identify";
import { endSession } from "../../base/state/endSession";
import type { AppThunk } from "../../base/state/types";

/** Whom to change to, and as what, where that is known. */
type Switched = Pick<OtherIdentity, "userId"> & Partial<Pick<OtherIdentity, "role">>;

const FAILED: Text = { id: "person.switch.failed" };

interface Place {
  readonly site: SiteConfig;
  readonly device: Device;
}

/**
 * Changes to the person's other account [WHO-02], or under development to any demo account [AUTH-15]. It is another
 * person's sign-in: once the platform agrees, all of the first one's goes, the remembered sign-in too, the other tabs
 * reload, and the page goes to the other's own desktop. If the platform refuses, the reason is shown and nothing has
 * changed.
 */
export const switchIdentity =
  (other: Switched, place: Place): AppThunk<Promise<void>> =>
  async (dispatch, _getState, runtime) => {
    const { navigation, notify } = runtime.ports;
    const { userId, role } = other;
    const now = role ? (`account.now.${role}` as const) : "account.signedIn";
    const answer = await ask(runtime, uaa.switchLogin, { userId }, { signsIn: true });
    if (runtime.closed) return;
    // There is nothing to bind here, so such an answer is a message.
    const outcome = loginOutcome(answer, place.site, { openid: "" });
    if (outcome.next === "message") {
      // An answer that was lost on its way may have changed the session all the same.
      const changed = answer.error?.kind === "transport" && (await identify(runtime)) === "no";
      if (!changed) {
        // The platform's own words say why. Without any, it is said what failed: the person may be elsewhere by now.
        const text = answer.error?.reason === undefined ? FAILED : outcome.text;
        notify({ severity: "error", text, answer: true });
        return;
      }
    }

    runtime.close();
    await dispatch(endSession("switched"));
    const told = outcome.next === "redirect" ? outcome.person : null;
    const person = personOf({ unitId: told?.unitId ?? "", userId });
    await beginSession(
      { runtime },
      {
        remembered: "unchanged",
        former: "gone",
        nextToast: { severity: "success", text: { id: now } },
        person,
      },
    );
    const target = told && targetOf(told, navigation.href(), place);
    if (target === null) navigation.reload();
    else navigation.replace(target);
  };

/** The other's own desktop: where to go after a login at this page, of which nothing is asked in its address. */
function targetOf(
  person: { readonly unitType: number; readonly unitId: string; readonly userType: number },
  address: string,
  { site, device }: Place,
): string | null {
  const { origin, pathname } = new URL(address);
  return targetAfterLogin({
    href: origin + pathname,
    origin,
    site,
    device,
    person,
    code: "base",
    development: process.env["NODE_ENV"] === "development",
  });
}

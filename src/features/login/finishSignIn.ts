import type { Ask, Asked } from "../../api/ask";
import type { Device } from "../../core/session/device";
import { bindParametersOf, loginFault, loginOutcome } from "../../core/session/loginOutcome";
import { targetAfterLogin } from "../../core/session/redirect";
import type { SiteConfig } from "../../core/session/siteConfig";
import type { Envelope } from "../../core/wire/envelope";
import type { Text } from "../../core/wire/text";
import type { Ports } from "../../platform/ports";

/** What signing in needs of the page. */
export interface SignInPage {
  readonly ask: Ask;
  readonly device: Device;
  readonly site: Promise<SiteConfig>;
}

/** What came of asking, where, and what becomes of the remembered sign-in once somebody is signed in. */
interface Finish {
  readonly page: SignInPage;
  readonly ports: Ports;
  readonly answer: Asked<Envelope>;
  readonly remember: () => Promise<void>;
}

/**
 * What follows the answer to any way of signing in [AUTH-04]: leaves for where the person wanted to go, or for the bind
 * page, and answers null; or answers the message to show.
 */
export async function finishSignIn({ page, ports, answer, remember }: Finish): Promise<Text | null> {
  const { navigation, notify, storage } = ports;
  if (answer.error) return loginFault(answer.error);
  const site = await page.site;
  const href = navigation.href();
  const outcome = loginOutcome(answer.data, site, bindParametersOf(href));
  if (outcome.next === "message") return outcome.text;
  if (outcome.next === "bind") {
    navigation.go(outcome.address);
    return null;
  }
  await remember();
  storage.remove("loggedOut");
  storage.remove("autoLogins");
  const target = targetAfterLogin({
    href,
    origin: new URL(href).origin,
    site,
    device: page.device,
    person: outcome.person,
    code: "login",
    development: process.env["NODE_ENV"] === "development",
  });
  // The page is gone before anybody could read it here, so the next one says it.
  const success = { severity: "success", text: { id: "account.signedIn" } } as const;
  if (target === null) notify(success);
  else {
    storage.write("pendingNotice", success);
    navigation.go(target);
  }
  return null;
}

import type { Ask, Asked } from "../../api/ask";
import type { Device } from "../../core/site/device";
import {
  bindParametersOf,
  explained,
  loginFault,
  loginOutcome,
  type LoggedInPerson,
} from "../../core/sign-in/loginOutcome";
import { targetAfterLogin } from "../../core/address/redirect";
import type { SiteConfig } from "../../core/site/siteConfig";
import type { Envelope } from "../../core/wire/envelope";
import type { Text } from "../../core/wire/text";
import type { Ports } from "../../platform/ports";

/** Comes with the ways in, of which it needs the most. */
const loadDropFormer = () => import(/* webpackChunkName: "entry" */ "./dropFormer");

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
  /** Nobody asked to be signed in, so that it counts as an attempt until a page shows the person [AUTH-09]. */
  readonly unasked?: boolean;
}

/**
 * What follows the answer to any way of signing in [AUTH-04]: leaves for where the person wanted to go, or for the bind
 * page, and answers null; or answers the message to show.
 */
export async function finishSignIn({
  page,
  ports,
  answer,
  remember,
  unasked = false,
}: Finish): Promise<Text | null> {
  const { navigation, notify, storage } = ports;
  const { data, error } = explained(answer);
  if (error) return loginFault(error);
  const site = await page.site;
  const outcome = loginOutcome(data, site, bindParametersOf(navigation.href()));
  if (outcome.next === "message") return outcome.text;
  if (outcome.next === "bind") {
    navigation.go(outcome.address);
    return null;
  }
  await remember();
  if (storage.read("user") !== null) {
    const code = await loadDropFormer().catch(() => null);
    if (code) await code.dropFormer(page.ask, ports);
    else storage.wipePersonal();
  }
  if (!unasked) {
    storage.remove("loggedOut");
    storage.remove("autoLogins");
  }
  // The page is gone before anybody could read it here, so the next one says it.
  const success = { severity: "success", text: { id: "account.signedIn" } } as const;
  storage.write("pendingToast", success);
  if (leaveAs(outcome.person, { page, ports, site })) return null;
  storage.remove("pendingToast");
  notify(success);
  return null;
}

/** Leaves for where a person wants to go who is signed in; false where the site has them stay. */
export function leaveAs(
  person: LoggedInPerson,
  { page, ports, site }: { readonly page: SignInPage; readonly ports: Ports; readonly site: SiteConfig },
): boolean {
  const { navigation } = ports;
  const href = navigation.href();
  const target = targetAfterLogin({
    href,
    origin: new URL(href).origin,
    site,
    device: page.device,
    person,
    code: "login",
    development: process.env["NODE_ENV"] === "development",
  });
  if (target !== null) navigation.go(target);
  return target !== null;
}

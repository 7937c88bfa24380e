import { targetAfterLogin } from "../core/address/redirect";
import type { Credentials } from "../core/sign-in/credentials";
import type { LoginFields } from "../core/sign-in/loginForm";
import { bindParametersOf, loginOutcome, type LoggedInPerson } from "../core/sign-in/loginOutcome";
import type { SiteConfig } from "../core/site/siteConfig";
import type { Asked } from "../core/wire/failure";
import type { Text, Toast } from "../core/wire/text";
import type { PersonKey } from "../core/wire/user";
import type { SessionPage, SignInPage } from "./page";
import { announceSignIn } from "./announceSignIn";

/** Comes with the ways in, of which it needs the most. */
const loadFormer = () => import(/* webpackChunkName: "entry" */ "./former");

/** What a success of a way of signing in means for this device. */
export interface Success {
  /**
   * The sign-in that is remembered from now on: that which was typed, none, the one before, or the one before where it
   * is that of the person who has come in [AUTH-08].
   */
  readonly remembered: LoginFields | "none" | "asBefore" | "ifTheirs";
  /** Whether the person wants to be signed in unasked; absent where they were not asked for it. */
  readonly autoLogin?: boolean;
  /** Who was here before: the same person, another one of whom nothing is left, or not known (the default). */
  readonly former?: "same" | "gone";
  /** The person did not ask to be signed in, so that it counts as an attempt until a page shows them [AUTH-09]. */
  readonly unasked?: boolean;
  /** What the page that comes next says, as this one is gone before it could be read here. */
  readonly said?: Toast;
  /** Who it is, for the other tabs; absent where the page that comes next tells them. */
  readonly person?: PersonKey;
}

/** The one place that decides what a success stores, says and clears, whichever way a person has come in [AUTH-04]. */
export async function begin(page: SessionPage, success: Success): Promise<void> {
  const { ports } = page.runtime;
  const { storage, vault } = ports;
  const { remembered, autoLogin, former, unasked, said, person } = success;
  if (autoLogin !== undefined) storage.write("autoLogin", autoLogin);
  if (remembered === "none") await vault.forget();
  else if (typeof remembered === "object") await vault.keep(remembered);
  if (remembered === "ifTheirs" || (former === undefined && storage.read("user") !== null)) {
    const code = await loadFormer().catch(() => null);
    if (code) await code.settleFormer(page, remembered === "ifTheirs");
    else storage.wipePersonal();
  }
  if (!unasked) announceSignIn(ports, person);
  if (said) storage.write("pendingToast", said);
}

/** What is remembered after a sign-in by what was typed in the login box. */
export const asTyped = ({ username, password, remember }: Credentials): Success["remembered"] =>
  remember ? { username, password } : "none";

/**
 * What follows the answer to any way of signing in that leaves the page [AUTH-04]: leaves for where the person wanted to
 * go, or for the bind page, and answers null; or answers the message to show.
 */
export async function finish(
  page: SignInPage,
  answer: Asked<unknown>,
  success: Success,
): Promise<Text | null> {
  const { navigation, notify, storage } = page.runtime.ports;
  const site = await page.site;
  const outcome = loginOutcome(answer, site, bindParametersOf(navigation.href()));
  if (outcome.next === "message") return outcome.text;
  if (outcome.next === "bind") {
    navigation.go(outcome.address);
    return null;
  }
  const said = { severity: "success", text: { id: "account.signedIn" } } as const;
  await begin(page, { ...success, said });
  if (leaveAs(outcome.person, page, site)) return null;
  storage.remove("pendingToast");
  notify(said);
  return null;
}

/** Leaves for where a person wants to go who is signed in; false where the site has them stay. */
export function leaveAs(person: LoggedInPerson, { runtime, device }: SignInPage, site: SiteConfig): boolean {
  const { navigation } = runtime.ports;
  const href = navigation.href();
  const target = targetAfterLogin({
    href,
    origin: new URL(href).origin,
    site,
    device,
    person,
    code: "login",
    development: process.env["NODE_ENV"] === "development",
  });
  if (target !== null) navigation.go(target);
  return target !== null;
}

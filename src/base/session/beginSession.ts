import { targetAfterLogin } from "../core/address/redirect";
import type { Credentials } from "../core/session/credentials";
import type { LoginFields } from "../core/session/loginForm";
import { bindParametersOf, loginOutcome, type LoggedInPerson } from "../core/session/loginOutcome";
import type { SiteConfig } from "../core/site/siteConfig";
import type { Result } from "../core/wire/failure";
import type { Text, Toast } from "../core/wire/text";
import type words from "./messages/zh-CN.json";
import type { PersonKey } from "../core/wire/user";
import type { SessionPage, SignInPage } from "./page";
import { announceSignIn } from "./announceSignIn";

/** Loaded with the code of the ways of signing in, most of which need it. */
const loadFormer = () => import(/* webpackChunkName: "entry" */ "./former");

/** A toast in words that every page begins with: the next page has none of the parts of this one [WHO-02]. */
interface NextToast extends Toast {
  readonly text: { readonly id: keyof typeof words };
}

/** The effects of a successful sign-in on this device. */
export interface SignInEffects {
  /**
   * The sign-in that is remembered from now on: the typed one, none, the previous one, or the previous one if it
   * belongs to the person who has signed in [AUTH-08].
   */
  readonly remembered: LoginFields | "none" | "unchanged" | "ifSamePerson";
  /** Whether the person wants to be signed in automatically; absent if they were not asked. */
  readonly autoLogin?: boolean;
  /** Who was here before: the same person, another one of whom nothing is left, or not known (the default). */
  readonly former?: "same" | "gone";
  /** The sign-in was automatic, so that it counts as an attempt until a page shows the person [AUTH-09]. */
  readonly automatic?: boolean;
  /** The toast of the next page, because this one is gone before it could be read here. */
  readonly nextToast?: NextToast;
  /** The person, for the other tabs; absent if the next page notifies them. */
  readonly person?: PersonKey;
}

/** The one place that decides what a success stores, shows and clears, for every way of signing in [AUTH-04]. */
export async function beginSession(
  page: Pick<SessionPage, "runtime">,
  success: SignInEffects,
): Promise<void> {
  const { ports } = page.runtime;
  const { storage, vault } = ports;
  const { remembered, autoLogin, former, automatic: unasked, nextToast: said, person } = success;
  if (autoLogin !== undefined) storage.write("autoLogin", autoLogin);
  if (remembered === "none") await vault.forget();
  else if (typeof remembered === "object") await vault.keep(remembered);
  if (remembered === "ifSamePerson" || (former === undefined && storage.read("user") !== null)) {
    const code = await loadFormer().catch(() => null);
    if (code) await code.settleFormer(page, remembered === "ifSamePerson");
    else await storage.wipePersonal();
  }
  if (!unasked) announceSignIn(ports, person);
  if (said) storage.write("pendingToast", said);
}

/** What is remembered after a sign-in by what was typed in the login box. */
export const rememberedFrom = ({ username, password, remember }: Credentials): SignInEffects["remembered"] =>
  remember ? { username, password } : "none";

/**
 * Follows the answer to any way of signing in that leaves the page [AUTH-04]: leaves for the person's target,
 * or for the bind page, and returns null; or returns the message to show.
 */
export async function finish(page: SignInPage, answer: Result, success: SignInEffects): Promise<Text | null> {
  const { navigation, notify, storage } = page.runtime.ports;
  const site = await page.site;
  const outcome = loginOutcome(answer, site, bindParametersOf(navigation.href()));
  if (outcome.next === "message") return outcome.text;
  if (outcome.next === "bind") {
    navigation.go(outcome.address);
    return null;
  }
  const said = { severity: "success", text: { id: "account.signedIn" } } as const;
  await beginSession(page, { ...success, nextToast: said });
  if (leaveForTarget(outcome.person, page, site)) return null;
  storage.remove("pendingToast");
  notify(said);
  return null;
}

/** Leaves for the target of a person who is signed in; false if the site keeps them here. */
export function leaveForTarget(
  person: LoggedInPerson,
  { runtime, device }: SignInPage,
  site: SiteConfig,
): boolean {
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

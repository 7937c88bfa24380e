import type { Ask } from "../../api/ask";
import type { Device } from "../../core/session/device";
import { loginFault, loginOutcome } from "../../core/session/loginOutcome";
import { targetAfterLogin } from "../../core/session/redirect";
import type { SiteConfig } from "../../core/session/siteConfig";
import type { Text } from "../../core/wire/text";
import { usePorts } from "../../platform/PortsContext";
import type { Credentials } from "./LoginForm";

/** What signing in needs of the page. */
export interface SignInPage {
  readonly ask: Ask;
  readonly device: Device;
  readonly site: Promise<SiteConfig>;
}

/**
 * Signs in with a name and a password and leaves for where the person wanted to go [AUTH-04]. The answer is the
 * message to stand under the password, or null when the page is being left.
 */
export function useSignIn({
  ask,
  device,
  site: whenSite,
}: SignInPage): (credentials: Credentials) => Promise<Text | null> {
  const { navigation, notify, storage, vault } = usePorts();

  return async ({ username, password, remember }) => {
    const { data: envelope, error } = await ask.envelope("login", { username, password }, { signsIn: true });
    if (error) return loginFault(error);
    const site = await whenSite;
    const outcome = loginOutcome(envelope, site);
    if (outcome.next === "message") return outcome.text;
    if (outcome.next === "bind") {
      navigation.go(outcome.address);
      return null;
    }
    await (remember ? vault.keep({ username, password }) : vault.forget());
    storage.remove("loggedOut");
    storage.remove("autoLogins");
    const href = navigation.href();
    const target = targetAfterLogin({
      href,
      origin: new URL(href).origin,
      site,
      device,
      person: outcome.person,
      code: "login",
      development: process.env["NODE_ENV"] === "development",
    });
    // The page is gone before anybody could read it here, so the next one says it.
    const success = { severity: "success", text: { id: "login.success" } } as const;
    if (target === null) notify(success);
    else {
      storage.write("pendingNotice", success);
      navigation.go(target);
    }
    return null;
  };
}

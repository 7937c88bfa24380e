import type { BindParameters } from "../../core/session/loginOutcome";
import type { Text } from "../../core/wire/text";
import { usePorts } from "../../platform/PortsContext";
import { finishSignIn, type SignInPage } from "./finishSignIn";
import type { Credentials } from "./LoginForm";

/** The social account that a sign-in ties to the person, as the bind page was told. */
export type SocialClaim = Omit<BindParameters, "redirect_uri">;

/**
 * Signs in with a name and a password, on the bind page with the social account to tie to them, and leaves for where the
 * person wanted to go [AUTH-04]. The answer is the message to stand under the password, or null when the page is being
 * left. Without cookies no sign-in would hold, so none is tried.
 */
export function useSignIn(
  page: SignInPage,
  claim?: SocialClaim,
): (credentials: Credentials) => Promise<Text | null> {
  const ports = usePorts();
  const { storage, vault } = ports;

  return async ({ username, password, remember, autoLogin }) => {
    if (!ports.keepsCookies()) return { id: "login.cookiesOff" };
    const answer = await page.ask.envelope("login", { username, password, ...claim }, { signsIn: true });
    return finishSignIn({
      page,
      ports,
      answer,
      remember: () => {
        storage.write("autoLogin", autoLogin);
        return remember ? vault.keep({ username, password }) : vault.forget();
      },
    });
  };
}

import { loginProblem, type BindParameters, type LoginProblem } from "../../core/sign-in/loginOutcome";
import { usePorts } from "../../platform/PortsContext";
import { finishSignIn, type SignInPage } from "./finishSignIn";
import type { Credentials } from "../../core/sign-in/credentials";

/** The social account that a sign-in ties to the person, as the bind page was told. */
export type SocialClaim = Omit<BindParameters, "redirect_uri">;

/**
 * Signs in with a name and a password, on the bind page with the social account to tie to them, and leaves for where the
 * person wanted to go [AUTH-04]. The answer is why it did not work, or null when the page is being left. Without cookies no sign-in would hold, so none is tried.
 */
export function useSignIn(
  page: SignInPage,
  claim?: SocialClaim,
): (credentials: Credentials) => Promise<LoginProblem | null> {
  const ports = usePorts();
  const { storage, vault } = ports;

  return async ({ username, password, remember, autoLogin }) => {
    if (!ports.keepsCookies()) return loginProblem({ id: "login.cookiesOff" });
    const answer = await page.ask.envelope("login", { username, password, ...claim }, { signsIn: true });
    const message = await finishSignIn({
      page,
      ports,
      answer,
      remember: () => {
        storage.write("autoLogin", autoLogin);
        return remember ? vault.keep({ username, password }) : vault.forget();
      },
    });
    return message === null ? null : loginProblem(message, answer);
  };
}

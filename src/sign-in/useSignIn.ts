import type { Credentials } from "../base/core/session/credentials";
import { loginProblem, type BindParameters, type LoginProblem } from "../base/core/session/loginOutcome";
import { rememberedFrom, finish } from "../base/session/beginSession";
import type { SignInPage } from "../base/session/page";
import { tryPassword } from "../base/session/tryPassword";

/** The social account that a sign-in ties to the person, as the bind page was told. */
export type SocialClaim = Omit<BindParameters, "redirect_uri">;

/**
 * Signs in with a name and a password, on the bind page with the social account to tie to them, and leaves for where the
 * person wanted to go [AUTH-04]. The answer is why it did not work, or null when the page is being left.
 */
export const useSignIn =
  (page: SignInPage, claim?: SocialClaim): ((credentials: Credentials) => Promise<LoginProblem | null>) =>
  async (credentials) => {
    const answer = await tryPassword(page, credentials, { claim });
    const { autoLogin } = credentials;
    const message = await finish(page, answer, { remembered: rememberedFrom(credentials), autoLogin });
    return message === null ? null : loginProblem(message, answer.error);
  };

import type { Credentials } from "../../base/core/session/credentials";
import { loginOutcome, loginProblem, type LoginProblem } from "../../base/core/session/loginOutcome";
import { DEFAULT_SITE } from "../../base/core/site/siteConfig";
import { rememberedFrom, beginSession } from "../../base/session/beginSession";
import { identify } from "../../base/session/identify";
import { endSession } from "../../base/state/endSession";
import type { AppThunk } from "../../base/state/types";
import { tryPassword } from "../../base/session/tryPassword";

/** Whether the person whom the page shows has signed in, or another one; or why none has. */
export type SignedInAgain = { readonly samePerson: boolean } | { readonly problem: LoginProblem };

/**
 * Signs in on a page whose session has ended (API-11). That the same person is back is made known to all tabs, whose
 * waiting calls may go on. Where it is another one, all that was the first one's is dropped and the page is loaded again.
 */
export const signInAgain =
  (credentials: Credentials): AppThunk<Promise<SignedInAgain>> =>
  async (dispatch, _getState, runtime) => {
    const page = { runtime };
    const person = runtime.whoIsHere();
    const answer = await tryPassword(page, credentials);
    // There is nothing to bind here, so such an answer is a message.
    const outcome = loginOutcome(answer, DEFAULT_SITE, { openid: "" });
    if (outcome.next === "message") return { problem: loginProblem(outcome.text, answer.error) };
    const same = await identify(runtime);
    if (same === "unreachable" || same === "lapsed") return { problem: loginProblem({ id: "api.network" }) };
    const samePerson = same === "yes" && person !== null;
    await beginSession(page, {
      remembered: rememberedFrom(credentials),
      ...(samePerson ? { former: "same", person } : { former: "gone" }),
    });
    if (!samePerson) {
      await dispatch(endSession("otherPerson"));
      runtime.startAnew();
    }
    return { samePerson };
  };

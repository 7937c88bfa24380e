import { createAsk } from "../../../api/ask";
import { identify } from "../../../api/renewSession";
import { loginFault, loginProblem, type LoginProblem } from "../../../core/sign-in/loginOutcome";
import { failureText } from "../../../core/wire/envelope";
import { dropPerson } from "../../../state/endSession";
import type { AppThunk } from "../../../state/types";
import type { Credentials } from "../../../core/sign-in/credentials";

/** Whether the person whom the page shows has signed in, or somebody else; or why nobody has. */
export type SignedInAgain = { readonly samePerson: boolean } | { readonly problem: LoginProblem };

/**
 * Signs in on a page whose session has ended (API-11). That the same person is back is made known to all tabs, whose
 * waiting calls may go on. Where it is somebody else, all that was the other's is dropped and the page starts anew.
 * Without cookies no sign-in would hold, so none is tried.
 */
export const signInAgain =
  ({ username, password, remember }: Credentials): AppThunk<Promise<SignedInAgain>> =>
  async (dispatch, _getState, runtime) => {
    const { broadcast, keepsCookies, storage, vault } = runtime.ports;
    if (!keepsCookies()) return { problem: loginProblem({ id: "login.cookiesOff" }) };
    const person = runtime.whoIsHere();
    const answer = await createAsk(runtime).envelope("login", { username, password }, { signsIn: true });
    const { data, error } = answer;
    if (error) return { problem: loginProblem(loginFault(error), answer) };
    if (data.status !== 200) return { problem: loginProblem(failureText(data), answer) };
    const same = await identify(runtime);
    if (same === "unreachable" || same === "lapsed") return { problem: loginProblem({ id: "api.network" }) };
    await (remember ? vault.keep({ username, password }) : vault.forget());
    if (same === "no" || person === null) {
      dispatch(dropPerson());
      runtime.startAnew();
      return { samePerson: false };
    }
    storage.remove("loggedOut");
    storage.remove("autoLogins");
    broadcast.post({ kind: "signedIn", person });
    return { samePerson: true };
  };

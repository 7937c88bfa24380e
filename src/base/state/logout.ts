import { isLoggedOut } from "../api/pendingLogout";
import { uaaApi } from "../api/uaa.api";
import { LOGIN_PAGE } from "../session/endOnDevice";
import { endSession, goToLogin } from "./endSession";
import { stayed } from "./session";
import type { AppThunk } from "./types";

/**
 * Logs out: asks the platform to end the session, and whatever it answers, or if it does not answer at all, removes
 * everything of the person here, tells the other tabs and goes to the login page (AUTH-11). A logout that did not
 * arrive, or was not answered within `LOGOUT_TIMEOUT_MS`, is told of at once and there, and made good as soon as the
 * platform answers again. Confirming is the caller's.
 */
export const logout = (): AppThunk<Promise<void>> => async (dispatch, _getState, runtime) => {
  const { error } = await dispatch(uaaApi.endpoints.logout.initiate(undefined, { track: false }));
  const arrived = isLoggedOut(error);
  runtime.close();
  await dispatch(endSession("loggedOut", { logoutPending: !arrived }));
  if (!arrived) dispatch(stayed());
  if (arrived) runtime.ports.navigation.replace(LOGIN_PAGE);
  else await dispatch(goToLogin());
};

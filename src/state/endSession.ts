import { portalApi } from "../api/portalApi";
import { LOGOUT_TIMEOUT_MS } from "../api/owedLogout";
import { signedOut, stayed } from "./session";
import type { AppThunk } from "./types";

/** The page everybody comes to after logging out. */
export const LOGIN_PAGE = "/login/";

/**
 * Goes to the login page if that can be fetched. Without a network the browser would put an error page of its own in
 * this one's place, so this one stays and says that somebody has signed out. Answers whether it went (AUTH-11).
 */
export const goToLogin =
  (): AppThunk<Promise<boolean>> =>
  async (dispatch, _getState, { ports }) => {
    const page = {
      method: "GET",
      url: LOGIN_PAGE,
      headers: {},
      timeout: LOGOUT_TIMEOUT_MS,
      bytes: false,
    } as const;
    const { kind } = await ports.http.send(page);
    if (kind === "answered") ports.navigation.replace(LOGIN_PAGE);
    else dispatch(stayed());
    return kind === "answered";
  };

/**
 * Ends the session on this page: takes what was for the person off the screen, and removes their values from this
 * device, but not the remembered sign-in (SEC-03).
 */
export const dropPerson =
  (): AppThunk<void> =>
  (dispatch, _getState, { ports }) => {
    dispatch(signedOut());
    dispatch(portalApi.util.resetApiState());
    ports.storage.wipePersonal();
    ports.clearScreen();
  };

/** Removes everything that tells about the person, the remembered sign-in too: somebody has logged out (AUTH-08). */
export const forgetPerson =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { ports }) => {
    dispatch(dropPerson());
    // A session that has only lapsed leaves this wish, as it is then that it counts [AUTH-09].
    ports.storage.remove("autoLogin");
    ports.storage.remove("autoLogins");
    try {
      await ports.vault.forget();
    } catch {
      // A database that cannot be opened holds nothing that could be read either.
    }
  };

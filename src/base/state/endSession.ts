import { portalApi } from "../api/portalApi";
import { endOnDevice, goToLoginPage, type Ending, type EndOptions } from "../session/endOnDevice";
import { signedOut, stayed } from "./session";
import type { AppThunk } from "./types";

/** Ends the session on this page: the store forgets the person, and the device what is theirs. */
export const endSession =
  (why: Ending, options?: EndOptions): AppThunk<Promise<void>> =>
  (dispatch, _getState, { ports }) => {
    dispatch(signedOut());
    dispatch(portalApi.util.resetApiState());
    return endOnDevice(ports, why, options);
  };

/** Goes to the login page, or else says here that the person has signed out. Answers whether it went [AUTH-11]. */
export const goToLogin =
  (): AppThunk<Promise<boolean>> =>
  async (dispatch, _getState, { ports }) => {
    const gone = await goToLoginPage(ports);
    if (!gone) dispatch(stayed());
    return gone;
  };

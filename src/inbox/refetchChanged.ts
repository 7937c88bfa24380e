import { changed } from "../base/api/changed";
import { uaaApi } from "../base/api/uaa.api";
import type { AppThunk } from "../base/state/types";

/** Reads again what the person has changed in another tab: their own record, where it is their portrait [DESK-03, UP-08]. */
export const refetchChanged =
  (what: string): AppThunk<void> =>
  (dispatch) => {
    if (what !== "portrait") dispatch(changed(what));
    else void dispatch(uaaApi.endpoints.me.initiate(undefined, { forceRefetch: true, subscribe: false }));
  };

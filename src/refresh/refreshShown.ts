import { portalApi } from "../base/api/portalApi";
import type { AppThunk } from "../base/state/types";

/** Some questions follow from the answers to others, so that those are waited for as well. */
const ROUNDS = 2;

/** Reads again what changes of what Today and the messages show; the answer says whether all of it came [DESK-14]. */
export const refreshShown = (): AppThunk<Promise<boolean>> => async (dispatch) => {
  dispatch(portalApi.util.invalidateTags(["apps", "unread", "card", "child"]));
  let came = true;
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = await Promise.all(dispatch(portalApi.util.getRunningQueriesThunk()));
    came &&= answers.every((answer) => !answer.isError);
  }
  return came;
};

import type { AppThunk } from "../../base/state/types";
import { uploadsLeft } from "../../upload";

/** A larger number is not counted to its end. */
const MOST = 1_000;

/** How many uploads the person gives up by leaving this device. */
export const unfinished = (): AppThunk<Promise<number>> => async (_dispatch, _getState, runtime) => {
  const person = runtime.whoIsHere();
  return person === null ? 0 : uploadsLeft(runtime.ports, person, MOST);
};

import { faceClockingPorts, faceCollectPorts } from "../../face";
import { photographOf } from "../../picture";
import { siteHere } from "../../base/state/siteHere";
import type { AppThunk } from "../../base/state/types";

/** The worlds of faces on this page, and how a chosen picture becomes a photograph: base64, or null where it is no picture. */
export interface FacesHere {
  readonly clocking: ReturnType<typeof faceClockingPorts>;
  readonly collecting: (userId: string) => ReturnType<typeof faceCollectPorts>;
  readonly read: (file: File) => Promise<string | null>;
}

/** Makes them. */
export const facesHere = (): AppThunk<FacesHere> => (dispatch, _getState, runtime) => ({
  clocking: faceClockingPorts(runtime, async () => (await dispatch(siteHere())).faces),
  collecting: (userId) => faceCollectPorts(runtime, userId),
  read: (file) => dispatch(photographOf(file)),
});

import "../../kit/call/words";
import { faceClockingPorts, faceCollectPorts } from "../../session/face/facePorts";
import { photographOf } from "../../state/pictures/photographOf";
import { siteHere } from "../../state/siteHere";
import type { AppThunk } from "../../state/types";

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

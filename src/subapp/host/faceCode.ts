import { faceClockingPorts, faceCollectPorts } from "../../session/face/facePorts";
import { base64Of } from "../../platform/base64Of";
import type { AppThunk } from "../../state/types";
import { picturesHere } from "../../state/pictures/picturesHere";

/** The longer side of a chosen picture, pixels: as large as a photograph of the camera. */
const SIDE = 480;

/** The worlds of faces on this page, and how a chosen picture becomes a photograph: base64, or null where it is no picture. */
export const facesHere = (): AppThunk<FacesHere> => (dispatch, _getState, runtime) => ({
  clocking: faceClockingPorts(runtime),
  collecting: (userId) => faceCollectPorts(runtime, userId),
  read: async (file) => {
    const made = await dispatch(picturesHere()).compress(file, { width: SIDE, height: SIDE });
    return "fault" in made ? null : base64Of(new Uint8Array(await made.file.arrayBuffer()));
  },
});

/** What `facesHere` makes. */
export interface FacesHere {
  readonly clocking: ReturnType<typeof faceClockingPorts>;
  readonly collecting: (userId: string) => ReturnType<typeof faceCollectPorts>;
  readonly read: (file: File) => Promise<string | null>;
}

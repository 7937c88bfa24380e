import type { KnownFace } from "../../face/core/readFace";
import type { FacePorts, CollectPorts } from "../../face";
import { pageVisibility } from "../../base/platform/pageVisibility";
import { PART_FAILED } from "../../base/core/part/partFailed";
import type { AppDispatch, AppThunk } from "../../base/state/types";
import type { PortalFaces } from "../sdk/contract";
import type * as FaceCode from "./faceCode";

const loadFaces = () => import(/* webpackChunkName: "faces" */ "./faceCode");

const FAILED = { refused: PART_FAILED.text } as const;
const NO_DETECTOR = { fault: "detector" } as const;

const clockHere =
  (): AppThunk<FacePorts<never>["clock"]> =>
  (_dispatch, _getState, { ports }) =>
    ports.clock;

/** Lends faces to applications; the code of the camera is fetched once one of them opens it [FACE-05]. */
export function guestFaces(
  dispatch: AppDispatch,
  load: () => Promise<typeof FaceCode> = loadFaces,
): PortalFaces {
  const here = () =>
    load().then(
      (code) => dispatch(code.facesHere()),
      () => null,
    );
  const time = () => ({ clock: dispatch(clockHere()), visibility: pageVisibility });
  const clocking = (): FacePorts<KnownFace> => ({
    ...time(),
    open: async () => (await here())?.clocking.open() ?? NO_DETECTOR,
    challenge: async () => {
      const faces = await here();
      return faces ? faces.clocking.challenge() : FAILED;
    },
    send: async (pictures, challenge) => (await here())?.clocking.send(pictures, challenge) ?? FAILED,
  });
  const collecting = (userId: string): ReturnType<PortalFaces["collecting"]> => {
    const collect = async (): Promise<CollectPorts | null> => (await here())?.collecting(userId) ?? null;
    return {
      ...time(),
      open: async () => (await collect())?.open() ?? NO_DETECTOR,
      stored: async () => {
        const ports = await collect();
        return ports ? ports.stored() : FAILED;
      },
      save: async (photo) => {
        const ports = await collect();
        return ports ? ports.save(photo) : FAILED;
      },
      read: async (file) => (await here())?.read(file) ?? null,
    };
  };
  return Object.freeze({ clocking, collecting });
}

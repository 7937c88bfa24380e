import type { KnownFace } from "../src/face/core/readFace";
import type { FaceCamera } from "../src/face/flow/ports";
import type { PortalFaces } from "../src/subapp/sdk/contract";

const PHOTO = "/9j/4AAQ";

/** Milliseconds of every wait: React's `act` ends in a pause of the camera's loop alone, which a slow machine finds in none of 0. */
const PAUSE_MS = 10;

/** A face that the platform does not know, with what it says of it. */
export interface UnknownFace {
  readonly refused: string;
}

/** A camera before which a person stands, known or not, or nobody; time passes almost at once, so that tests need not wait. */
export function fakeFaces(before: KnownFace | UnknownFace | null): PortalFaces {
  const faces = before ? [{ x: 112, y: 112, width: 100, height: 100 }] : [];
  const camera: FaceCamera = {
    stream: null,
    look: () => Promise.resolve({ frame: { width: 320, height: 320, faces, light: 0.5 }, pose: null }),
    pictures: () => Promise.resolve({ photo: PHOTO, burst: [] }),
    stop: () => undefined,
  };
  const ports = {
    open: () => Promise.resolve(camera),
    visibility: { visible: () => true, watch: () => () => undefined },
    clock: {
      now: () => Date.now(),
      after: (_milliseconds: number, job: () => void) => {
        const timer = setTimeout(job, PAUSE_MS);
        return () => clearTimeout(timer);
      },
    },
  };
  return {
    clocking: () => ({
      ...ports,
      challenge: () => Promise.resolve(null),
      send: () =>
        Promise.resolve(
          before && !("refused" in before) ? { result: before } : (before ?? { refused: "unknown" }),
        ),
    }),
    collecting: () => ({
      ...ports,
      waitTime: 0,
      stored: () => Promise.resolve(null),
      save: () => Promise.resolve(null),
      read: () => Promise.resolve(PHOTO),
    }),
  };
}

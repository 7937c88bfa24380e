import type { FaceFrame } from "../core/faceBox";
import type { FaceFault, FacePictures } from "../core/facePictures";
import type { Pose } from "../core/pose";
import type { Challenge } from "../core/readFace";
import type { Text } from "../../base/core/wire/text";
import type { Clock, Visibility } from "../../base/platform/ports";

/** What was seen in one picture of the camera, and how the one face in it is held. */
export interface FaceLook {
  readonly frame: FaceFrame;
  readonly pose: Pose | null;
}

/** A camera that runs, with what finds faces in it. None of these may reject. */
export interface FaceCamera {
  /** What it shows; a test has none. */
  readonly stream: MediaStream | null;
  /** Looks at the camera now; with `keeps`, the picture becomes one of the burst. */
  readonly look: (keeps: boolean) => Promise<FaceLook | { readonly fault: FaceFault }>;
  readonly pictures: () => Promise<FacePictures | { readonly fault: FaceFault }>;
  /** Ends it, and forgets its pictures. */
  readonly stop: () => void;
}

/** The world of a try to be known by one's face. None of these may reject. */
export interface FacePorts<Result> {
  readonly open: () => Promise<FaceCamera | { readonly fault: FaceFault }>;
  /** What the platform asks for; null where it asks for nothing. */
  readonly challenge: () => Promise<Challenge | null | { readonly refused: Text }>;
  readonly send: (
    pictures: FacePictures,
    challenge: Challenge | null,
  ) => Promise<{ readonly result: Result } | { readonly refused: Text }>;
  readonly clock: Clock;
  readonly visibility: Visibility;
}

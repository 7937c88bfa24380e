import type { MediaFailure } from "../../base/core/part/mediaFailure";

/**
 * Why a face cannot be looked at: the camera, or what finds faces in it. `lost` is a camera that was pulled out; `detector` did not
 * come, and `stopped` came and failed.
 */
export type FaceFault = MediaFailure | "lost" | "detector" | "stopped";

/** Pictures in base64, without a `data:` prefix. */
export interface FacePictures {
  readonly photo: string;
  /** Those that were kept while the person did what they were asked to, in their order. */
  readonly burst: readonly string[];
}

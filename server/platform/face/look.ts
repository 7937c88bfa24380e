import type { Pose } from "../../../src/face/core/pose";
import type { Refusal } from "../envelope";
import type { Client } from "../work/heavyWork";

/** The calls whose forms have pictures of faces. */
export type FaceCall = "faceLogin" | "faceClocking" | "faceCheck";

/** A form of such a call, as its bytes. */
export interface LookTask {
  readonly call: FaceCall;
  readonly form: Uint8Array;
}

/** Why a picture is of no use: not a picture, without a face, with two people, with a face that is too small, too dark, or looks aside. */
export type PictureFault = "broken" | "none" | "several" | "small" | "dark" | "aside";

/** A face by which a person may be known, as 128 numbers. */
export type Descriptor = readonly number[];

/** What was seen in a photograph; `kept` is the photograph written again, where it is to be stored. */
export type SeenPhoto =
  | { readonly fault: PictureFault }
  | { readonly fault: null; readonly descriptor: Descriptor; readonly kept: Uint8Array | null };

/** What was seen in a picture of a burst. */
export interface SeenFrame {
  /** The same for the same picture alone. */
  readonly print: string;
  /** How the face was held; null where there was not exactly one. */
  readonly pose: Pose | null;
  /** Of a few of the pictures in which the face looks ahead. */
  readonly descriptor: Descriptor | null;
}

/** What was seen in a form's pictures, or why the form was refused: errors of our own do not cross from thread to thread as they are. */
export type Look =
  | {
      readonly kind: "seen";
      readonly nonce: string | null;
      readonly userId: string | null;
      readonly photo: SeenPhoto;
      readonly burst: readonly SeenFrame[];
    }
  | ({ readonly kind: "refused" } & Pick<Refusal, "status" | "message" | "code" | "fieldErrors">);

/** Who looks at pictures; tests put others in its place. */
export interface FaceEyes {
  readonly look: (task: LookTask, client: Client) => Promise<Look>;
  readonly close: () => Promise<void>;
}

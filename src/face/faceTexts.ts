import type { Text } from "../base/core/wire/text";
import type { FaceFault } from "./core/facePictures";
import type { FaceCue, FacePhase } from "./flow/step";

/** What a person is told to do. */
export const cueText = (cue: FaceCue): Text => ({ id: `kit.face.cue.${cue}` });

/** Why there is nothing to look at, and what to do about it. */
export const faultText = (fault: FaceFault): Text => ({ id: `kit.face.fault.${fault}` });

/** What the state of a try is in words, where no cue says what to do. */
export function phaseText(at: FacePhase<unknown>): Text {
  switch (at.phase) {
    case "unusable":
      return faultText(at.fault);
    case "refused":
      return at.text;
    case "opening":
    case "closed":
    case "aligning":
    case "acting":
      return { id: "kit.face.opening" };
    default:
      return { id: `kit.face.${at.phase}` };
  }
}

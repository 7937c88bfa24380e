import type { CollectState } from "./flow/collect/step";
import type { Text } from "../base/core/wire/text";
import type { FaceFault } from "./core/facePictures";
import type { FaceCue, FacePhase } from "./flow/step";

/** What a person is told to do. */
export const cueText = (cue: FaceCue): Text => ({ id: `kit.face.cue.${cue}` });

/** Why there is nothing to look at, and what to do about it. */
const faultText = (fault: FaceFault): Text => ({ id: `kit.face.fault.${fault}` });

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

/** Where taking a picture stands, in words; null where a cue says what to do. */
export function collectWords({ at, cue, stored, unknown }: CollectState): Text | null {
  switch (at.phase) {
    case "closed":
      if (at.isKept) return { id: "kit.face.saved" };
      if (unknown !== null) return unknown;
      if (stored === undefined) return { id: "kit.face.loading" };
      return { id: stored === null ? "kit.face.none" : "kit.face.current" };
    case "unusable":
      return faultText(at.fault);
    case "taken":
      return at.failed ?? { id: "kit.face.taken" };
    case "live":
      if (at.seconds > 0) return { id: "kit.face.wait", values: { seconds: at.seconds } };
      return cue === null ? { id: "kit.face.opening" } : null;
    default:
      return { id: `kit.face.${at.phase}` };
  }
}

/**
 * What is spoken of that: that a picture is kept says a toast. Seconds that are counted down aloud would drown the hints, so that how long
 * it takes is said once, and then that it is time [A11Y-05].
 */
export function spokenWords(state: CollectState): Text | null {
  const { at, stored, unknown } = state;
  if (at.phase === "closed" && (at.isKept || (stored === undefined && unknown === null))) return null;
  if (at.phase !== "live") return collectWords(state);
  if (at.seconds > 0) return { id: "kit.face.wait", values: { seconds: at.of } };
  return at.of > 0 ? { id: "kit.face.now" } : null;
}

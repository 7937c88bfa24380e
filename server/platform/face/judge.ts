import { isActing, isAhead, isLive, type LiveAct } from "../../../src/face/core/liveness";
import { distanceOf } from "./descriptors";
import type { Descriptor, SeenFrame } from "./look";

/**
 * Pictures of a burst nearer to the photograph than this show the same person. They are smaller and less sharp than what is stored,
 * so this is more than the threshold by which a person is known.
 */
const SAME_IN_BURST = 0.5;

/**
 * The same of a face that opens its mouth or comes closer, which is less like itself: the bound that the package's nets were made for. Among
 * people who look into the camera it takes 44 of 671 strangers for the person, whom an attacker would have to find first.
 */
const SAME_IN_ACT = 0.6;

/** So many pictures of a burst, looking ahead, have to show the person. */
const LEAST_SAME = 2;

/** Why a burst does not show that the person of the photograph is there. */
export type LiveFault = "repeated" | "other" | "acts";

/** The pictures without those that follow the same one; null where one comes back, as no camera's picture ever does. */
function withoutRepeats(burst: readonly SeenFrame[]): readonly SeenFrame[] | null {
  const once = burst.filter(({ print }, index) => print !== burst[index - 1]?.print);
  return new Set(once.map(({ print }) => print)).size === once.length ? once : null;
}

/**
 * Whether a burst shows the person of the photograph doing what was asked; null is yes. Every picture that was compared has to show
 * that person, so that nobody does the acts for them in between [FACE-07].
 */
export function judgeBurst(
  photo: Descriptor,
  burst: readonly SeenFrame[],
  acts: readonly LiveAct[],
): LiveFault | null {
  const frames = withoutRepeats(burst);
  if (!frames) return "repeated";
  const poses = frames.map(({ pose }) => pose);
  if (acts.length === 0 || !isLive(poses, acts)) return "acts";
  const rest = poses.find((pose) => pose && isAhead(pose));
  const described = frames.filter(({ descriptor }) => descriptor !== null);
  const isSame = ({ descriptor, pose }: SeenFrame) => {
    const bound = pose && rest && isActing(pose, rest) ? SAME_IN_ACT : SAME_IN_BURST;
    return descriptor !== null && distanceOf(descriptor, photo) < bound;
  };
  return described.length >= LEAST_SAME && described.every(isSame) ? null : "other";
}

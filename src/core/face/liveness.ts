import type { Pose } from "./pose";

/**
 * What a person is asked to do, so that a picture of them does not pass; directions are their own. `mouth` opens it: the nets follow lips
 * well. Closed eyes move their points by a tenth only, which is as much as from one picture to the next [FACE-07].
 */
export const LIVE_ACTS = ["left", "right", "mouth", "closer"] as const;
export type LiveAct = (typeof LIVE_ACTS)[number];

/** How far a person has come with what they were asked to do. */
export interface LiveProgress {
  /** How the face was held before; null until it has looked ahead. */
  readonly rest: Pose | null;
  /** So many acts are done. */
  readonly done: number;
  /** In so many pictures in a row the face has been held like this. */
  readonly held: number;
  /** Whether the face has come back since the last act. */
  readonly back: boolean;
  /** In so many pictures in a row the head has been turned where it was not asked to. */
  readonly astray: number;
}

export const NOT_BEGUN: LiveProgress = { rest: null, done: 0, held: 0, back: false, astray: 0 };

/** Looking ahead, in so many pictures in a row. People who look into the camera were measured at up to 0.38. */
const REST = 2;
const AHEAD = 0.4;
/** A head that is turned, or is back again. */
const TURNED = 0.3;
const BACK = 0.2;
/** An open mouth, or one that is closed again. */
const OPEN = 0.15;
const CLOSED = 0.09;
/** Closer is so many times the size. The net finds near faces smaller than they are: 1.4 times was measured as 1.21. */
const CLOSER = 1.16;
const AWAY = 1.1;
/** An act is seen in so many pictures in a row, and so is a turn that nobody asked for. */
const TIMES = 2;

/** Whether a face looks ahead, as a challenge begins. */
export const isAhead = ({ turn }: Pose): boolean => Math.abs(turn) < AHEAD;

/** Where the head is turned to, from how it was held before. */
function turnOf(pose: Pose, rest: Pose): LiveAct | null {
  const turn = pose.turn - rest.turn;
  if (Math.abs(turn) <= TURNED) return null;
  return turn > 0 ? "left" : "right";
}

const does = (act: LiveAct, pose: Pose, rest: Pose): boolean => {
  switch (act) {
    case "left":
    case "right":
      return turnOf(pose, rest) === act;
    case "mouth":
      return pose.mouth - rest.mouth > OPEN && turnOf(pose, rest) === null;
    case "closer":
      return pose.size > rest.size * CLOSER;
  }
};

const isBack = (pose: Pose, rest: Pose): boolean =>
  Math.abs(pose.turn - rest.turn) < BACK && pose.mouth - rest.mouth < CLOSED && pose.size < rest.size * AWAY;

/** Whether the head was turned where it was not asked to: the try has failed, whatever comes then. */
export const isAstray = ({ astray }: LiveProgress): boolean => astray >= TIMES;

/**
 * What one more picture adds; null is a picture in which there is not exactly one face. The face first looks ahead, then does each act in
 * its order, and comes back in between. A turn that is not the next act fails the try: else a film of a person who turns both ways
 * would pass every time.
 */
export function stepLiveness(
  progress: LiveProgress,
  pose: Pose | null,
  acts: readonly LiveAct[],
): LiveProgress {
  if (isAstray(progress)) return progress;
  const { rest, done, held, back } = progress;
  if (!pose) return { ...progress, held: 0, astray: 0 };
  if (!rest) {
    if (!isAhead(pose)) return { ...progress, held: 0 };
    return held + 1 < REST ? { ...progress, held: held + 1 } : { ...NOT_BEGUN, rest: pose, done, back: true };
  }
  const act = acts[done];
  if (act === undefined && back) return progress;
  const turn = turnOf(pose, rest);
  // The turn that was done last may last.
  const isWanted = turn === null || turn === act || (!back && turn === acts[done - 1]);
  if (!isWanted) return { ...progress, held: 0, astray: progress.astray + 1 };
  const seen = { ...progress, astray: 0 };
  if (!back) return { ...seen, back: isBack(pose, rest) };
  if (act === undefined || !does(act, pose, rest)) return { ...seen, held: 0 };
  if (held + 1 < TIMES) return { ...seen, held: held + 1 };
  return { ...seen, done: done + 1, held: 0, back: false };
}

/** Whether the pictures of a try show a person who does all acts in their order. The platform decides by this [FACE-07]. */
export function isLive(poses: readonly (Pose | null)[], acts: readonly LiveAct[]): boolean {
  const end = poses.reduce((progress, pose) => stepLiveness(progress, pose, acts), NOT_BEGUN);
  return end.done === acts.length && !isAstray(end);
}

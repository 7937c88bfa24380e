import type { Pose } from "./pose";

/** What a person is asked to do, so that a picture of them does not pass: directions are their own [FACE-07]. */
export const LIVE_ACTS = ["left", "right", "blink", "closer"] as const;
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
}

export const NOT_BEGUN: LiveProgress = { rest: null, done: 0, held: 0, back: false };

/** Looking ahead: in so many pictures in a row. */
const REST = 2;
const AHEAD = 0.14;
/** A head that is turned, or is back again. */
const TURNED = 0.32;
const BACK = 0.2;
/** Closed eyes are so much of the open ones, and open again so much. */
const CLOSED = 0.7;
const OPEN = 0.85;
/** Closer is so many times the size. */
const CLOSER = 1.22;
const AWAY = 1.12;

const isAhead = ({ turn }: Pose): boolean => Math.abs(turn) < AHEAD;

const does = (act: LiveAct, pose: Pose, rest: Pose): boolean => {
  switch (act) {
    case "left":
      return pose.turn - rest.turn > TURNED;
    case "right":
      return rest.turn - pose.turn > TURNED;
    case "blink":
      return pose.eyes < rest.eyes * CLOSED && Math.abs(pose.turn - rest.turn) < BACK;
    case "closer":
      return pose.size > rest.size * CLOSER;
  }
};

const isBack = (pose: Pose, rest: Pose): boolean =>
  Math.abs(pose.turn - rest.turn) < BACK && pose.eyes > rest.eyes * OPEN && pose.size < rest.size * AWAY;

/** A blink is shorter than the pause between two pictures; all else has to be seen twice. */
const timesOf = (act: LiveAct): number => (act === "blink" ? 1 : 2);

/**
 * What one more picture adds; null is a picture in which there is not exactly one face. The face first looks ahead, then does each act in
 * its order, and comes back in between. Acts of another order do not count.
 */
export function stepLiveness(
  progress: LiveProgress,
  pose: Pose | null,
  acts: readonly LiveAct[],
): LiveProgress {
  const { rest, done, held, back } = progress;
  if (!pose) return { ...progress, held: 0 };
  if (!rest) {
    if (!isAhead(pose)) return { ...progress, held: 0 };
    return held + 1 < REST ? { ...progress, held: held + 1 } : { rest: pose, done, held: 0, back: true };
  }
  if (!back) return { ...progress, back: isBack(pose, rest) };
  const act = acts[done];
  if (act === undefined) return progress;
  if (!does(act, pose, rest)) return { ...progress, held: 0 };
  if (held + 1 < timesOf(act)) return { ...progress, held: held + 1 };
  return { rest, done: done + 1, held: 0, back: false };
}

/** Whether the pictures of a try show a person who does all acts in their order. The platform decides by this [FACE-07]. */
export const isLive = (poses: readonly (Pose | null)[], acts: readonly LiveAct[]): boolean =>
  poses.reduce((progress, pose) => stepLiveness(progress, pose, acts), NOT_BEGUN).done === acts.length;

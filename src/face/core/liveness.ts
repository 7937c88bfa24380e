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

/** Looking ahead, an act, and a turn that nobody asked for are each seen in so many pictures in a row. */
const TIMES = 2;

/** How far a face has to move for an act to count, and may move without harm. Turns are parts of half a face's width. */
export interface LiveBounds {
  /** Looking ahead is a turn of less. People who look into the camera were measured at up to 0.38. */
  readonly ahead: number;
  /** A head that was turned as asked, and one that is back again. */
  readonly turned: number;
  readonly back: number;
  /** A head that was turned where nobody asked for it. */
  readonly astray: number;
  /** A mouth that was opened, in a head that is turned by less than this, and one that is closed again. A turned head's lips look open. */
  readonly open: number;
  readonly facing: number;
  readonly closed: number;
  /** Closer is so many times the size. The net finds near faces smaller than they are: 1.4 times was measured as 1.21. */
  readonly closer: number;
  readonly away: number;
}

/** What the page wants to see before it sends the pictures. */
export const SHOWN: LiveBounds = {
  ahead: 0.4,
  turned: 0.32,
  back: 0.17,
  astray: 0.32,
  open: 0.21,
  facing: 0.2,
  closed: 0.08,
  closer: 1.16,
  away: 1.09,
};

/**
 * What the platform accepts. It sees the page's pictures as JPEG, in which the same nets measure a turn by 0.03 differently on average, at
 * most 0.07, and a mouth by 0.01, at most 0.07. A person stops where the page is content, so the same bounds would refuse half of those
 * who have done as they were told. A picture in an unsteady hand was measured at 0.24 of a turn, and 0.14 of a mouth.
 */
const ACCEPTED: LiveBounds = {
  ahead: 0.46,
  turned: 0.24,
  back: 0.23,
  astray: 0.4,
  open: 0.14,
  facing: 0.26,
  closed: 0.14,
  closer: 1.12,
  away: 1.12,
};

/** Whether a face looks ahead in what the platform accepts as the beginning of a challenge. */
export const isAhead = ({ turn }: Pose): boolean => Math.abs(turn) < ACCEPTED.ahead;

/** Where the head is turned to by more than `bound`, from how it was held before. */
function turnOf(pose: Pose, rest: Pose, bound: number): LiveAct | null {
  const turn = pose.turn - rest.turn;
  if (Math.abs(turn) <= bound) return null;
  return turn > 0 ? "left" : "right";
}

const does = (act: LiveAct, pose: Pose, rest: Pose, bounds: LiveBounds): boolean => {
  switch (act) {
    case "left":
    case "right":
      return turnOf(pose, rest, bounds.turned) === act;
    case "mouth":
      return pose.mouth - rest.mouth > bounds.open && turnOf(pose, rest, bounds.facing) === null;
    case "closer":
      return pose.size > rest.size * bounds.closer;
  }
};

/** Whether a face opens its mouth or has come closer, to the platform. */
export const isActing = (pose: Pose, rest: Pose): boolean =>
  does("mouth", pose, rest, ACCEPTED) || does("closer", pose, rest, ACCEPTED);

const isBack = (pose: Pose, rest: Pose, bounds: LiveBounds): boolean =>
  Math.abs(pose.turn - rest.turn) < bounds.back &&
  pose.mouth - rest.mouth < bounds.closed &&
  pose.size < rest.size * bounds.away;

/** Whether the head was turned where it was not asked to: the try has failed, whatever comes then. */
export const isAstray = ({ astray }: LiveProgress): boolean => astray >= TIMES;

/**
 * What one more picture adds; null is a picture in which there is not exactly one face. The face first looks ahead, then does each act in
 * its order, and comes back in between. A turn that is neither the next act nor the one before fails the try: else a film of a person
 * who turns both ways would pass every time.
 */
export function stepLiveness(
  progress: LiveProgress,
  pose: Pose | null,
  acts: readonly LiveAct[],
  bounds: LiveBounds = SHOWN,
): LiveProgress {
  if (isAstray(progress)) return progress;
  const { rest, done, held, back } = progress;
  if (!pose) return { ...progress, held: 0, astray: 0 };
  if (!rest) {
    if (Math.abs(pose.turn) >= bounds.ahead) return { ...progress, held: 0 };
    return held + 1 < TIMES
      ? { ...progress, held: held + 1 }
      : { ...NOT_BEGUN, rest: pose, done, back: true };
  }
  const act = acts[done];
  if (act === undefined && back) return progress;
  const turn = turnOf(pose, rest, bounds.astray);
  // The turn that was done last may last, or come again: a person hesitates.
  const isWanted = turn === null || turn === act || turn === acts[done - 1];
  if (!isWanted) return { ...progress, held: 0, astray: progress.astray + 1 };
  const seen = { ...progress, astray: 0 };
  if (!back) return { ...seen, back: isBack(pose, rest, bounds) };
  if (act === undefined || !does(act, pose, rest, bounds)) return { ...seen, held: 0 };
  if (held + 1 < TIMES) return { ...seen, held: held + 1 };
  return { ...seen, done: done + 1, held: 0, back: false };
}

/** Whether the pictures of a try show a person who does all acts in their order. The platform decides by this [FACE-07]. */
export function isLive(poses: readonly (Pose | null)[], acts: readonly LiveAct[]): boolean {
  const end = poses.reduce((progress, pose) => stepLiveness(progress, pose, acts, ACCEPTED), NOT_BEGUN);
  return end.done === acts.length && !isAstray(end);
}

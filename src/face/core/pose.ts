import type { FaceBox, Point } from "./faceBox";

/** How a face is held. */
export interface Pose {
  /**
   * From -1 to 1; 0 looks straight ahead, more than that to the person's own left. Measured along the face's own width: with a head, or a
   * picture of one, that is tilted to a side the nose would wander across the picture as in a turn.
   */
  readonly turn: number;
  /** How far the mouth is open, as a part of its width: less than 0.3 for closed lips and for smiles. */
  readonly mouth: number;
  /** The face's part of the picture's width. */
  readonly size: number;
}

/** The points of a face that are needed, by their numbers among the 68 of the iBUG 300-W markup, from 0. */
const JAW_ENDS = [0, 16] as const;
const NOSE_TIP = 30;
/** The corners between the lips, and the pairs of points above and below each other between them. */
const LIPS = {
  corners: [60, 64],
  pairs: [
    [61, 67],
    [62, 66],
    [63, 65],
  ],
} as const;

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** How far the lips are apart, as a part of the mouth's width: the eye aspect ratio of Soukupová and Čech (2016), of a mouth. */
function openness(points: readonly Point[]): number {
  const between = ([one, other]: readonly [number, number]): number => {
    const [from, to] = [points[one], points[other]];
    return from && to ? distance(from, to) : 0;
  };
  const width = between(LIPS.corners);
  return width === 0
    ? 0
    : LIPS.pairs.reduce((sum, pair) => sum + between(pair), 0) / LIPS.pairs.length / width;
}

/** How a face is held, by its 68 points and its box in a picture of `width` pixels; null where points are missing. */
export function poseOf(points: readonly Point[], box: FaceBox, width: number): Pose | null {
  const [right, left] = JAW_ENDS.map((index) => points[index]);
  const nose = points[NOSE_TIP];
  if (!right || !left || !nose || points.length < 68 || width <= 0) return null;
  const [across, down] = [left.x - right.x, left.y - right.y];
  if (across <= 0) return null;
  const along = ((nose.x - right.x) * across + (nose.y - right.y) * down) / (across ** 2 + down ** 2);
  const turn = 2 * along - 1;
  return {
    turn: Math.max(-1, Math.min(1, turn)),
    mouth: openness(points),
    size: box.width / width,
  };
}

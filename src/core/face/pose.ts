import type { FaceBox, Point } from "./faceBox";

/** How a face is held. */
export interface Pose {
  /** From -1 to 1; 0 looks straight ahead, more than that to the person's own left. */
  readonly turn: number;
  /** How far the eyes are open: about 0.3 for open ones, less than 0.2 for closed ones. */
  readonly eyes: number;
  /** The face's part of the picture's width. */
  readonly size: number;
}

/** The points of a face that are needed, by their numbers among the 68 of the iBUG 300-W markup, from 0. */
const JAW_ENDS = [0, 16] as const;
const NOSE_TIP = 30;
const EYES = [36, 42] as const;

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * How far an eye is open, by its six points from the outer corner on. Source: eye aspect ratio, Soukupová and Čech, Real-Time Eye Blink
 * Detection using Facial Landmarks, 2016.
 */
function openness(points: readonly Point[]): number {
  const [one, two, three, four, five, six] = points;
  if (!one || !two || !three || !four || !five || !six) return 0;
  const width = distance(one, four);
  return width === 0 ? 0 : (distance(two, six) + distance(three, five)) / (2 * width);
}

/** How a face is held, by its 68 points and its box in a picture of `width` pixels; null where points are missing. */
export function poseOf(points: readonly Point[], box: FaceBox, width: number): Pose | null {
  const [right, left] = JAW_ENDS.map((index) => points[index]);
  const nose = points[NOSE_TIP];
  if (!right || !left || !nose || points.length < 68 || width <= 0) return null;
  const half = (left.x - right.x) / 2;
  if (half <= 0) return null;
  const turn = (nose.x - right.x) / half - 1;
  const eyes = EYES.map((first) => openness(points.slice(first, first + 6)));
  return {
    turn: Math.max(-1, Math.min(1, turn)),
    eyes: eyes.reduce((sum, each) => sum + each, 0) / eyes.length,
    size: box.width / width,
  };
}

/** A point of a picture, in its pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a face is in a picture, in its pixels, from the corner at the top left. */
export interface FaceBox extends Point {
  readonly width: number;
  readonly height: number;
}

/** What a detector has seen in one picture of the camera. */
export interface FaceFrame {
  readonly width: number;
  readonly height: number;
  readonly faces: readonly FaceBox[];
  /** How bright the picture is, from 0 (black) to 1. */
  readonly light: number;
}

/** What keeps a face from being photographed; `hold` where nothing does. */
export type FaceHint =
  | "none"
  | "several"
  | "dark"
  | "far"
  | "near"
  | "left"
  | "right"
  | "up"
  | "down"
  | "hold";

/** The target is this part of the picture's width, and a face may be this much beside it, in pixels of a picture of 480 [FACE-03]. */
const TARGET = 0.35;
const TOLERANCE = 50 / 480;

/** A face that fills less of the target is too far away. */
const LEAST = 0.6;

/** Below this, faces are seldom found, and never known again. */
const DARK = 0.16;

/** The square in the middle of a picture into which a face has to come. */
export function targetOf({ width, height }: Pick<FaceFrame, "width" | "height">): FaceBox {
  const side = width * TARGET;
  return { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
}

/**
 * How the person has to move so that exactly one face sits in the target. Directions are the person's own, who sees the picture as in
 * a mirror: `left` asks for a move to their left.
 */
export function faceHint(frame: FaceFrame): FaceHint {
  const { faces, light, width } = frame;
  const [face, other] = faces;
  if (other) return "several";
  if (light < DARK) return "dark";
  if (!face) return "none";
  const target = targetOf(frame);
  const tolerance = width * TOLERANCE;
  if (face.width < target.width * LEAST) return "far";
  if (face.width > target.width + 2 * tolerance) return "near";
  const aside = face.x + face.width / 2 - (target.x + target.width / 2);
  const below = face.y + face.height / 2 - (target.y + target.height / 2);
  // What is left in the picture is on the person's right.
  if (Math.abs(aside) > tolerance) return aside < 0 ? "left" : "right";
  if (Math.abs(below) > tolerance) return below < 0 ? "down" : "up";
  return "hold";
}

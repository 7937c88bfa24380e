import type { FaceBox, Point } from "../../../src/face/core/faceBox";
import { isActing, isAhead } from "../../../src/face/core/liveness";
import { poseOf, type Pose } from "../../../src/face/core/pose";
import { Refusal } from "../envelope";
import { face } from "../../../contract/face";
import { parseFormBy } from "../parseInput";
import type { Descriptor, FaceCall, Look, LookTask, SeenFrame, SeenPhoto } from "./look";
import { hold, type HeldPicture } from "./nets";
import { keepPhotograph, lightOf, MOST_BURST_PIXELS, type Pixels, printOf, readPixels } from "./pictures";

/** Longer sides in which faces are looked for, pixels. */
const PHOTO_SIDE = 640;
const BURST_SIDE = 320;

/** A face of less than this width, in pixels of the photograph, or of less light is known by nobody for sure. */
const LEAST_WIDTH = 72;
const LEAST_LIGHT = 0.12;

/** A second person is there where another face has this part of the face's width; smaller ones are people far behind. */
const CONSIDERABLE = 0.45;

/**
 * A face that is turned further than this, or looks down so that the nose is this far from the eyes to the chin, is not like itself:
 * among the package's own pictures all strangers that the threshold takes for one person are such.
 */
const MOST_TURN = 0.45;
const MOST_DOWN = 0.45;

/**
 * So many pictures of a burst are compared with the photograph: those in which the head is held as at the beginning, or, where they are
 * fewer than the least, all that look ahead.
 */
const DESCRIBED = 5;
const LEAST_RESTING = 3;
const RESTING = 0.2;

/** The fields of a form that are looked at here. */
interface Fields {
  readonly faceImage: string;
  readonly nonce?: string | undefined;
  readonly userId?: string | undefined;
  readonly burst?: readonly string[] | undefined;
}

const fieldsOf = (call: FaceCall, form: Uint8Array): Fields => parseFormBy(face[call].in, form);

/** How far the middle of a face is from the middle of the picture. */
const aside = ({ x, y, width, height }: FaceBox, picture: Pixels): number =>
  Math.hypot(x + width / 2 - picture.width / 2, y + height / 2 - picture.height / 2);

/** The face nearest the middle, and whether a second person is there beside it. */
function mainOf<Face extends { readonly box: FaceBox }>(
  faces: readonly Face[],
  picture: Pixels,
): { readonly face: Face; readonly isAlone: boolean } | null {
  const [face, ...others] = [...faces].sort(
    (one, other) => aside(one.box, picture) - aside(other.box, picture),
  );
  if (!face) return null;
  return { face, isAlone: others.every(({ box }) => box.width < face.box.width * CONSIDERABLE) };
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Whether a face looks into the camera, by its 68 points. */
function isFacing(points: readonly Point[], box: FaceBox, width: number): boolean {
  const pose = poseOf(points, box, width);
  const [nose, chin] = [points[30], points[8]];
  if (!pose || !nose || !chin) return false;
  const eyes = meanOf(points.slice(36, 48).map(({ y }) => y));
  return Math.abs(pose.turn) < MOST_TURN && nose.y - eyes < (chin.y - eyes) * MOST_DOWN;
}

/** Whether two boxes are about the same face. */
const isSame = (one: FaceBox, other: FaceBox): boolean =>
  Math.hypot(
    one.x + one.width / 2 - other.x - other.width / 2,
    one.y + one.height / 2 - other.y - other.height / 2,
  ) <
  Math.max(one.width, other.width) / 2;

/**
 * The faces of a photograph: near ones, and others beside them that only the wider look finds. One that is to be kept may have been
 * taken from further away than a camera's.
 */
async function findIn(picture: HeldPicture, keeps: boolean) {
  const near = await picture.find("fast");
  const others = (await picture.find("wide")).filter(
    ({ box }) => !near.some((face) => isSame(face.box, box)),
  );
  const faces = [...near, ...others];
  return faces.length === 0 && keeps ? picture.find("careful") : faces;
}

async function lookAtPhoto(bytes: Uint8Array, keeps: boolean): Promise<SeenPhoto> {
  const pixels = await readPixels(bytes, PHOTO_SIDE);
  if (!pixels) return { fault: "broken" };
  const looking = hold(pixels, async (picture): Promise<SeenPhoto> => {
    const main = mainOf(await findIn(picture, keeps), pixels);
    // In the dark no face is found either.
    if (!main) return { fault: lightOf(pixels, { x: 0, y: 0, ...pixels }) < LEAST_LIGHT ? "dark" : "none" };
    if (!main.isAlone) return { fault: "several" };
    if (main.face.box.width < LEAST_WIDTH) return { fault: "small" };
    if (lightOf(pixels, main.face.box) < LEAST_LIGHT) return { fault: "dark" };
    const pointed = await picture.point(main.face);
    if (pointed && !isFacing(pointed.points, main.face.box, pixels.width)) return { fault: "aside" };
    const descriptor = pointed && (await picture.describe(pointed));
    return descriptor ? { fault: null, descriptor, kept: null } : { fault: "none" };
  });
  // It is written again beside the nets, which take longer.
  const [seen, kept] = await Promise.all([looking, keeps ? keepPhotograph(bytes) : null]);
  return seen.fault === null ? { ...seen, kept } : seen;
}

async function poseIn(picture: HeldPicture, pixels: Pixels): Promise<Pose | null> {
  const main = mainOf(await picture.find("fast"), pixels);
  if (!main?.isAlone) return null;
  const points = await picture.follow(main.face);
  return points && poseOf(points, main.face.box, pixels.width);
}

/** A few of these, spread evenly, with the first and the last. */
const spread = <T>(items: readonly T[], most: number): readonly T[] =>
  items.length <= most
    ? items
    : Array.from({ length: most }, (_, index) =>
        Math.round((index * (items.length - 1)) / (most - 1)),
      ).flatMap((place) => items.slice(place, place + 1));

async function describe(pixels: Pixels): Promise<Descriptor | null> {
  return hold(pixels, async (picture) => {
    const main = mainOf(await picture.find("fast"), pixels);
    const pointed = main?.isAlone ? await picture.point(main.face) : null;
    return pointed && picture.describe(pointed);
  });
}

/** What one picture of a burst shows. */
interface Seen {
  readonly pose: Pose | null;
  readonly pixels: Pixels;
}

/** The one of these with the most of something. */
const mostOf = <T>(items: readonly T[], much: (item: T) => number): readonly T[] =>
  items.length === 0 ? [] : [items.reduce((most, item) => (much(item) > much(most) ? item : most))];

/**
 * Those of a burst's pictures whose face is compared: a few in which it is held as in a photograph, since some people's noses are measured
 * as turned all the time; and the widest mouth and the nearest face of all, so that nobody else opens the mouth or comes closer for a
 * person in a picture [FACE-07].
 */
function comparedIn(seen: readonly Seen[]): ReadonlySet<Seen> {
  const posed = seen.flatMap((picture) => (picture.pose ? [{ picture, pose: picture.pose }] : []));
  const ahead = posed.filter(({ pose }) => isAhead(pose));
  const rest = ahead[0]?.pose;
  if (!rest) return new Set();
  const resting = ahead.filter(({ pose }) => Math.abs(pose.turn - rest.turn) < RESTING);
  const like = spread(resting.length < LEAST_RESTING ? ahead : resting, DESCRIBED);
  const acting = posed.filter(({ pose }) => isActing(pose, rest));
  const acts = [...mostOf(acting, ({ pose }) => pose.mouth), ...mostOf(acting, ({ pose }) => pose.size)];
  return new Set([...like, ...acts].map(({ picture }) => picture));
}

/** How a face is held in each picture; of those that look ahead, a few say whose it is. The same picture is looked at once. */
async function lookAtBurst(pictures: readonly Uint8Array[]): Promise<readonly SeenFrame[]> {
  const seen = new Map<string, Seen>();
  const prints: string[] = [];
  for (const [index, bytes] of pictures.entries()) {
    const pixels = await readPixels(bytes, BURST_SIDE, MOST_BURST_PIXELS);
    const print = pixels ? printOf(pixels) : `broken ${index}`;
    prints.push(print);
    if (pixels && !seen.has(print))
      seen.set(print, { pose: await hold(pixels, (picture) => poseIn(picture, pixels)), pixels });
  }
  const compared = comparedIn([...seen.values()]);
  const descriptors = new Map<string, Descriptor | null>();
  for (const [print, picture] of seen)
    if (compared.has(picture)) descriptors.set(print, await describe(picture.pixels));
  return prints.map((print) => ({
    print,
    pose: seen.get(print)?.pose ?? null,
    descriptor: descriptors.get(print) ?? null,
  }));
}

const bytesOf = (base64: string): Uint8Array => Buffer.from(base64, "base64");

/** Reads a form with pictures of faces and says what is seen in them; runs in the thread for faces. */
export async function lookAtFaces({ call, form }: LookTask): Promise<Look> {
  try {
    const { faceImage, nonce = null, userId = null, burst = [] } = fieldsOf(call, form);
    const photo = await lookAtPhoto(bytesOf(faceImage), call === "faceCheck");
    return {
      kind: "seen",
      nonce,
      userId,
      photo,
      burst: photo.fault === null ? await lookAtBurst(burst.map(bytesOf)) : [],
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, message, code, fieldErrors } = error;
    return { kind: "refused", status, message, code, fieldErrors };
  }
}

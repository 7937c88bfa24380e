import { createRequire } from "node:module";
import path from "node:path";
import sharp from "sharp";
import type { LiveAct } from "../../src/face/core/liveness";

/** Photographs of people that come with the nets; each person is on one of them. */
const SAMPLES = path.join(
  path.dirname(createRequire(__filename).resolve("face-api.js/package.json")),
  "demo",
);

/** Whose face is where on a sample, pixels of the sample: the middle of it, and how wide it is. */
export interface SampleFace {
  readonly sample: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** People of the samples who look into the camera: the first is straight before it, so that acts can be drawn on her. */
export const SAMPLE_FACES = {
  ann: { sample: 5, x: 463, y: 1010, width: 237 },
  bea: { sample: 6, x: 1593, y: 411, width: 254 },
  cleo: { sample: 6, x: 355, y: 613, width: 251 },
  dora: { sample: 5, x: 865, y: 215, width: 184 },
  eve: { sample: 3, x: 685, y: 465, width: 235 },
  fay: { sample: 6, x: 761, y: 474, width: 233 },
  gwen: { sample: 5, x: 1192, y: 316, width: 197 },
} as const satisfies Readonly<Record<string, SampleFace>>;

/** A square picture around a face, such as a camera's. */
export interface Portrait {
  readonly data: Buffer;
  readonly side: number;
}

const SIDE = 480;

/** Cuts a face out; it fills `part` of the picture's width. What is beyond the sample's edge is grey. */
export async function portraitOf({ sample, x, y, width }: SampleFace, part = 0.36): Promise<Portrait> {
  const file = sharp(path.join(SAMPLES, `sample${sample}.jpg`));
  const { width: right, height: bottom } = await file.metadata();
  const side = Math.round(width / part);
  const [left, top] = [Math.round(x - side / 2), Math.round(y - side / 2)];
  const inside = {
    left: Math.max(0, left),
    top: Math.max(0, top),
    width: Math.min(right, left + side) - Math.max(0, left),
    height: Math.min(bottom, top + side) - Math.max(0, top),
  };
  const cut = await file.extract(inside).removeAlpha().png({ compressionLevel: 0 }).toBuffer();
  const whole = await sharp({ create: { width: side, height: side, channels: 3, background: "#777777" } })
    .composite([{ input: cut, left: inside.left - left, top: inside.top - top }])
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { data: await sharp(whole).resize(SIDE, SIDE).removeAlpha().raw().toBuffer(), side: SIDE };
}

/** How a portrait is changed: parts of its width, and how many times as large. */
export interface Change {
  /** The nose and what is around it move to the picture's right, which is the person's own left. */
  readonly turn?: number;
  /** The lips move apart. */
  readonly mouth?: number;
  readonly size?: number;
  /** Left and right change places, at last. */
  readonly mirrored?: boolean;
  /** The picture is turned clockwise like a wheel, by so many degrees. */
  readonly tilt?: number;
  /** Noise of this number, as a camera's picture has. */
  readonly n?: number;
}

// Looked up once: within Jest each look at a global takes long.
const { abs, exp, imul, max, min, round, sqrt } = Math;

/** Where the parts of a portrait's face are, parts of its width. */
const NOSE = { x: 0.5, y: 0.52 };
const MOUTH = { x: 0.5, y: 0.6, width: 0.075 };
const HALF = 0.17;
/** The colour of an open mouth. */
const DARK = [40, 15, 18];

const bump = (value: number): number => exp(-value * value);

/** A picture turned like a wheel around its middle, in its old size. */
async function tilted(picture: Buffer, side: number, degrees: number): Promise<Buffer> {
  const turned = await sharp(picture).rotate(degrees, { background: "#777777" }).png().toBuffer();
  const { width, height } = await sharp(turned).metadata();
  const [left, top] = [(width - side) >> 1, (height - side) >> 1];
  return sharp(turned).extract({ left, top, width: side, height: side }).jpeg({ quality: 80 }).toBuffer();
}

/** A portrait moved about, as a JPEG in base64. */
export async function moved(
  { data, side }: Portrait,
  { turn = 0, mouth = 0, size = 1, mirrored = false, tilt = 0, n = 0 }: Change,
): Promise<string> {
  // The array rounds and clamps its values. There is no function in the loops: they run for three quarters of a million values.
  const out = new Uint8ClampedArray(side * side * 3);
  // The noise is the same each time.
  let state = (n + 1) * 2_654_435_761;
  // What depends on a column alone is computed once, as a picture has a quarter of a million pixels.
  const columns = Array.from({ length: side }, (_, column) => {
    const x = (column / side - 0.5) / size + 0.5;
    const across = abs(x - MOUTH.x) / MOUTH.width;
    const gap = across < 1 ? mouth * sqrt(1 - across * across) : 0;
    return { x, gap, aside: turn * bump((x - NOSE.x) / (HALF * 0.8)) };
  });
  const last = side - 1;
  let target = 0;
  for (let row = 0; row < side; row += 1) {
    const y = (row / side - 0.5) / size + 0.5;
    const beside = bump((y - NOSE.y) / (HALF * 1.1));
    const below = y - MOUTH.y;
    for (const { x, gap, aside } of columns) {
      const isInside = gap > 0 && below > -gap * 0.2 && below < gap * 0.8;
      const lift = gap > 0 && below > 0 ? gap * 0.8 * bump(max(0, below - gap) / 0.09) : 0;
      const fromRow = max(0, min(last, round((y - lift) * side)));
      const fromColumn = max(0, min(last, round((x - aside * beside) * side)));
      const source = (fromRow * side + fromColumn) * 3;
      for (let colour = 0; colour < 3; colour += 1) {
        state = (imul(state, 1_664_525) + 1_013_904_223) | 0;
        const value = (isInside ? DARK[colour] : data[source + colour]) ?? 0;
        out[target] = value + ((state >>> 0) / 2 ** 32 - 0.5) * 6;
        target += 1;
      }
    }
  }
  const upright = await sharp(out, { raw: { width: side, height: side, channels: 3 } })
    .flop(mirrored)
    .jpeg({ quality: 80 })
    .toBuffer();
  return (tilt === 0 ? upright : await tilted(upright, side, tilt)).toString("base64");
}

/** The same, in the size of a burst's pictures. */
export async function movedFrame(portrait: Portrait, change: Change): Promise<string> {
  const picture = Buffer.from(await moved(portrait, change), "base64");
  return (await sharp(picture).resize(320, 320).jpeg({ quality: 75 }).toBuffer()).toString("base64");
}

/** How the first of the samples looks straight ahead, for the net. */
const REST: Change = { turn: -0.03 };

/**
 * How she is drawn in each pose. Drawn turned to her right, she is soon no face to the net that finds faces, so it is the mirror image of
 * her left. The net for a burst finds a near face smaller than it is.
 */
export const POSES: Readonly<Record<"rest" | LiveAct, Change>> = {
  rest: REST,
  left: { turn: 0.11 },
  right: { turn: 0.15, mirrored: true },
  mouth: { ...REST, mouth: 0.08 },
  closer: { ...REST, size: 1.6 },
};

/** Halfway there. */
const HALFWAY: Readonly<Record<LiveAct, Change>> = {
  left: { turn: 0.02 },
  right: { turn: -0.08 },
  mouth: { ...REST, mouth: 0.03 },
  closer: { ...REST, size: 1.3 },
};

/** A burst in which the person of a portrait does these acts, with a halfway picture before and behind each. */
export async function movingBurst(portrait: Portrait, acts: readonly LiveAct[]): Promise<string[]> {
  const changes = acts
    .flatMap((act) => {
      const [halfway, done] = [HALFWAY[act], POSES[act]];
      return [REST, REST, REST, halfway, done, done, done, halfway];
    })
    .concat([REST, REST]);
  const frames: string[] = [];
  for (const [n, change] of changes.entries()) frames.push(await movedFrame(portrait, { ...change, n }));
  return frames;
}

import { createRequire } from "node:module";
import path from "node:path";
import sharp from "sharp";
import type { LiveAct } from "../../src/core/face/liveness";

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

/** A square picture around a face, such as a camera's. */
export interface Portrait {
  readonly data: Buffer;
  readonly side: number;
}

const SIDE = 480;

/** Cuts a face out; it fills `part` of the picture's width. */
export async function portraitOf({ sample, x, y, width }: SampleFace, part = 0.36): Promise<Portrait> {
  const file = path.join(SAMPLES, `sample${sample}.jpg`);
  const side = Math.round(width / part);
  const { data } = await sharp(file)
    .extend({ top: side, bottom: side, left: side, right: side, background: "#777777" })
    .toBuffer()
    .then((extended) =>
      sharp(extended)
        .extract({
          left: Math.round(x + side / 2),
          top: Math.round(y + side / 2),
          width: side,
          height: side,
        })
        .resize(SIDE, SIDE)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true }),
    );
  return { data, side: SIDE };
}

/** How a portrait is changed: parts of its width, and how many times as large. */
export interface Change {
  /** The nose and what is around it move to the picture's right, which is the person's own left. */
  readonly turn?: number;
  /** The lips move apart. */
  readonly mouth?: number;
  readonly size?: number;
  /** Noise of this number, as a camera's picture has. */
  readonly n?: number;
}

/** Where the parts of a portrait's face are, parts of its width. */
const NOSE = { x: 0.5, y: 0.52 };
const MOUTH = { x: 0.5, y: 0.6, width: 0.075 };
const HALF = 0.17;

const bump = (value: number): number => Math.exp(-value * value);

/** A portrait moved about, as a JPEG in base64. */
export async function moved(
  { data, side }: Portrait,
  { turn = 0, mouth = 0, size = 1, n = 0 }: Change,
): Promise<string> {
  const out = Buffer.alloc(side * side * 3);
  // A generator of noise, the same each time.
  let state = (n + 1) * 2_654_435_761;
  const noise = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state / 2 ** 32 - 0.5) * 6;
  };
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) {
      const [x, y] = [(column / side - 0.5) / size + 0.5, (row / side - 0.5) / size + 0.5];
      const aside = turn * bump((x - NOSE.x) / (HALF * 0.8)) * bump((y - NOSE.y) / (HALF * 1.1));
      const across = Math.abs(x - MOUTH.x) / MOUTH.width;
      const gap = across < 1 ? mouth * Math.sqrt(1 - across * across) : 0;
      const below = y - MOUTH.y;
      const isInside = gap > 0 && below > -gap * 0.2 && below < gap * 0.8;
      const lift = gap * 0.8 * (below > 0 ? bump(Math.max(0, below - gap) / 0.09) : 0);
      const from = (value: number) => Math.max(0, Math.min(side - 1, Math.round(value * side)));
      const source = (from(y - lift) * side + from(x - aside)) * 3;
      const target = (row * side + column) * 3;
      const dark = [40, 15, 18];
      for (let colour = 0; colour < 3; colour += 1) {
        const value = isInside ? (dark[colour] ?? 0) : (data[source + colour] ?? 0);
        out[target + colour] = Math.max(0, Math.min(255, Math.round(value + noise())));
      }
    }
  const jpeg = await sharp(out, { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
  return jpeg.toString("base64");
}

/** The same, in the size of a burst's pictures. */
export async function movedFrame(portrait: Portrait, change: Change): Promise<string> {
  const picture = Buffer.from(await moved(portrait, change), "base64");
  return (await sharp(picture).resize(320, 320).jpeg({ quality: 75 }).toBuffer()).toString("base64");
}

const ACTS: Readonly<Record<LiveAct, Change>> = {
  left: { turn: 0.1 },
  right: { turn: -0.1 },
  mouth: { mouth: 0.06 },
  closer: { size: 1.4 },
};

/** A burst in which the person of a portrait does these acts, with a half-way picture before and behind each. */
export async function movingBurst(portrait: Portrait, acts: readonly LiveAct[]): Promise<string[]> {
  const half = ({ turn = 0, mouth = 0, size = 1 }: Change): Change => ({
    turn: turn / 2,
    mouth: mouth / 2,
    size: (size + 1) / 2,
  });
  const changes = acts
    .flatMap((act) => {
      const change = ACTS[act];
      return [{}, {}, {}, half(change), change, change, change, half(change)];
    })
    .concat([{}, {}]);
  const frames: string[] = [];
  for (const [n, change] of changes.entries()) frames.push(await movedFrame(portrait, { ...change, n }));
  return frames;
}

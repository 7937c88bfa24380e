import { createHash } from "node:crypto";
import sharp, { type Sharp } from "sharp";

/** A picture as its pixels: red, green, blue, line by line. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A picture that says it has more is not unpacked: a few kilobytes can stand for gigabytes. */
const MOST_PIXELS = 25_000_000;
/** The same for a picture of a burst, of which a form has many: a client's have 320 by 320. */
export const MOST_BURST_PIXELS = 1_000_000;
/** Seconds, of which a picture that is a trap takes no more. */
const LONGEST = 4;
/** The longer side of a kept photograph, pixels. */
const KEPT_SIDE = 480;

// One picture at a time is all that the queue lets through.
sharp.concurrency(1);
sharp.cache(false);

/** Whether it begins as a JPEG, PNG or WebP does; libraries for other kinds never see what is sent. */
const isPicture = (bytes: Uint8Array): boolean => {
  const beginning = Buffer.from(bytes.subarray(0, 12)).toString("hex");
  return /^(ffd8ff|89504e470d0a1a0a|52494646.{8}57454250)/.test(beginning);
};

/** Turned as its camera was held, and no larger than `side`. */
const opened = (bytes: Uint8Array, side: number, mostPixels = MOST_PIXELS): Sharp =>
  sharp(bytes, { limitInputPixels: mostPixels, sequentialRead: true, failOn: "error" })
    .rotate()
    .resize(side, side, { fit: "inside", withoutEnlargement: true })
    .timeout({ seconds: LONGEST });

/** Unpacks a JPEG, PNG or WebP, no larger than `side`; null for anything else, a broken picture or a trap. */
export async function readPixels(
  bytes: Uint8Array,
  side: number,
  mostPixels = MOST_PIXELS,
): Promise<Pixels | null> {
  if (!isPicture(bytes)) return null;
  try {
    const { data, info } = await opened(bytes, side, mostPixels)
      .flatten({ background: "#000000" })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    return info.channels === 3 ? { data, width: info.width, height: info.height } : null;
  } catch {
    return null;
  }
}

/** Writes a photograph again as a JPEG, without what its camera has noted; the picture is one that `readPixels` has read. */
export const keepPhotograph = (bytes: Uint8Array): Promise<Uint8Array> =>
  opened(bytes, KEPT_SIDE).flatten({ background: "#000000" }).jpeg({ quality: 85 }).toBuffer();

/** A text that two pictures share only if all their pixels are the same. */
export const printOf = ({ data, width, height }: Pixels): string =>
  createHash("sha256").update(`${width} ${height} `).update(data).digest("base64");

/** How bright a part of a picture is on average, from 0 (black) to 1. */
export function lightOf(
  { data, width, height }: Pixels,
  part: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): number {
  const inside = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));
  const [left, right] = [inside(part.x, width), inside(part.x + part.width, width)];
  const [top, bottom] = [inside(part.y, height), inside(part.y + part.height, height)];
  let sum = 0;
  for (let y = top; y < bottom; y += 1)
    for (let at = (y * width + left) * 3; at < (y * width + right) * 3; at += 3)
      sum += 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  const count = (right - left) * (bottom - top);
  return count === 0 ? 0 : sum / count / 255;
}

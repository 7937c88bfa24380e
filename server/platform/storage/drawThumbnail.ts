import sharp from "sharp";

/** A picture, and how long the longer side of its thumbnail is at most, pixels. */
export interface ThumbnailTask {
  readonly bytes: Uint8Array;
  readonly side: number;
}

/** A picture that says it has more is not unpacked: a few kilobytes can stand for gigabytes. */
const MOST_PIXELS = 100_000_000;

/** Seconds, of which a picture that is a trap takes no more. */
const LONGEST = 8;

// One picture at a time is all that the queue lets through.
sharp.concurrency(1);
sharp.cache(false);

/** Draws a picture in small as WebP, turned as its camera was held; null for what is no picture. Runs in a thread of its own. */
export async function drawThumbnail({ bytes, side }: ThumbnailTask): Promise<Uint8Array | null> {
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, sequentialRead: true })
      .rotate()
      .resize(side, side, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 75 })
      .timeout({ seconds: LONGEST })
      .toBuffer();
  } catch {
    return null;
  }
}

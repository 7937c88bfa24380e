import type { Size } from "./pictureHead";
import type { UsablePictureType } from "./judgePicture";

/** How small a picture is made. */
export interface CompressOptions {
  /** Pixels of its longest sides. */
  readonly width?: number;
  readonly height?: number;
  /** From 0 to 1; how much of a JPEG is kept. */
  readonly quality?: number;
}

/** The longest side that may be wished for, pixels: browsers have no larger canvases on phones. */
const MOST_WISHED = 4096;

/** Without other wishes: at most 500 × 500 pixels at a quality of 0.8 [UP-08]. */
export const COMPRESSED = { width: 500, height: 500, quality: 0.8 } as const;

const within = (value: unknown, least: number, most: number, usual: number): number =>
  typeof value === "number" && value >= least ? Math.min(value, most) : usual;

/** The wishes as far as they can be fulfilled; it is not always the compiler that calls. */
export const boundsOf = ({ width, height, quality }: CompressOptions): Required<CompressOptions> => ({
  width: within(width, 1, MOST_WISHED, COMPRESSED.width),
  height: within(height, 1, MOST_WISHED, COMPRESSED.height),
  quality: within(quality, 0, 1, COMPRESSED.quality),
});

/** A size within another one, of the same shape; a smaller one stays as it is. Whole pixels, at least one. */
export function fitWithin(size: Size, most: Size): Size {
  const scale = Math.min(1, most.width / size.width, most.height / size.height);
  const pixels = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: pixels(size.width), height: pixels(size.height) };
}

/** Whether a picture of this kind may have parts that one sees through. */
export const mayBeSeeThrough = (type: UsablePictureType): boolean => type !== "jpeg" && type !== "bmp";

/** Whether any pixel lets through what is behind it; four bytes each, the last its opacity. */
export function isSeeThrough(pixels: ArrayLike<number>): boolean {
  for (let index = 3; index < pixels.length; index += 4) if (pixels[index] !== 255) return true;
  return false;
}

/** What is known of a picture before and after it was made smaller. */
interface Compressed {
  readonly type: UsablePictureType;
  /** As it was, turned upright. */
  readonly size: Size;
  readonly most: Size;
  /** Bytes. */
  readonly before: number;
  readonly after: number;
}

/**
 * Whether the picture as it was is the better one: it is small enough and has fewer bytes, or is a GIF, which may move. One that is
 * too large is never kept, however few bytes it has.
 */
export const keepsSource = ({ type, size, most, before, after }: Compressed): boolean =>
  size.width <= most.width && size.height <= most.height && (type === "gif" || before <= after);

/** A file's name with the extension of its new kind. */
export const namedAs = (name: string, type: "jpeg" | "png"): string =>
  `${name.replace(/\.[^.\\/]*$/, "") || "picture"}.${type === "jpeg" ? "jpg" : "png"}`;

import { areaOf, type CropView } from "../core/crop";
import {
  boundsOf,
  COMPRESSED,
  keepsSource,
  mayBeSeeThrough,
  namedAs,
  type CompressOptions,
} from "../core/fit";
import { judgePicture, type PictureFault, type UsablePicture } from "../core/judgePicture";
import { HEAD_BYTES, type Size } from "../core/pictureHead";
import type { Drawing, Drawn } from "./draw/drawPicture";

/** Draws a picture; null where it cannot be decoded. Never rejects. */
export type Draw = (file: Blob, drawing: Drawing) => Promise<Drawn | null>;

/** Why there is no picture. */
export interface PictureFailed {
  readonly fault: PictureFault;
}

/** As large as a picture is shown while it is cropped, pixels: enough for the closest zoom, and little memory. */
const SHOWN = { width: 1600, height: 1600 } as const;

/** The file that a picture becomes, called as it was, with the extension of what it is now. */
const fileOf = ({ blob, type }: Drawn, name: string): File =>
  new File([blob], namedAs(name, type), { type: `image/${type}` });

/** Makes pictures smaller, and cuts them. Each is judged by its first bytes before it is decoded [UP-08]. */
export class Pictures {
  constructor(private readonly draw: Draw) {}

  /** Reads no more of a file than its beginning. */
  async judge(file: File): Promise<UsablePicture | PictureFailed> {
    try {
      return judgePicture(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()), file.name);
    } catch {
      return { fault: "unreadable" };
    }
  }

  /**
   * Makes a picture no larger than 500 × 500 pixels, or as asked for, upright, as JPEG, or as PNG where something shows through. One
   * that is small enough already is answered as it was where that has fewer bytes.
   */
  async compress(
    file: File,
    options: CompressOptions = {},
  ): Promise<{ readonly file: File } | PictureFailed> {
    const judged = await this.judge(file);
    if ("fault" in judged) return judged;
    const { width, height, quality } = boundsOf(options);
    const most = { width, height };
    const as = mayBeSeeThrough(judged.type) ? "fitting" : "jpeg";
    const drawn = await this.draw(file, { turns: 0, area: null, most, quality, as });
    if (!drawn) return { fault: "unreadable" };
    const { blob, source: size } = drawn;
    const { type } = judged;
    const keeps = keepsSource({ type, size, most, before: file.size, after: blob.size });
    return { file: keeps ? file : fileOf(drawn, file.name) };
  }

  /** A picture as it is shown while it is cropped, and the size that it has itself. */
  async open(file: File): Promise<{ readonly blob: Blob; readonly size: Size } | PictureFailed> {
    const judged = await this.judge(file);
    if ("fault" in judged) return judged;
    const as = mayBeSeeThrough(judged.type) ? "fitting" : "jpeg";
    const drawn = await this.draw(file, { turns: 0, area: null, most: SHOWN, quality: 0.9, as });
    return drawn ? { blob: drawn.blob, size: drawn.source } : { fault: "unreadable" };
  }

  /** What a frame shows of a picture: a square JPEG of at most 500 × 500 pixels. */
  async cut(file: File, view: CropView, size: Size): Promise<{ readonly file: File } | PictureFailed> {
    const { width, height, quality } = COMPRESSED;
    const drawn = await this.draw(file, {
      turns: view.turns,
      area: areaOf(view, size),
      most: { width, height },
      quality,
      as: "jpeg",
    });
    return drawn ? { file: fileOf(drawn, file.name) } : { fault: "unreadable" };
  }
}

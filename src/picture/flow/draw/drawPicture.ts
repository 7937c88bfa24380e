import { drawingMatrix, drawnSize, type Area, type Turns } from "../../core/crop";
import { isSeeThrough } from "../../core/fit";
import type { Size } from "../../core/pictureHead";

/** What is made of a picture. */
export interface Drawing {
  /** Quarters that it is turned by, after it was put upright. */
  readonly turns: Turns;
  /** The part of the turned picture that is drawn; null for all of it. */
  readonly area: Area | null;
  /** The largest that it becomes; a smaller picture stays as small as it is. */
  readonly most: Size;
  /** From 0 to 1. */
  readonly quality: number;
  /** `fitting` is PNG where something behind the picture shows through, and JPEG otherwise. A JPEG is white there. */
  readonly as: "jpeg" | "fitting";
}

/** A drawn picture. */
export interface Drawn {
  readonly blob: Blob;
  readonly type: "jpeg" | "png";
  readonly size: Size;
  /** The size that the picture has when it is upright. */
  readonly source: Size;
}

/** A picture that the browser has decoded and put upright. */
interface Decoded extends Size {
  readonly image: CanvasImageSource;
  /** Gives its memory back. */
  readonly close: () => void;
}

/** A canvas as far as drawing needs one. */
interface Canvas {
  readonly context: Pick<
    CanvasRenderingContext2D,
    | "drawImage"
    | "fillRect"
    | "fillStyle"
    | "getImageData"
    | "globalCompositeOperation"
    | "imageSmoothingQuality"
    | "setTransform"
  >;
  readonly encode: (type: "jpeg" | "png", quality: number) => Promise<Blob>;
}

/** What a worker and a page draw with, each by its own means. */
export interface DrawingTools {
  /** Rejects where the browser cannot decode the file. */
  readonly decode: (file: Blob) => Promise<Decoded>;
  readonly canvas: (size: Size) => Canvas;
}

/** Draws a picture upright, turned, cut and no larger than asked for; rejects where it cannot be decoded or drawn [UP-08]. */
export async function drawPicture(
  file: Blob,
  { turns, area: asked, most, quality, as }: Drawing,
  tools: DrawingTools,
): Promise<Drawn> {
  const decoded = await tools.decode(file);
  try {
    const source = { width: decoded.width, height: decoded.height };
    const { area, canvas: size } = drawnSize(source, { turns, area: asked }, most);
    const { context, encode } = tools.canvas(size);
    context.imageSmoothingQuality = "high";
    context.setTransform(...drawingMatrix(source, turns, area, size));
    context.drawImage(decoded.image, 0, 0);
    context.setTransform(1, 0, 0, 1, 0, 0);
    const type =
      as === "fitting" && isSeeThrough(context.getImageData(0, 0, size.width, size.height).data)
        ? "png"
        : "jpeg";
    if (type === "jpeg") {
      context.globalCompositeOperation = "destination-over";
      context.fillStyle = "#fff";
      context.fillRect(0, 0, size.width, size.height);
    }
    return { blob: await encode(type, quality), type, size, source };
  } finally {
    decoded.close();
  }
}

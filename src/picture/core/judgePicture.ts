import { extensionOf } from "../../base/core/file/fileKind";
import type { Text } from "../../base/core/wire/text";
import { readPictureHead, type PictureType, type Size } from "./pictureHead";

/**
 * Why a file cannot be used as a picture. `heic`: of an iPhone's own kind; `unsupported`: of another kind that browsers do not
 * show; `notPicture`: none at all; `tooLarge`: it would take too much memory; `unreadable`: damaged, or gone from the device.
 */
export type PictureFault = "heic" | "unsupported" | "notPicture" | "tooLarge" | "unreadable";

/** The kinds that every browser shows. */
export type UsablePictureType = Exclude<PictureType, "tiff" | "heic" | "avif">;

/** A picture that may be decoded. */
export interface UsablePicture {
  readonly type: UsablePictureType;
  readonly size: Size;
}

/** As many pixels are decoded at most: four bytes of memory each. A small file may claim more of them than a device has memory for. */
export const MOST_PIXELS = 100_000_000;
/** No browser draws a longer side. */
const MOST_SIDE = 65_535;

/** The kinds that a file's name tells, where its bytes tell nothing. */
const TOLD_BY_NAME: Readonly<Record<string, PictureFault>> = {
  heic: "heic",
  heif: "heic",
  hif: "heic",
  tif: "unsupported",
  tiff: "unsupported",
  avif: "unsupported",
  svg: "unsupported",
};

/**
 * Whether a file may be used as a picture, by its first bytes and its name, before anything of it is decoded or sent [UP-08,
 * UP-09].
 */
export function judgePicture(
  first: Uint8Array,
  name: string,
  mostPixels = MOST_PIXELS,
): UsablePicture | { readonly fault: PictureFault } {
  const head = readPictureHead(first);
  if (!head) {
    const extension = extensionOf(name);
    const told = Object.hasOwn(TOLD_BY_NAME, extension) ? TOLD_BY_NAME[extension] : undefined;
    return { fault: told ?? "notPicture" };
  }
  const { type, size } = head;
  if (type === "heic") return { fault: "heic" };
  if (type === "tiff" || type === "avif") return { fault: "unsupported" };
  if (!size) return { fault: "unreadable" };
  const { width, height } = size;
  if (width * height > mostPixels || Math.max(width, height) > MOST_SIDE) return { fault: "tooLarge" };
  return { type, size };
}

/** What a person is told of it, and what helps. */
export const pictureFaultText = (fault: PictureFault): Text => ({
  id: `kit.picture.${fault}`,
  values: { most: MOST_PIXELS / 1_000_000 },
});

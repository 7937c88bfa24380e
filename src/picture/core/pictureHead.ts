/** The kinds of pictures that are told apart by their first bytes. */
export type PictureType = "jpeg" | "png" | "gif" | "bmp" | "webp" | "tiff" | "heic" | "avif";

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a picture says about itself before it is decoded. */
export interface PictureHead {
  readonly type: PictureType;
  /** As it is stored, before a turn that its EXIF data asks for; null where the bytes do not say. */
  readonly size: Size | null;
}

/** So many bytes of a file are read for its head: large profiles and previews may come before the size of a JPEG. */
export const HEAD_BYTES = 1 << 20;

/** Brands of the container that HEIC and AVIF share; `mif1` and `msf1` are any of both. */
const HEIC_BRANDS = /^(hei[cxms]|hev[cxms]|mif1|msf1)$/;
const AVIF_BRANDS = /^avi[fs]$/;

/** Lengths of a bitmap's header, by which it is told from a text that begins with BM. */
const BITMAP_HEADERS: ReadonlySet<number> = new Set([12, 16, 40, 52, 56, 64, 108, 124]);

/** Reads numbers and letters; beyond the end there are zeros. */
class Bytes {
  constructor(private readonly bytes: Uint8Array) {}

  get length(): number {
    return this.bytes.length;
  }
  at(offset: number): number {
    return this.bytes[offset] ?? 0;
  }
  /** A number of so many bytes, the largest first. */
  big(offset: number, count: number): number {
    let value = 0;
    for (let index = 0; index < count; index += 1) value = value * 256 + this.at(offset + index);
    return value;
  }
  /** A number of so many bytes, the smallest first. */
  little(offset: number, count: number): number {
    let value = 0;
    for (let index = count - 1; index >= 0; index -= 1) value = value * 256 + this.at(offset + index);
    return value;
  }
  text(offset: number, count: number): string {
    return String.fromCharCode(...this.bytes.subarray(offset, offset + count));
  }
}

const sizeOf = (width: number, height: number): Size | null =>
  width > 0 && height > 0 ? { width, height } : null;

/** Goes from segment to segment until the frame that has the size. */
function jpegSize(bytes: Bytes): Size | null {
  let offset = 2;
  while (offset + 9 <= bytes.length) {
    if (bytes.at(offset) !== 0xff) return null;
    const marker = bytes.at(offset + 1);
    if (marker === 0xff) offset += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) offset += 2;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return sizeOf(bytes.big(offset + 7, 2), bytes.big(offset + 5, 2));
    // The picture itself, or its end, without a frame before it.
    else if (marker === 0xda || marker === 0xd9) return null;
    else offset += 2 + Math.max(2, bytes.big(offset + 2, 2));
  }
  return null;
}

function webpSize(bytes: Bytes): Size | null {
  switch (bytes.text(12, 4)) {
    case "VP8X":
      return sizeOf(bytes.little(24, 3) + 1, bytes.little(27, 3) + 1);
    case "VP8L": {
      const bits = bytes.little(21, 4);
      return sizeOf((bits % 0x4000) + 1, (Math.floor(bits / 0x4000) % 0x4000) + 1);
    }
    case "VP8 ":
      return sizeOf(bytes.little(26, 2) % 0x4000, bytes.little(28, 2) % 0x4000);
    default:
      return null;
  }
}

/** An older bitmap has short numbers, and one from the top down has a negative height. */
function bitmapSize(bytes: Bytes): Size | null {
  if (bytes.little(14, 4) < 16) return sizeOf(bytes.little(18, 2), bytes.little(20, 2));
  const height = bytes.little(22, 4);
  return sizeOf(bytes.little(18, 4), height > 0x7fff_ffff ? 0x1_0000_0000 - height : height);
}

/** HEIC or AVIF, by the brands that the container names; null for films, which begin in the same way. */
function containerType(bytes: Bytes): "heic" | "avif" | null {
  const end = Math.min(bytes.big(0, 4), 256);
  const brands = [bytes.text(8, 4)];
  for (let offset = 16; offset + 4 <= end; offset += 4) brands.push(bytes.text(offset, 4));
  if (brands.some((brand) => AVIF_BRANDS.test(brand))) return "avif";
  return brands.some((brand) => HEIC_BRANDS.test(brand)) ? "heic" : null;
}

/** What kind of picture begins with these bytes, and how large it is; null for anything else. Names count for nothing here. */
export function readPictureHead(first: Uint8Array): PictureHead | null {
  const bytes = new Bytes(first);
  const start = bytes.text(0, 12);
  if (start.startsWith("\x89PNG\r\n\x1a\n"))
    return {
      type: "png",
      size: bytes.text(12, 4) === "IHDR" ? sizeOf(bytes.big(16, 4), bytes.big(20, 4)) : null,
    };
  if (start.startsWith("\xff\xd8\xff")) return { type: "jpeg", size: jpegSize(bytes) };
  if (/^GIF8[79]a/.test(start)) return { type: "gif", size: sizeOf(bytes.little(6, 2), bytes.little(8, 2)) };
  if (/^RIFF[^]{4}WEBP/.test(start)) return { type: "webp", size: webpSize(bytes) };
  if (start.startsWith("BM") && BITMAP_HEADERS.has(bytes.little(14, 4)))
    return { type: "bmp", size: bitmapSize(bytes) };
  if (/^(II[*+]\0|MM\0[*+])/.test(start)) return { type: "tiff", size: null };
  const container = start.slice(4, 8) === "ftyp" ? containerType(bytes) : null;
  return container && { type: container, size: null };
}

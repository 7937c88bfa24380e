import { PICTURES } from "../../../test/pictures";
import { readPictureHead } from "./pictureHead";

const { png, gif, bmp, oldBmp, jpeg, webpLossy, webpLossless, webpExtended, tiff, heic, avif } = PICTURES;
const headOf = (bytes: readonly number[]) => readPictureHead(Uint8Array.from(bytes));

it.each([
  ["png", "png", png(640, 480)],
  ["gif", "gif", gif(640, 480)],
  ["bmp", "bmp", bmp(640, 480)],
  ["bmp from the top down", "bmp", bmp(640, -480)],
  ["bmp of the oldest kind", "bmp", oldBmp(640, 480)],
  ["jpeg", "jpeg", jpeg(640, 480)],
  ["progressive jpeg behind a large profile", "jpeg", jpeg(640, 480, { frame: 0xc2, before: 70_000 })],
  ["webp, lossy", "webp", webpLossy(640, 480)],
  ["webp, lossless", "webp", webpLossless(640, 480)],
  ["webp, extended", "webp", webpExtended(640, 480)],
])("reads kind and size of a %s before it is decoded [UP-08]", (_name, type, bytes) => {
  expect(headOf(bytes)).toEqual({ type, size: { width: 640, height: 480 } });
});

it("reads sizes that no memory holds [UP-08]", () => {
  expect(headOf(png(0x7fff_ffff, 0x7fff_ffff))?.size).toEqual({ width: 0x7fff_ffff, height: 0x7fff_ffff });
  expect(headOf(webpExtended(0x100_0000, 1))?.size).toEqual({ width: 0x100_0000, height: 1 });
  expect(headOf(webpLossless(0x4000, 0x4000))?.size).toEqual({ width: 0x4000, height: 0x4000 });
});

it.each([
  ["tiff", tiff("II*\0")],
  ["tiff", tiff("MM\0*")],
  ["heic", heic("heic")],
  ["heic", heic("mif1", "heic")],
  ["avif", avif("avif")],
  ["avif", avif("mif1", "miaf", "avif")],
])("knows a %s by its bytes [UP-09]", (type, bytes) => {
  expect(headOf(bytes)).toEqual({ type, size: null });
});

it.each([
  ["nothing", []],
  ["a film", heic("isom", "mp41")],
  ["a sound", [...Buffer.from("RIFF1234WAVEfmt ")]],
  ["a text", [...Buffer.from("BMW is the name of a company that makes cars")]],
  ["a page", [...Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'>")]],
])("takes %s for no picture [UP-09]", (_name, bytes) => {
  expect(headOf(bytes)).toBeNull();
});

it.each([
  ["is cut off", jpeg(640, 480).slice(0, 24)],
  ["has no frame", [0xff, 0xd8, 0xff, 0xda, 0, 8, ...Array.from({ length: 20 }, () => 0)]],
  ["has no height", jpeg(640, 0)],
  ["has a segment of no length", [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
])("finds no size where a jpeg %s [UP-08]", (_name, bytes) => {
  expect(headOf(bytes)).toEqual({ type: "jpeg", size: null });
});

it("does not fail on any bytes that begin like a picture [UP-08]", () => {
  for (const whole of [png(9, 9), gif(9, 9), bmp(9, 9), jpeg(9, 9), webpLossy(9, 9), heic("heic")])
    for (let length = 0; length <= whole.length; length += 1)
      expect(() => headOf(whole.slice(0, length))).not.toThrow();
});

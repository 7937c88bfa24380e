import { PICTURES } from "../../../test/pictures";
import { judgePicture, MOST_PIXELS, pictureFaultText } from "./judgePicture";

const judge = (bytes: readonly number[], name: string) => judgePicture(Uint8Array.from(bytes), name);
const NONE: readonly number[] = [1, 2, 3];

it.each([
  ["a.jpg", PICTURES.jpeg(300, 200), "jpeg"],
  ["a.png", PICTURES.png(300, 200), "png"],
  ["a.gif", PICTURES.gif(300, 200), "gif"],
  ["a.bmp", PICTURES.bmp(300, 200), "bmp"],
  ["a.webp", PICTURES.webpExtended(300, 200), "webp"],
  ["a photo named wrongly.heic", PICTURES.jpeg(300, 200), "jpeg"],
  ["clipboard", PICTURES.png(300, 200), "png"],
])("takes %s by its bytes [UP-09]", (name, bytes, type) => {
  expect(judge(bytes, name)).toEqual({ type, size: { width: 300, height: 200 } });
});

it.each([
  ["IMG_0001.HEIC", PICTURES.heic("heic")],
  ["a heic named wrongly.jpg", PICTURES.heic("mif1", "heic")],
  ["IMG_0002.heif", NONE],
  ["IMG_0003.hif", NONE],
])("says of %s that it is an iPhone's own kind, before anything is sent [UP-08, UP-09]", (name, bytes) => {
  expect(judge(bytes, name)).toEqual({ fault: "heic" });
});

it.each([
  ["scan.tif", PICTURES.tiff("II*\0")],
  ["scan.tiff", NONE],
  ["a.avif", PICTURES.avif("avif")],
  ["a.svg", NONE],
])("says of %s that browsers do not show it [UP-09]", (name, bytes) => {
  expect(judge(bytes, name)).toEqual({ fault: "unsupported" });
});

it.each(["a.pdf", "a.jpg", "a.constructor", ""])(
  "takes %j for no picture without a picture's bytes [UP-09]",
  (name) => {
    expect(judge(NONE, name)).toEqual({ fault: "notPicture" });
  },
);

it("refuses what would take too much memory, and damaged heads, before they are decoded [UP-08, SEC-06]", () => {
  expect(judge(PICTURES.png(10_000, 10_000), "a.png")).toMatchObject({ type: "png" });
  expect(judge(PICTURES.png(10_001, 10_000), "a.png")).toEqual({ fault: "tooLarge" });
  expect(judge(PICTURES.png(1, 70_000), "a.png")).toEqual({ fault: "tooLarge" });
  expect(judgePicture(Uint8Array.from(PICTURES.gif(20, 20)), "a.gif", 399)).toEqual({ fault: "tooLarge" });
  expect(judge(PICTURES.jpeg(10, 0), "a.jpg")).toEqual({ fault: "unreadable" });
});

it("names the bound in the text [UP-08]", () => {
  expect(pictureFaultText("tooLarge")).toEqual({ id: "kit.picture.tooLarge", values: { most: 100 } });
  expect(MOST_PIXELS).toBe(100_000_000);
});

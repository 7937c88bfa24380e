import { PICTURES } from "../../../test/pictures";
import type { Size } from "../core/pictureHead";
import type { Drawing, Drawn } from "./draw/drawPicture";
import { Pictures } from "./Pictures";

const fileOf = (bytes: readonly number[], name: string) => new File([Uint8Array.from(bytes)], name);

/** Pictures that are drawn as so many bytes. */
function open({
  bytes = 10,
  source = { width: 800, height: 600 },
  type = "jpeg",
}: { bytes?: number; source?: Size; type?: Drawn["type"] } = {}) {
  const drawings: Drawing[] = [];
  const pictures = new Pictures((_, drawing) => {
    drawings.push(drawing);
    return Promise.resolve({ blob: new Blob(["x".repeat(bytes)]), type, size: source, source });
  });
  return { pictures, drawings };
}
const unreadable = new Pictures(() => Promise.resolve(null));
const JPEG = fileOf(PICTURES.jpeg(800, 600), "照片.JPEG");

it("makes a picture smaller, as JPEG at 0.8, under its own name [UP-08]", async () => {
  const { pictures, drawings } = open();
  const made = await pictures.compress(JPEG);
  expect(made).toMatchObject({ file: { name: "照片.jpg", type: "image/jpeg", size: 10 } });
  expect(drawings).toEqual([
    { turns: 0, area: null, most: { width: 500, height: 500 }, quality: 0.8, as: "jpeg" },
  ]);
});

it("lets a PNG stay one where something shows through, and takes other bounds [UP-08]", async () => {
  const { pictures, drawings } = open({ type: "png" });
  const made = await pictures.compress(fileOf(PICTURES.png(800, 600), "logo.png"), {
    width: 64,
    height: 64,
    quality: 0.5,
  });
  expect(made).toMatchObject({ file: { name: "logo.png", type: "image/png" } });
  expect(drawings).toMatchObject([{ most: { width: 64, height: 64 }, quality: 0.5, as: "fitting" }]);
});

it("answers the picture as it was where it is small enough and has fewer bytes [UP-08]", async () => {
  const small = fileOf(PICTURES.jpeg(80, 60), "a.jpg");
  const { pictures } = open({ bytes: small.size + 1, source: { width: 80, height: 60 } });
  expect(await pictures.compress(small)).toEqual({ file: small });
  const large = open({ bytes: 99_999 });
  expect(await large.pictures.compress(JPEG)).toMatchObject({ file: { size: 99_999 } });
});

it.each([
  ["heic", fileOf(PICTURES.heic("heic"), "IMG_1.HEIC")],
  ["unsupported", fileOf(PICTURES.tiff("II*\0"), "scan.tif")],
  ["notPicture", fileOf([1, 2, 3], "a.pdf")],
  ["tooLarge", fileOf(PICTURES.png(50_000, 50_000), "bomb.png")],
])("decodes nothing that is %s [UP-08, SEC-06]", async (fault, file) => {
  const { pictures, drawings } = open();
  expect(await pictures.compress(file)).toEqual({ fault });
  expect(await pictures.open(file)).toEqual({ fault });
  expect(drawings).toEqual([]);
});

it("says of a picture that it cannot be read where it is damaged or gone [UP-08, REL-03]", async () => {
  expect(await unreadable.compress(JPEG)).toEqual({ fault: "unreadable" });
  expect(await unreadable.open(JPEG)).toEqual({ fault: "unreadable" });
  const gone = Object.assign(fileOf([], "a.jpg"), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new Error("gone")) }),
  });
  expect(await open().pictures.compress(gone)).toEqual({ fault: "unreadable" });
});

it("opens a picture for cropping, and cuts what the frame shows to a JPEG of 500 × 500 [UP-08]", async () => {
  const { pictures, drawings } = open();
  expect(await pictures.open(JPEG)).toMatchObject({ size: { width: 800, height: 600 } });
  const view = { x: 0.5, y: 0.5, zoom: 2, turns: 1 } as const;
  const cut = await pictures.cut(JPEG, view, { width: 800, height: 600 });
  expect(cut).toMatchObject({ file: { name: "照片.jpg", type: "image/jpeg" } });
  expect(drawings[1]).toEqual({
    turns: 1,
    area: { left: 150, top: 250, width: 300, height: 300 },
    most: { width: 500, height: 500 },
    quality: 0.8,
    as: "jpeg",
  });
  expect(await unreadable.cut(JPEG, view, { width: 800, height: 600 })).toEqual({ fault: "unreadable" });
});

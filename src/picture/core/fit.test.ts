import { boundsOf, COMPRESSED, fitWithin, isSeeThrough, keepsSource, mayBeSeeThrough, namedAs } from "./fit";

const MOST = { width: 500, height: 500 };

it.each([
  [4000, 3000, 500, 375],
  [3000, 4000, 375, 500],
  [500, 500, 500, 500],
  [100, 20, 100, 20],
  [50_000, 10, 500, 1],
  [501, 500, 500, 499],
])("makes %d × %d into %d × %d, and nothing larger than it was [UP-08]", (width, height, ...to) => {
  const fitted = fitWithin({ width, height }, MOST);
  expect([fitted.width, fitted.height]).toEqual(to);
});

it("fits into a frame of any shape [UP-08]", () => {
  expect(fitWithin({ width: 1000, height: 1000 }, { width: 800, height: 200 })).toEqual({
    width: 200,
    height: 200,
  });
});

it("keeps a picture that is small enough and has fewer bytes, and a GIF, which may move [UP-08]", () => {
  const size = { width: 300, height: 300 };
  const of = { type: "jpeg", size, most: MOST, before: 100, after: 120 } as const;
  expect(keepsSource(of)).toBe(true);
  expect(keepsSource({ ...of, after: 100 })).toBe(true);
  expect(keepsSource({ ...of, after: 99 })).toBe(false);
  expect(keepsSource({ ...of, type: "gif", after: 9 })).toBe(true);
  expect(keepsSource({ ...of, size: { width: 501, height: 9 } })).toBe(false);
  expect(keepsSource({ ...of, type: "gif", size: { width: 9, height: 501 } })).toBe(false);
});

it("sees whether a picture lets anything through [UP-08]", () => {
  expect(isSeeThrough([0, 0, 0, 255, 9, 9, 9, 255])).toBe(false);
  expect(isSeeThrough([0, 0, 0, 255, 9, 9, 9, 254])).toBe(true);
  expect((["png", "gif", "webp", "jpeg", "bmp"] as const).map(mayBeSeeThrough)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

it.each([
  ["photo.PNG", "jpeg", "photo.jpg"],
  ["photo.webp", "png", "photo.png"],
  ["我的 照片", "jpeg", "我的 照片.jpg"],
  ["a.b.jpeg", "jpeg", "a.b.jpg"],
  [".png", "jpeg", "picture.jpg"],
  ["", "png", "picture.png"],
] as const)("calls %j as %s %j [UP-08]", (name, type, named) => {
  expect(namedAs(name, type)).toBe(named);
});

it("takes wishes that can be fulfilled, and is at 500 × 500 and 0.8 otherwise [UP-08]", () => {
  expect(boundsOf({})).toEqual({ width: 500, height: 500, quality: 0.8 });
  expect(boundsOf({ width: 120, height: 40, quality: 0 })).toEqual({ width: 120, height: 40, quality: 0 });
  expect(boundsOf({ width: 1e9, height: 0, quality: 7 })).toEqual({ width: 4096, height: 500, quality: 1 });
  expect(boundsOf({ width: NaN, height: "9" as never, quality: -1 })).toEqual(COMPRESSED);
});

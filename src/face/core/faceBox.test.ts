import fc from "fast-check";
import { faceHint, type FaceBox, type FaceFrame, type FaceHint, targetOf } from "./faceBox";

/** A picture of 480 by 480, with the target from 156 to 324. */
const frame = (faces: readonly FaceBox[], light = 0.5): FaceFrame => ({
  width: 480,
  height: 480,
  faces,
  light,
});
const face = (x: number, y: number, side = 168): FaceBox => ({ x, y, width: side, height: side });

it("the target is the middle 35 % of the picture's width [FACE-03]", () => {
  expect(targetOf({ width: 480, height: 480 })).toEqual({ x: 156, y: 156, width: 168, height: 168 });
  expect(targetOf({ width: 640, height: 480 })).toEqual({ x: 208, y: 128, width: 224, height: 224 });
});

it.each<[FaceHint, FaceFrame]>([
  ["hold", frame([face(156, 156)])],
  ["hold", frame([face(206, 106)])],
  ["left", frame([face(105, 156)])],
  ["right", frame([face(207, 156)])],
  ["down", frame([face(156, 105)])],
  ["up", frame([face(156, 207)])],
  ["far", frame([face(200, 200, 100)])],
  ["hold", frame([face(189, 189, 102)])],
  ["near", frame([face(100, 100, 269)])],
  ["hold", frame([face(106, 106, 268)])],
  ["none", frame([])],
  ["dark", frame([], 0.1)],
  ["dark", frame([face(156, 156)], 0.1)],
  ["several", frame([face(156, 156), face(0, 0, 60)])],
  ["several", frame([face(156, 156), face(0, 0, 60)], 0.1)],
])("says %s of a face [FACE-03]", (hint, seen) => {
  expect(faceHint(seen)).toBe(hint);
});

it("says the same of a picture of any size, within 50 pixels of 480 [FACE-03]", () => {
  fc.assert(
    fc.property(
      fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 400 }) }),
      fc.integer({ min: 20, max: 300 }),
      fc.constantFrom(0.5, 1, 2, 4),
      ({ x, y }, side, scale) => {
        const small = frame([face(x, y, side)]);
        const large = {
          ...small,
          width: 480 * scale,
          height: 480 * scale,
          faces: [face(x * scale, y * scale, side * scale)],
        };
        expect(faceHint(large)).toBe(faceHint(small));
      },
    ),
  );
});

it("a face that is moved as it says comes into the target [FACE-03]", () => {
  const ways: Partial<Record<FaceHint, readonly [number, number]>> = {
    // To the person's left is to the picture's right.
    left: [10, 0],
    right: [-10, 0],
    up: [0, -10],
    down: [0, 10],
  };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 312 }), fc.integer({ min: 0, max: 312 }), (x, y) => {
      let at = [x, y] as const;
      for (let moves = 0; moves < 100; moves += 1) {
        const hint = faceHint(frame([face(...at)]));
        if (hint === "hold") return;
        const [right, down] = ways[hint] ?? [0, 0];
        at = [at[0] + right, at[1] + down];
      }
      throw new Error("It never came into the target.");
    }),
  );
});

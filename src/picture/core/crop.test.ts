import fc from "fast-check";
import {
  areaOf,
  drawingMatrix,
  drawnSize,
  moved,
  placeOf,
  turned,
  turnedSize,
  WHOLE_VIEW,
  withinPicture,
  zoomed,
  type CropView,
  type Turns,
} from "./crop";

const SIZE = { width: 400, height: 200 };

it("begins with as much of the middle as fits [UP-08]", () => {
  expect(areaOf(WHOLE_VIEW, SIZE)).toEqual({ left: 100, top: 0, width: 200, height: 200 });
});

it("moves with the pointer, as far as the picture goes [UP-08]", () => {
  const right = moved(WHOLE_VIEW, { right: 0.25, down: 0.5 }, SIZE);
  expect(areaOf(right, SIZE)).toEqual({ left: 50, top: 0, width: 200, height: 200 });
  expect(areaOf(moved(right, { right: 9, down: 9 }, SIZE), SIZE).left).toBe(0);
  expect(areaOf(moved(right, { right: -9, down: 0 }, SIZE), SIZE).left).toBe(200);
});

it("zooms around the point under the pointer, within bounds [UP-08]", () => {
  const near = zoomed(WHOLE_VIEW, 2, SIZE, { right: -0.5, down: -0.5 });
  expect(areaOf(near, SIZE)).toEqual({ left: 100, top: 0, width: 100, height: 100 });
  expect(zoomed(near, 100, SIZE).zoom).toBe(4);
  expect(zoomed(near, 0.01, SIZE).zoom).toBe(1);
});

it("turns by quarters, and shows the same part [UP-08]", () => {
  const view = zoomed(WHOLE_VIEW, 2, SIZE, { right: -0.5, down: -0.5 });
  const once = turned(view, true);
  expect(once.turns).toBe(1);
  expect(turnedSize(SIZE, 1)).toEqual({ width: 200, height: 400 });
  expect(areaOf(once, SIZE)).toEqual({ left: 100, top: 100, width: 100, height: 100 });
  expect(turned(once, false)).toEqual(view);
  expect(turned(turned(turned(once, true), true), true)).toEqual(view);
});

it("says where the frame is, for people who do not see it [A11Y-03]", () => {
  expect(placeOf(WHOLE_VIEW, SIZE)).toEqual({ across: 50, down: 50 });
  expect(placeOf(moved(WHOLE_VIEW, { right: 9, down: 0 }, SIZE), SIZE)).toEqual({ across: 0, down: 50 });
  expect(placeOf(moved(zoomed(WHOLE_VIEW, 2, SIZE), { right: -9, down: -9 }, SIZE), SIZE)).toEqual({
    across: 100,
    down: 100,
  });
});

const acts = fc.array(
  fc.oneof(
    fc.record({
      right: fc.double({ min: -3, max: 3, noNaN: true }),
      down: fc.double({ min: -3, max: 3, noNaN: true }),
    }),
    fc.record({
      factor: fc.double({ min: 0.1, max: 10, noNaN: true }),
      right: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
    }),
    fc.record({ clockwise: fc.boolean() }),
  ),
);
const side = fc.integer({ min: 1, max: 20_000 });

it("never leaves the picture, whatever is done [UP-08]", () => {
  fc.assert(
    fc.property(side, side, acts, (width, height, done) => {
      const size = { width, height };
      let view: CropView = WHOLE_VIEW;
      for (const act of done)
        if ("clockwise" in act) view = turned(view, act.clockwise);
        else if ("factor" in act) view = zoomed(view, act.factor, size, { right: act.right, down: 0 });
        else view = moved(view, act, size);
      const { left, top, width: across, height: down } = areaOf(view, size);
      const whole = turnedSize(size, view.turns);
      const near = 1e-6 * Math.max(width, height);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(-near);
      expect(left + across).toBeLessThanOrEqual(whole.width + near);
      expect(top + down).toBeLessThanOrEqual(whole.height + near);
      expect(withinPicture(view, size).x).toBeCloseTo(view.x, 6);
    }),
  );
});

it.each<[Turns, readonly [number, number]]>([
  [0, [0, 0]],
  [1, [200, 0]],
  [2, [400, 200]],
  [3, [0, 400]],
])("draws the picture's first corner where %d turns bring it [UP-08]", (turns, corner) => {
  const { area, canvas } = drawnSize(SIZE, { turns, area: null }, { width: 9999, height: 9999 });
  const [a, b, c, d, e, f] = drawingMatrix(SIZE, turns, area, canvas);
  expect([e, f]).toEqual(corner);
  // The opposite corner is drawn to the opposite one.
  const across = a * SIZE.width + c * SIZE.height + e;
  const down = b * SIZE.width + d * SIZE.height + f;
  expect([across, down]).toEqual([canvas.width - corner[0], canvas.height - corner[1]]);
});

it("fills the canvas to its last pixel, whatever is rounded [UP-08]", () => {
  const size = { width: 1001, height: 333 };
  const { area, canvas } = drawnSize(size, { turns: 0, area: null }, { width: 500, height: 500 });
  expect(canvas).toEqual({ width: 500, height: 166 });
  const [a, , , d] = drawingMatrix(size, 0, area, canvas);
  expect([a * size.width, d * size.height]).toEqual([500, 166]);
});

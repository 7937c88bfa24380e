import fc from "fast-check";
import {
  distances,
  keepInside,
  stepMove,
  STEP,
  UNMOVED,
  type MoveEvent,
  type MoveState,
  type Room,
} from "./move";

const room: Room = { home: { x: 100, y: 80, width: 400, height: 300 }, window: { width: 1000, height: 600 } };
const after = (events: readonly MoveEvent[], from: MoveState = UNMOVED, inRoom = room) =>
  events.reduce((state, event) => stepMove(state, event, inRoom), from);

describe("a dialog dragged by a pointer", () => {
  it("follows the pointer from where it was grabbed until it is dropped [WID-01]", () => {
    const grabbed = after([{ type: "grabbed", at: { x: 120, y: 90 } }]);
    expect(grabbed.offset).toEqual({ x: 0, y: 0 });
    const dragged = after([{ type: "dragged", at: { x: 170, y: 60 } }], grabbed);
    expect(dragged.offset).toEqual({ x: 50, y: -30 });
    const dropped = after([{ type: "dropped" }, { type: "dragged", at: { x: 0, y: 0 } }], dragged);
    expect(dropped).toEqual({ offset: { x: 50, y: -30 }, grip: null });
  });

  it("goes on from where an earlier drag left it [WID-01]", () => {
    const state = after([
      { type: "grabbed", at: { x: 0, y: 0 } },
      { type: "dragged", at: { x: 30, y: 30 } },
      { type: "dropped" },
      { type: "grabbed", at: { x: 500, y: 500 } },
      { type: "dragged", at: { x: 510, y: 490 } },
    ]);
    expect(state.offset).toEqual({ x: 40, y: 20 });
  });

  it("goes back to where the drag began when that is cancelled [WID-01]", () => {
    const state = after([
      { type: "nudged", direction: "right", far: false },
      { type: "grabbed", at: { x: 0, y: 0 } },
      { type: "dragged", at: { x: 300, y: 100 } },
      { type: "cancelled" },
    ]);
    expect(state).toEqual({ offset: { x: STEP.near, y: 0 }, grip: null });
  });

  it("stays where it is when a drag is cancelled that never began", () => {
    const moved = after([{ type: "nudged", direction: "down", far: false }]);
    expect(after([{ type: "cancelled" }], moved)).toEqual(moved);
  });
});

describe("a dialog moved by steps", () => {
  it.each([
    ["up", 0, -1],
    ["down", 0, 1],
    ["left", -1, 0],
    ["right", 1, 0],
  ] as const)("goes %s by a step, with Shift by a long one [WID-01]", (direction, x, y) => {
    const home = { x: 400, y: 300, width: 100, height: 100 };
    for (const [far, length] of [
      [false, STEP.near],
      [true, STEP.far],
    ] as const) {
      const { offset } = after([{ type: "nudged", direction, far }], UNMOVED, { ...room, home });
      expect([offset.x, offset.y]).toEqual([x * length, y * length]);
    }
  });

  it("comes back to where it opened, and lets go of what dragged it [WID-01]", () => {
    const state = after([
      { type: "nudged", direction: "right", far: true },
      { type: "grabbed", at: { x: 0, y: 0 } },
      { type: "reset" },
    ]);
    expect(state).toEqual(UNMOVED);
  });

  it("returns its distances from the window's edges in whole pixels [WID-01]", () => {
    expect(distances({ x: 10.4, y: -20.6 }, room)).toEqual({ x: 110, y: 59 });
  });
});

describe("a moved dialog", () => {
  const length = fc.integer({ min: 0, max: 3000 });
  const place = fc.integer({ min: -3000, max: 3000 });
  const point = fc.record({ x: place, y: place });
  const anyRoom = fc.record({
    home: fc.record({ x: place, y: place, width: length, height: length }),
    window: fc.record({ width: length, height: length }),
  });
  const event = fc.oneof<fc.Arbitrary<MoveEvent>[]>(
    fc.record({ type: fc.constantFrom("grabbed", "dragged"), at: point }),
    fc.record({ type: fc.constantFrom("dropped", "cancelled", "resized", "reset") }),
    fc.record({
      type: fc.constant("nudged" as const),
      direction: fc.constantFrom("up", "down", "left", "right"),
      far: fc.boolean(),
    }),
  );

  it("is wholly in the window, or shows its upper left where it is larger, whatever happens [WID-01]", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), anyRoom, (events, inRoom) => {
        const { home, window } = inRoom;
        const { offset } = after([...events, { type: "resized" }], UNMOVED, inRoom);
        const left = home.x + offset.x;
        const top = home.y + offset.y;
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        if (home.width <= window.width) expect(left + home.width).toBeLessThanOrEqual(window.width);
        else expect(left).toBe(0);
        if (home.height <= window.height) expect(top + home.height).toBeLessThanOrEqual(window.height);
        else expect(top).toBe(0);
      }),
    );
  });

  it("never leaves the window between events either, once it is in it [WID-01]", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state = UNMOVED;
        for (const next of events) {
          state = stepMove(state, next, room);
          expect(keepInside(state.offset, room)).toEqual(state.offset);
        }
      }),
    );
  });

  it("is not moved by keeping it where it already fits [WID-01]", () => {
    fc.assert(
      fc.property(point, anyRoom, (asked, inRoom) => {
        const once = keepInside(asked, inRoom);
        expect(keepInside(once, inRoom)).toEqual(once);
      }),
    );
  });
});

import fc from "fast-check";
import { isLive, LIVE_ACTS, type LiveAct, NOT_BEGUN, stepLiveness } from "./liveness";
import { poseOf, type Pose } from "./pose";

const AHEAD: Pose = { turn: 0.02, eyes: 0.3, size: 0.35 };
const LEFT: Pose = { ...AHEAD, turn: 0.5 };
const RIGHT: Pose = { ...AHEAD, turn: -0.5 };
const CLOSED: Pose = { ...AHEAD, eyes: 0.12 };
const CLOSER: Pose = { ...AHEAD, size: 0.47 };
const POSES: Readonly<Record<LiveAct, readonly Pose[]>> = {
  left: [LEFT, LEFT],
  right: [RIGHT, RIGHT],
  blink: [CLOSED],
  closer: [CLOSER, CLOSER],
};
/** A person who does these acts, and looks ahead before and in between. */
const doing = (acts: readonly LiveAct[]) => acts.flatMap((act) => [AHEAD, AHEAD, ...POSES[act]]);
const someActs = fc.shuffledSubarray([...LIVE_ACTS], { minLength: 1 });

it("a person who does what is asked, in its order, is there [FACE-07]", () => {
  fc.assert(fc.property(someActs, (acts) => expect(isLive(doing(acts), acts)).toBe(true)));
});

it("acts of another order, or fewer, do not pass [FACE-07]", () => {
  fc.assert(
    fc.property(someActs, someActs, (done, asked) => {
      // Others in between do no harm, so only what contains the order passes.
      const rest = [...asked];
      for (const act of done) if (rest[0] === act) rest.shift();
      expect(isLive(doing(done), asked)).toBe(rest.length === 0);
    }),
  );
});

it("a picture that is held into the camera does not pass, however unsteady the hand is [FACE-07]", () => {
  const shaken = fc.record({
    turn: fc.double({ min: -0.12, max: 0.12, noNaN: true }),
    eyes: fc.double({ min: 0.27, max: 0.33, noNaN: true }),
    size: fc.double({ min: 0.2, max: 0.6, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(shaken, { maxLength: 80 }), someActs, (poses, acts) => {
      // A picture can come closer; a challenge never asks for that alone.
      if (acts.every((act) => act === "closer")) return;
      expect(isLive(poses, acts)).toBe(false);
    }),
  );
});

it("an act counts once the face has come back from the one before, and is seen twice but for a blink [FACE-07]", () => {
  expect(isLive([AHEAD, AHEAD, LEFT, LEFT, CLOSED], ["left", "blink"])).toBe(false);
  expect(isLive([AHEAD, AHEAD, LEFT, LEFT, AHEAD, CLOSED], ["left", "blink"])).toBe(true);
  expect(isLive([AHEAD, AHEAD, LEFT, AHEAD, LEFT], ["left"])).toBe(false);
  expect(isLive([AHEAD, AHEAD, LEFT, null, LEFT], ["left"])).toBe(false);
  expect(isLive([AHEAD, null, AHEAD, LEFT, LEFT], ["left"])).toBe(false);
});

it("looking down, by which eyes seem closed, is no blink while the head is turned [FACE-07]", () => {
  expect(isLive([AHEAD, AHEAD, { ...LEFT, eyes: 0.1 }], ["blink"])).toBe(false);
});

it("nothing more happens once all is done [FACE-07]", () => {
  const done = { ...NOT_BEGUN, rest: AHEAD, done: 1, back: true };
  expect(stepLiveness(done, LEFT, ["left"])).toBe(done);
});

describe("how a face is held", () => {
  /** A face of 68 points: only those that are looked at differ. */
  const points = ({ nose = 50, lid = 3 } = {}) => {
    const all = Array.from({ length: 68 }, () => ({ x: 0, y: 0 }));
    all[0] = { x: 10, y: 40 };
    all[16] = { x: 90, y: 40 };
    all[30] = { x: nose, y: 60 };
    for (const [first, x] of [
      [36, 30],
      [42, 60],
    ] as const)
      [
        [0, 0],
        [4, -lid],
        [8, -lid],
        [12, 0],
        [8, lid],
        [4, lid],
      ].forEach(([right = 0, down = 0], index) => (all[first + index] = { x: x + right, y: 40 + down }));
    return all;
  };
  const box = { x: 10, y: 10, width: 80, height: 80 };

  it("is read from the nose between the ends of the jaw, the lids, and the size [FACE-07]", () => {
    expect(poseOf(points(), box, 200)).toEqual({ turn: 0, eyes: 0.5, size: 0.4 });
    expect(poseOf(points({ nose: 70 }), box, 200)?.turn).toBeCloseTo(0.5);
    expect(poseOf(points({ nose: 10 }), box, 200)?.turn).toBe(-1);
    expect(poseOf(points({ lid: 1 }), box, 200)?.eyes).toBeCloseTo(1 / 6);
  });

  it("is not known where points are missing or make no face [FACE-07]", () => {
    expect(poseOf(points().slice(0, 67), box, 200)).toBeNull();
    expect(poseOf([], box, 200)).toBeNull();
    expect(poseOf(points(), box, 0)).toBeNull();
    expect(poseOf(points().reverse(), box, 200)).toBeNull();
    expect(
      poseOf(
        points().map(() => ({ x: 5, y: 5 })),
        box,
        200,
      ),
    ).toBeNull();
  });
});

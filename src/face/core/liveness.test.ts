import fc from "fast-check";
import { isLive, LIVE_ACTS, type LiveAct, NOT_BEGUN, SHOWN, stepLiveness } from "./liveness";
import { poseOf, type Pose } from "./pose";

const AHEAD: Pose = { turn: 0.02, mouth: 0.1, size: 0.35 };
const LEFT: Pose = { ...AHEAD, turn: 0.5 };
const RIGHT: Pose = { ...AHEAD, turn: -0.5 };
const OPEN: Pose = { ...AHEAD, mouth: 0.4 };
const CLOSER: Pose = { ...AHEAD, size: 0.47 };
const POSES: Readonly<Record<LiveAct, readonly Pose[]>> = {
  left: [LEFT, LEFT],
  right: [RIGHT, RIGHT],
  mouth: [OPEN, OPEN],
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
      // Lips that move in between, or a step closer, do no harm; a turn that was not asked for does.
      const rest = [...asked];
      let isAstray = false;
      for (const act of done) {
        if (rest[0] === act) rest.shift();
        else if (rest.length > 0) isAstray ||= act === "left" || act === "right";
      }
      expect(isLive(doing(done), asked)).toBe(rest.length === 0 && !isAstray);
    }),
  );
});

it("a picture that is held into the camera does not pass, however unsteady the hand is [FACE-07]", () => {
  const shaken = fc.record({
    turn: fc.double({ min: -0.12, max: 0.12, noNaN: true }),
    mouth: fc.double({ min: 0.06, max: 0.2, noNaN: true }),
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

it("an act counts once the face has come back from the one before, and is seen twice [FACE-07]", () => {
  expect(isLive([AHEAD, AHEAD, LEFT, LEFT, OPEN, OPEN], ["left", "mouth"])).toBe(false);
  expect(isLive([AHEAD, AHEAD, LEFT, LEFT, AHEAD, OPEN, OPEN], ["left", "mouth"])).toBe(true);
  expect(isLive([AHEAD, AHEAD, LEFT, AHEAD, LEFT], ["left"])).toBe(false);
  expect(isLive([AHEAD, AHEAD, LEFT, null, LEFT], ["left"])).toBe(false);
  expect(isLive([AHEAD, null, AHEAD, LEFT, LEFT], ["left"])).toBe(false);
});

it("a film of a person who turns both ways does not pass: a turn that was not asked for ends it, but a long one is none [FACE-07]", () => {
  const film = Array.from({ length: 6 }, () => [AHEAD, AHEAD, LEFT, LEFT, AHEAD, RIGHT, RIGHT]).flat();
  expect(isLive(film, ["right", "mouth"])).toBe(false);
  expect(isLive(film, ["left", "closer"])).toBe(false);
  expect(isLive([AHEAD, AHEAD, RIGHT, AHEAD, LEFT, LEFT], ["left"])).toBe(true);
  expect(isLive([AHEAD, AHEAD, LEFT, LEFT, LEFT, LEFT, AHEAD, OPEN, OPEN], ["left", "mouth"])).toBe(true);
});

describe("a person who does just enough for the page, hesitating", () => {
  /** An act, done to a part of what the page wants to see. */
  const partly = (act: LiveAct, part: number): Pose => {
    switch (act) {
      case "left":
        return { ...AHEAD, turn: AHEAD.turn + SHOWN.turned * part };
      case "right":
        return { ...AHEAD, turn: AHEAD.turn - SHOWN.turned * part };
      case "mouth":
        return { ...AHEAD, mouth: AHEAD.mouth + SHOWN.open * part };
      case "closer":
        return { ...AHEAD, size: AHEAD.size * (1 + (SHOWN.closer - 1) * part) };
    }
  };
  const part = (max: number) => fc.double({ min: 0, max, noNaN: true });
  const hesitating = fc.array(part(1.3), { minLength: 1, maxLength: 8 });
  const parts = fc.tuple(hesitating, part(0.35)).map(([tried, rest]) => [...tried, 1.01, 1.01, rest, rest]);
  const error = fc.record({
    turn: fc.double({ min: -0.03, max: 0.03, noNaN: true }),
    mouth: fc.double({ min: -0.03, max: 0.03, noNaN: true }),
    size: fc.double({ min: 0.99, max: 1.01, noNaN: true }),
  });

  it("is accepted by the platform, which measures the same pictures a little differently [FACE-07]", () => {
    fc.assert(
      fc.property(
        someActs,
        fc.array(parts, { minLength: LIVE_ACTS.length, maxLength: LIVE_ACTS.length }),
        fc.array(error, { minLength: 60, maxLength: 60 }),
        (acts, partsOf, errors) => {
          const poses = [
            AHEAD,
            AHEAD,
            ...acts.flatMap((act, at) => partsOf[at]?.map((done) => partly(act, done)) ?? []),
          ];
          const end = poses.reduce((progress, pose) => stepLiveness(progress, pose, acts), NOT_BEGUN);
          expect(end.done).toBe(acts.length);
          const measured = poses.map(({ turn, mouth, size }, index) => {
            const by = errors[index] ?? { turn: 0, mouth: 0, size: 1 };
            return { turn: turn + by.turn, mouth: mouth + by.mouth, size: size * by.size };
          });
          expect(isLive(measured, acts)).toBe(true);
        },
      ),
    );
  });
});

it("lips that open with the head turned away are no open mouth [FACE-07]", () => {
  const both = { ...LEFT, mouth: 0.5 };
  expect(isLive([AHEAD, AHEAD, both, both], ["mouth"])).toBe(false);
});

it("nothing more happens once all is done [FACE-07]", () => {
  const done = { ...NOT_BEGUN, rest: AHEAD, done: 1, back: true };
  expect(stepLiveness(done, LEFT, ["left"])).toBe(done);
});

describe("how a face is held", () => {
  /** A face of 68 points: only those that are looked at differ. */
  const points = ({ nose = 50, lip = 3 } = {}) => {
    const all = Array.from({ length: 68 }, () => ({ x: 0, y: 0 }));
    all[0] = { x: 10, y: 40 };
    all[16] = { x: 90, y: 40 };
    all[30] = { x: nose, y: 60 };
    [
      [0, 0],
      [5, -lip],
      [10, -lip],
      [15, -lip],
      [20, 0],
      [15, lip],
      [10, lip],
      [5, lip],
    ].forEach(([right = 0, down = 0], index) => (all[60 + index] = { x: 40 + right, y: 80 + down }));
    return all;
  };
  const box = { x: 10, y: 10, width: 80, height: 80 };

  it("is read from the nose between the ends of the jaw, the lips, and the size [FACE-07]", () => {
    expect(poseOf(points(), box, 200)).toEqual({ turn: 0, mouth: 0.3, size: 0.4 });
    expect(poseOf(points({ nose: 70 }), box, 200)?.turn).toBeCloseTo(0.5);
    expect(poseOf(points({ nose: 10 }), box, 200)?.turn).toBe(-1);
    expect(poseOf(points({ lip: 8 }), box, 200)?.mouth).toBeCloseTo(0.8);
  });

  it("is not turned by a head, or a picture of one, that is tilted to a side [FACE-07]", () => {
    for (const degrees of [-40, -25, 25, 40]) {
      const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      const tilted = points({ nose: 54 }).map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }));
      expect(poseOf(tilted, box, 200)?.turn).toBeCloseTo(0.1);
    }
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

import fc from "fast-check";
import { isToldAt, leftOf, secondsLeft, standingCountdown, stepCountdown } from "./step";

const startCountdown = (total: number, now: number) =>
  stepCountdown(standingCountdown(total), { type: "release", now });

it("runs to its end and stays there", () => {
  const running = startCountdown(3000, 1000);
  expect([1000, 1001, 2000, 3999, 4000, 9000].map((now) => secondsLeft(running, now))).toEqual([
    3, 3, 2, 1, 0, 0,
  ]);
  expect(stepCountdown(running, { type: "tick", now: 3999 })).toBe(running);
  const ended = stepCountdown(running, { type: "tick", now: 4000 });
  expect(ended.phase).toBe("ended");
  expect(stepCountdown(ended, { type: "extend", by: 1000, now: 4001 })).toBe(ended);
});

it("loses no time while it is held [A11Y-05]", () => {
  const held = stepCountdown(startCountdown(3000, 0), { type: "hold", now: 1000 });
  expect(held).toEqual({ phase: "held", left: 2000, total: 3000 });
  expect(stepCountdown(held, { type: "tick", now: 99_000 })).toBe(held);
  expect(stepCountdown(held, { type: "release", now: 99_000 })).toEqual({
    phase: "running",
    endsAt: 101_000,
    total: 3000,
  });
});

it("takes more time, running or held [A11Y-05]", () => {
  const running = startCountdown(3000, 0);
  expect(leftOf(stepCountdown(running, { type: "extend", by: 5000, now: 2000 }), 2000)).toBe(6000);
  const held = stepCountdown(running, { type: "hold", now: 1000 });
  expect(stepCountdown(held, { type: "extend", by: 5000, now: 2000 })).toEqual({
    phase: "held",
    left: 7000,
    total: 8000,
  });
});

it("is over at once where there is no time", () => {
  expect(startCountdown(0, 5).phase).toBe("ended");
  expect(startCountdown(-1, 5).phase).toBe("ended");
});

it("is told at a few moments, also when it jumps over them, but not at its end", () => {
  const told = (from: number) =>
    Array.from({ length: from }, (_, index) => from - index).filter((left) => isToldAt(left, left - 1));
  expect(told(700).map((before) => before - 1)).toEqual([600, 300, 120, 60, 30, 10, 5]);
  expect(isToldAt(75, 45)).toBe(true);
  expect(isToldAt(45, 31)).toBe(false);
  expect(isToldAt(20, 0)).toBe(false);
});

it("never has more left than it was given, and never less than none [A11Y-05]", () => {
  const event = fc.record({
    type: fc.constantFrom("hold", "release", "tick", "extend"),
    by: fc.nat(60_000),
    pause: fc.nat(30_000),
  });
  fc.assert(
    fc.property(fc.nat(120_000), fc.array(event), (total, events) => {
      let now = 0;
      let given = total;
      let countdown = startCountdown(total, now);
      for (const { type, by, pause } of events) {
        now += pause;
        if (type === "extend" && countdown.phase !== "ended") given += by;
        countdown = stepCountdown(countdown, { type, by, now });
        expect(leftOf(countdown, now)).toBeGreaterThanOrEqual(0);
        expect(leftOf(countdown, now)).toBeLessThanOrEqual(given);
      }
    }),
  );
});

import { measured, secondsLeft, speedOf, type SpeedMeter } from "./speed";

/** A meter that was told every `every` milliseconds of a line with so many bytes a second. */
const told = (seconds: number, bytesPerSecond: number, every = 50): SpeedMeter => {
  let meter: SpeedMeter = [];
  for (let at = 0; at <= seconds * 1_000; at += every)
    meter = measured(meter, { at, sent: (at / 1_000) * bytesPerSecond });
  return meter;
};

it("tells the speed of the last seconds, with few samples [UP-05]", () => {
  const meter = told(60, 2_000_000);
  expect(speedOf(meter)).toBeCloseTo(2_000_000, 0);
  expect(meter.length).toBeLessThan(50);
  const slower = measured(meter, { at: 68_000, sent: 120_000_000 + 8 * 500_000 });
  expect(speedOf(slower)).toBeCloseTo(500_000, 0);
});

it("tells none before a second has passed, nor where nothing moves [UP-05]", () => {
  expect(speedOf(told(0.9, 1_000))).toBeNull();
  expect(secondsLeft([], 1_000)).toBeNull();
  expect(secondsLeft(told(5, 0), 1_000)).toBeNull();
});

it("begins again where a chunk broke off and less is sent than before [UP-05]", () => {
  expect(measured(told(5, 1_000), { at: 5_100, sent: 4_000 })).toEqual([{ at: 5_100, sent: 4_000 }]);
});

it("tells the speed again soon where the clock is set back or ahead [UP-05, REL-02]", () => {
  for (const at of [-3_600_000, 86_400_000]) {
    const set = measured(told(5, 1_000), { at, sent: 5_100 });
    expect(speedOf(set)).toBeNull();
    expect(speedOf(measured(set, { at: at + 2_000, sent: 7_100 }))).toBe(1_000);
  }
});

it("tells the time left in steps, so that it does not jump [UP-05]", () => {
  const meter = told(5, 1_000);
  expect(secondsLeft(meter, 200)).toBe(1);
  expect(secondsLeft(meter, 7_200)).toBe(8);
  expect(secondsLeft(meter, 31_000)).toBe(35);
  expect(secondsLeft(meter, 121_000)).toBe(130);
  expect(secondsLeft(meter, 1_000_000)).toBe(1_020);
});

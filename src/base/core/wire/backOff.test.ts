import { LONGEST_PAUSE, pauseAfter } from "./backOff";

it("each failure in a row waits twice as long, up to half a minute [UP-03]", () => {
  expect([1, 2, 3, 4].map((failures) => pauseAfter(failures, null, 0))).toEqual([500, 1000, 2000, 4000]);
  expect(pauseAfter(40, null, 0)).toBe(LONGEST_PAUSE);
});

it("chance takes up to half of it, and never what the platform has asked for [UP-03]", () => {
  expect(pauseAfter(3, null, 1)).toBe(1000);
  expect(pauseAfter(1, 7000, 0.5)).toBe(7000);
  expect(pauseAfter(1, 100_000, 0)).toBe(100_000);
});

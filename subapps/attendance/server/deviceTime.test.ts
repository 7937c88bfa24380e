import { LONGEST_WAIT, momentOf } from "./deviceTime";

const PRESENT = Date.parse("2026-10-15T08:20:00+08:00");
const MINUTE = 60_000;
const YEAR = 365 * 24 * 60 * MINUTE;

describe("a clocking of a quarter of an hour ago", () => {
  const real = PRESENT - 15 * MINUTE;

  it.each([
    ["right", 0],
    ["some seconds ahead", 20_000],
    ["ten minutes ahead", 10 * MINUTE],
    ["ten minutes behind", -10 * MINUTE],
    ["in 2016", -10 * YEAR],
    ["in 1970", -PRESENT],
    ["in 2999", 973 * YEAR],
  ])("is found whatever a clock says that is %s [FACE-09]", (_, off) => {
    const found = momentOf({ at: real + off, now: PRESENT + off }, PRESENT) ?? 0;
    expect(Math.abs(found - real)).toBeLessThanOrEqual(Math.abs(off) <= MINUTE / 2 ? MINUTE / 2 : 0);
  });

  it("is taken as a device says it that does not tell its time [FACE-09]", () => {
    expect(momentOf({ at: real }, PRESENT)).toBe(real);
    expect(momentOf({ at: real - 10 * MINUTE }, PRESENT)).toBe(real - 10 * MINUTE);
  });
});

it("counts from its arrival where it is from the future, and is never in ours [FACE-09]", () => {
  for (const times of [
    { at: PRESENT + 10 * MINUTE },
    { at: PRESENT + 973 * YEAR },
    { at: PRESENT + 20_000, now: PRESENT + 20_000 },
    // The clock was set back by an hour while the clocking waited.
    { at: PRESENT + 5 * MINUTE, now: PRESENT - 55 * MINUTE },
    { at: PRESENT, now: 0 },
  ])
    expect(momentOf(times, PRESENT)).toBe(PRESENT);
});

it("is taken for a day by the device's own reckoning, whatever its clock says [FACE-09, REL-01]", () => {
  const off = -10 * YEAR;
  const waited = (age: number) => momentOf({ at: PRESENT + off - age, now: PRESENT + off }, PRESENT);
  expect(waited(LONGEST_WAIT)).toBe(PRESENT - LONGEST_WAIT);
  expect(waited(LONGEST_WAIT + 1)).toBeNull();
  expect(momentOf({ at: PRESENT - LONGEST_WAIT - 1 }, PRESENT)).toBeNull();
  // The clock was set from 2016 to today while it waited: how long that was is not to be known.
  expect(momentOf({ at: PRESENT + off, now: PRESENT }, PRESENT)).toBeNull();
});

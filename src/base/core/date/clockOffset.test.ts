import {
  beginOffset,
  type ClockOffset,
  type KeptOffset,
  readKeptOffset,
  stepOffset,
  toKeep,
} from "./clockOffset";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const TODAY = Date.parse("2026-11-27T09:00:00+08:00");
const OF_2016 = Date.parse("2016-01-01T00:05:00+08:00");

/** A page on a device whose clock is wrong by so much, from a moment of the real time on. */
function device(error: number, kept: KeptOffset | null = null) {
  let [real, steady, wrong] = [TODAY, 0, error];
  const seen = () => ({ wall: real + wrong, steady });
  let state: ClockOffset = beginOffset(kept, seen());
  const step = (event: { type: "looked" } | { type: "told"; time: number; took: number }) =>
    (state = stepOffset(state, { ...event, seen: seen() }));
  return {
    pass: (time: number, sleeps = false) => {
      real += time;
      if (!sleeps) steady += time;
    },
    set: (next: number) => (wrong = next),
    answer: (took = 200, time = real) =>
      step({ type: "told", time: Math.floor(time / SECOND) * SECOND, took }),
    look: () => step({ type: "looked" }),
    /** By how much the page's time is wrong. */
    wrong: () => {
      step({ type: "looked" });
      return seen().wall + state.offset - real;
    },
    state: () => state,
  };
}

it.each([
  ["of 2016", OF_2016 - TODAY],
  ["ten minutes ahead", 10 * MINUTE],
  ["ten minutes behind", -10 * MINUTE],
  ["of 1970", -TODAY],
  ["of 2999", 973 * 365 * DAY],
])("takes the platform's time over that of a device %s, to a second [REL-03]", (_, error) => {
  const page = device(error);
  expect(page.wrong()).toBe(error);
  page.answer();
  expect(Math.abs(page.wrong())).toBeLessThanOrEqual(SECOND);
  expect(page.state().isKnown).toBe(true);
});

it("leaves a device alone that is right to some seconds, however slow the answers are [REL-03]", () => {
  for (const error of [0, 15 * SECOND, -15 * SECOND]) {
    const page = device(error);
    for (const took of [50, 3 * SECOND, 10 * MINUTE]) page.answer(took);
    expect(page.state().offset).toBe(0);
  }
});

it("is not moved by a slow answer once it knows the time [REL-03]", () => {
  const page = device(-10 * MINUTE);
  page.answer();
  const { offset } = page.state();
  page.answer(5 * MINUTE);
  expect(page.state().offset).toBe(offset);
});

it("goes on where the device's clock is set back or put right meanwhile, and after sleep [REL-03]", () => {
  const behind = device(OF_2016 - TODAY);
  behind.answer();
  behind.pass(MINUTE);
  // The network's time service puts it right.
  behind.set(0);
  expect(Math.abs(behind.wrong())).toBeLessThanOrEqual(SECOND);
  expect(behind.state().isKnown).toBe(true);

  const right = device(0);
  right.answer();
  right.pass(MINUTE);
  right.set(-HOUR);
  expect(right.wrong()).toBe(0);
  right.pass(8 * HOUR, true);
  expect(Math.abs(right.wrong())).toBeLessThanOrEqual(SECOND);
  // It may also have been set ahead: the next answer tells.
  expect(right.state().isKnown).toBe(false);
  right.set(HOUR);
  expect(Math.abs(right.wrong())).toBe(2 * HOUR);
  right.answer();
  expect(Math.abs(right.wrong())).toBeLessThanOrEqual(SECOND);
});

describe("a page without a network", () => {
  const offset = 10 * MINUTE;
  it.each([
    ["believes what the device remembers", -offset, { offset, at: TODAY - DAY }, 0],
    ["believes no memory that is before the last answer", 0, { offset: -3 * HOUR, at: TODAY - HOUR }, 0],
    ["believes no memory that is years ahead", 0, { offset: TODAY - OF_2016, at: TODAY - DAY }, 0],
    [
      "knows no less than the last answer, where a dead battery begins at 2016 again",
      OF_2016 - TODAY,
      { offset: 0, at: TODAY - DAY },
      -DAY,
    ],
    ["has the device's own time at first", -offset, null, -offset],
  ])("%s [REL-03, MORE-05]", (_, error, kept, wrong) => {
    expect(device(error, kept).wrong()).toBe(wrong);
  });
});

it("remembers what is new, and else once an hour, and reads no more than what it has written [REL-03]", () => {
  const page = device(-10 * MINUTE);
  page.answer();
  const kept = toKeep(null, page.state());
  expect(readKeptOffset(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  page.answer();
  expect(toKeep(kept, page.state())).toBeNull();
  page.pass(HOUR);
  page.answer();
  expect(toKeep(kept, page.state())).toEqual({ offset: kept?.offset, at: (kept?.at ?? 0) + HOUR });
  page.set(0);
  page.answer();
  expect(toKeep(kept, page.state())).toMatchObject({ offset: 0 });
  for (const value of [
    null,
    7,
    "x",
    [],
    {},
    { offset: "1", at: 2 },
    { offset: 1e300, at: 2 },
    { offset: 1, at: null },
  ])
    expect(readKeptOffset(value)).toBeNull();
});

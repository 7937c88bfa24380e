import { createPlatformTime } from "./platformTime";
import { createMemoryStorage } from "./storage";

const TODAY = Date.parse("2026-11-27T09:00:00+08:00");
const BEHIND = TODAY - Date.parse("2016-01-01T00:05:00+08:00");
const SECOND = 1_000;

function page(storage = createMemoryStorage(), error = -BEHIND, since = 0) {
  let [passed, wrong] = [since, error];
  const time = createPlatformTime({
    wall: () => TODAY + passed + wrong,
    steady: () => passed,
    storage,
  });
  return {
    time,
    storage,
    pass: (milliseconds: number) => (passed += milliseconds),
    set: (next: number) => (wrong = next),
    /** By how much the page's time is wrong. */
    wrong: () => Math.abs(time.now() - TODAY - passed),
    answer: (time_: number | null = TODAY + passed) => time.asking()(time_),
  };
}

describe("the platform's time", () => {
  it("is learnt from an answer, said to those who watch, and remembered for the next page [DESK-01]", () => {
    const { answer, pass, set, storage, time, wrong } = page();
    const heard = jest.fn();
    const stop = time.watch(heard);
    expect(time.isKnown()).toBe(false);
    expect(wrong()).toBe(BEHIND);
    answer(null);
    expect(time.isKnown()).toBe(false);
    answer();
    expect(wrong()).toBeLessThanOrEqual(SECOND);
    expect(time.isKnown()).toBe(true);
    answer();
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    // The device's time service puts it right while the page is open.
    pass(60 * SECOND);
    set(0);
    expect(wrong()).toBeLessThanOrEqual(SECOND);
    answer();
    expect(wrong()).toBe(0);
    expect(heard).toHaveBeenCalledTimes(1);

    expect(page(storage, 0, 60 * SECOND).wrong()).toBe(0);
    const other = page();
    other.answer();
    expect(page(other.storage).wrong()).toBeLessThanOrEqual(SECOND);
  });

  it("counts how long the answer took, also of what was asked for as the page began [DESK-01]", () => {
    const { pass, time, wrong } = page();
    const began = TODAY;
    const told = time.asking();
    pass(100 * SECOND);
    told(began + 50 * SECOND);
    expect(wrong()).toBeLessThanOrEqual(SECOND);
    const later = page();
    later.pass(100 * SECOND);
    later.time.asking(0)(began);
    expect(later.wrong()).toBeLessThanOrEqual(50 * SECOND);
  });
});

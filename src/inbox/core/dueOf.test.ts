import { dueOf } from "./dueOf";

const ZONE = "Asia/Shanghai";
/** 18:30 at the school. */
const NOW = Date.UTC(2026, 10, 24, 10, 30);
const HOUR = 3_600_000;

describe("when something is due", () => {
  it.each([
    [-20, { day: "昨天", clock: "22:30", from: null, phase: "over" }],
    [-1, { day: "今天", clock: "17:30", from: null, phase: "over" }],
    [5, { day: "今天", clock: "23:30", from: null, phase: "now" }],
    [6, { day: "明天", clock: "00:30", from: null, phase: "later" }],
    [30, { day: "11月26日 周四", clock: "00:30", from: null, phase: "later" }],
  ])("is said by the school's calendar, %d hours from now [TODO-01, I18N-04]", (hours, due) => {
    expect(dueOf({ due: NOW + hours * HOUR }, NOW, "zh-CN", ZONE)).toEqual(due);
  });

  it("is said in English, too [TODO-01, I18N-04]", () => {
    expect(dueOf({ due: NOW + 6 * HOUR }, NOW, "en", ZONE)?.day).toBe("tomorrow");
    expect(dueOf({ due: NOW + 30 * HOUR }, NOW, "en", ZONE)?.day).toBe("Thu 26 Nov");
  });

  it("is said of a lesson by its beginning, and is never over while the lesson goes on [TODO-01]", () => {
    const lesson = (from: number, to: number) =>
      dueOf({ starts: NOW + from * HOUR, due: NOW + to * HOUR }, NOW, "en", ZONE);
    expect(lesson(1, 2)).toEqual({ day: "today", clock: "20:30", from: "19:30", phase: "now" });
    expect(lesson(-0.5, 0.25)).toEqual({ day: "today", clock: "18:45", from: "18:00", phase: "now" });
    expect(lesson(-1, 0)?.phase).toBe("now");
    expect(lesson(-2, -0.5)?.phase).toBe("over");
    expect(lesson(24, 25)).toMatchObject({ day: "tomorrow", from: "18:30", phase: "later" });
    // A beginning that is on another day, or behind the end, says nothing of that day.
    for (const [from, to] of [
      [-24, 1],
      [2, 1],
      [Number.NaN, 1],
    ] as const)
      expect(lesson(from, to)?.from).toBeNull();
  });

  it("is nothing where the platform names no moment [TODO-01]", () => {
    expect(dueOf({ due: null }, NOW, "en")).toBeNull();
    expect(dueOf({ due: Number.NaN }, NOW, "en")).toBeNull();
  });
});

import { dueOf } from "./dueOf";

const ZONE = "Asia/Shanghai";
/** 18:30 at the school. */
const NOW = Date.UTC(2026, 10, 24, 10, 30);
const HOUR = 3_600_000;

describe("when something is due", () => {
  it.each([
    [-20, { day: "昨天", clock: "22:30", phase: "over" }],
    [-1, { day: "今天", clock: "17:30", phase: "over" }],
    [5, { day: "今天", clock: "23:30", phase: "now" }],
    [6, { day: "明天", clock: "00:30", phase: "later" }],
    [30, { day: "11月26日周四", clock: "00:30", phase: "later" }],
  ])("is said by the school's calendar, %d hours from now [TODO-01, I18N-04]", (hours, due) => {
    expect(dueOf(NOW + hours * HOUR, NOW, "zh-CN", ZONE)).toEqual(due);
  });

  it("is said in English, too [TODO-01, I18N-04]", () => {
    expect(dueOf(NOW + 6 * HOUR, NOW, "en", ZONE)?.day).toBe("tomorrow");
    expect(dueOf(NOW + 30 * HOUR, NOW, "en", ZONE)?.day).toBe("Thu, Nov 26");
  });

  it("is nothing where the platform names no moment [TODO-01]", () => {
    expect(dueOf(null, NOW, "en")).toBeNull();
    expect(dueOf(Number.NaN, NOW, "en")).toBeNull();
  });
});

import fc from "fast-check";
import { relativeTime } from "./relativeTime";

const SCHOOL = "Asia/Shanghai";
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Nine in the evening at school. */
const NOW = Date.UTC(2026, 10, 21, 13);

const both = (distance: number, now = NOW) =>
  (["zh-CN", "en"] as const).map((language) => relativeTime(now + distance, now, language, SCHOOL));

describe("relativeTime", () => {
  it.each([0, -1, -59 * SECOND, 59 * SECOND])("says just now at %d ms [I18N-04]", (distance) => {
    expect(both(distance)).toEqual([{ id: "kit.time.now" }, { id: "kit.time.now" }]);
  });

  it.each([
    [-MINUTE, "1分钟前", "1 minute ago"],
    [-2 * MINUTE + 1, "1分钟前", "1 minute ago"],
    [-HOUR + 1, "59分钟前", "59 minutes ago"],
    [5 * MINUTE, "5分钟后", "in 5 minutes"],
    [-HOUR, "1小时前", "1 hour ago"],
    [-23 * HOUR, "23小时前", "23 hours ago"],
    [-24 * HOUR, "昨天", "yesterday"],
    [24 * HOUR, "明天", "tomorrow"],
    [-6 * 24 * HOUR, "6天前", "6 days ago"],
    [-7 * 24 * HOUR, "11月14日", "14 Nov"],
    [-365 * 24 * HOUR, "2025年11月21日", "21 Nov 2025"],
    [60 * 24 * HOUR, "2027年1月20日", "20 Jan 2027"],
  ])("says at %d ms: %s, %s [I18N-04]", (distance, chinese, english) => {
    expect(both(distance)).toEqual([chinese, english]);
  });

  it("counts days by the calendar: 26 hours before one in the morning was two days ago [I18N-04]", () => {
    const night = Date.UTC(2026, 10, 20, 17);
    expect(both(-26 * HOUR, night)).toEqual(["前天", "2 days ago"]);
  });

  it("takes the year of the zone, not of Greenwich [I18N-04]", () => {
    const january = Date.UTC(2027, 0, 20);
    const newYear = Date.UTC(2026, 11, 31, 17);
    expect(relativeTime(newYear, january, "en", SCHOOL)).toBe("1 Jan");
    expect(relativeTime(newYear, january, "en", "UTC")).toBe("31 Dec 2026");
  });

  it("counts days by the reader's calendar, and writes a date by that of the place [I18N-04]", () => {
    const [honolulu, auckland] = ["Pacific/Honolulu", "Pacific/Auckland"];
    const say = (distance: number) => relativeTime(NOW - distance, NOW, "en", honolulu, auckland);
    expect(say(13 * HOUR)).toBe("13 hours ago");
    // At the place two days lie between: the 22nd has begun, and it was still the 20th.
    expect(say(27 * HOUR)).toBe("yesterday");
    expect(say(9 * 24 * HOUR)).toBe("13 Nov");
    expect(relativeTime(NOW - 9 * 24 * HOUR, NOW, "en", honolulu)).toBe("12 Nov");
  });

  it.each([NaN, Infinity])("says nothing where a moment is %d [I18N-04]", (time) => {
    expect(relativeTime(time, NOW, "en")).toBe("");
    expect(relativeTime(NOW, time, "en")).toBe("");
  });

  it("has words for every two moments [I18N-04]", () => {
    const moments = fc.integer({ min: 0, max: Date.UTC(2090, 0) });
    fc.assert(
      fc.property(moments, moments, fc.constantFrom("zh-CN", "en"), (time, now, language) => {
        const said = relativeTime(time, now, language, SCHOOL);
        const words = typeof said === "string" ? said : said.id;
        expect(words).toMatch(/\S/);
        expect(words).not.toMatch(/Invalid|NaN/);
      }),
    );
  });
});

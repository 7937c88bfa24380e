import {
  clockWords,
  dateTimeWords,
  dateWords,
  momentWords,
  monthWords,
  weekdayWords,
  zoneWords,
} from "./dateWords";

const ZONE = "Asia/Shanghai";
const NOW = Date.UTC(2026, 10, 27, 1);
/** 16:30 at the school, the day before. */
const TIME = Date.UTC(2026, 10, 26, 8, 30);
const here = { now: NOW, zone: ZONE };

describe("the words of dates", () => {
  it("put the day before the month, say a 24-hour clock and the year only of another year [I18N-04]", () => {
    expect(dateTimeWords(TIME, "en", here)).toBe("Thu 26 Nov, 16:30");
    expect(dateTimeWords(TIME, "zh-CN", here)).toBe("11月26日 周四 16:30");
    const before = Date.UTC(2025, 8, 3, 16, 5);
    expect(dateTimeWords(before, "en", here)).toBe("Thu 4 Sep 2025, 00:05");
    expect(dateTimeWords(before, "zh-CN", here)).toBe("2025年9月4日 周四 00:05");
    expect(clockWords(TIME, "en", ZONE)).toBe("16:30");
  });

  it("say the year always where no reader's time is given, as on paper [I18N-04, WID-06]", () => {
    expect(dateTimeWords(TIME, "en", { zone: ZONE })).toBe("Thu 26 Nov 2026, 16:30");
  });

  it("say so of today, by the zone's calendar [I18N-04]", () => {
    const early = Date.UTC(2026, 10, 26, 18, 44);
    expect(momentWords(early, "en", here)).toBe("Today 02:44");
    expect(momentWords(early, "zh-CN", here)).toBe("今天 02:44");
    expect(momentWords(early, "en", { now: NOW, zone: "UTC" })).toBe("Thu 26 Nov, 18:44");
    expect(momentWords(TIME, "en", here)).toBe("Thu 26 Nov, 16:30");
  });

  it("are as long as there is room for [I18N-04]", () => {
    expect((["day", "weekday", "long"] as const).map((form) => dateWords(TIME, "en", here, form))).toEqual([
      "26 Nov",
      "Thu 26 Nov",
      "Thursday 26 November",
    ]);
    expect((["day", "weekday", "long"] as const).map((form) => dateWords(TIME, "zh-CN", here, form))).toEqual(
      ["11月26日", "11月26日 周四", "11月26日星期四"],
    );
    expect([monthWords(TIME, "en", ZONE), monthWords(TIME, "zh-CN", ZONE)]).toEqual([
      "November 2026",
      "2026年11月",
    ]);
    expect(weekdayWords(TIME, "en", "narrow", ZONE)).toBe("T");
    expect(zoneWords(TIME, "en", ZONE)).toBe("GMT+8");
  });

  it("are nothing of what is no moment [I18N-04]", () => {
    for (const words of [dateWords, dateTimeWords, momentWords]) expect(words(NaN, "en", here)).toBe("");
  });
});

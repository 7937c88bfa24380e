import { DAY_FORMAT, formatDate } from "./formatDate";

const SCHOOL = "Asia/Shanghai";
const TIME = Date.UTC(2026, 10, 21, 0, 2, 5);

describe("formatDate", () => {
  it("writes YYYY-MM-DD HH:mm:ss by default [I18N-04]", () => {
    expect(formatDate(TIME, "zh-CN", undefined, SCHOOL)).toBe("2026-11-21 08:02:05");
    expect(formatDate(new Date(2026, 0, 2, 3, 4, 5).getTime(), "en")).toBe("2026-01-02 03:04:05");
    expect(formatDate(TIME, "en", DAY_FORMAT, "America/New_York")).toBe("2026-11-20");
  });

  it("names months and weekdays in the language [I18N-04]", () => {
    const names = (language: "zh-CN" | "en") => formatDate(TIME, language, "MMMM MMM dddd ddd", SCHOOL);
    expect(names("en")).toBe("November Nov Saturday Sat");
    expect(names("zh-CN")).toBe("十一月 11月 星期六 周六");
  });

  it("writes short parts and keeps text in brackets [I18N-04]", () => {
    expect(formatDate(TIME, "en", "[Day] D/M/YY H:m:s", SCHOOL)).toBe("Day 21/11/26 8:2:5");
    expect(formatDate(TIME, "zh-CN", "YYYY年M月D日", SCHOOL)).toBe("2026年11月21日");
  });

  it.each([null, NaN, Infinity, 8.64e15 + 1])("writes nothing for %p [I18N-04]", (time) => {
    expect(formatDate(time, "zh-CN")).toBe("");
  });
});

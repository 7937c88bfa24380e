import { readTime, readTypedDay, timesOfDay } from "./typedDate";

it.each([
  ["2026-9-1", "2026-09-01"],
  ["20260901", "2026-09-01"],
  ["2026.9.1", "2026-09-01"],
  ["２０２６年9月1日", "2026-09-01"],
  [" 2026 / 9 / 1 ", "2026-09-01"],
  ["2026-02-30", ""],
  ["2026-09-01 08:00:00", "2026-09-01"],
  ["2026-9", ""],
])("reads the typed day %j as %j [WID-02, I18N-04]", (typed, day) => expect(readTypedDay(typed)).toBe(day));

it.each([
  ["7:20", "07:20"],
  ["0720", "07:20"],
  ["７：２０", "07:20"],
  ["7点20分", "07:20"],
  ["7点", "07:00"],
  ["14时", "14:00"],
  ["23:59:59", "23:59"],
  ["24:00", ""],
  ["7:60", ""],
  ["7", ""],
  [null, ""],
])("reads the time %j as %j [WID-02, I18N-04]", (text, time) => expect(readTime(text)).toBe(time));

it("offers times by a step, from the first to the last that fits [WID-02]", () => {
  expect(timesOfDay(30, "07:15", "08:30")).toEqual(["07:15", "07:45", "08:15"]);
  expect(timesOfDay(15)).toHaveLength(96);
  expect(timesOfDay(60, "09:00", "08:00")).toEqual([]);
});

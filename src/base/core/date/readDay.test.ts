import { readDay } from "./readDay";

it.each([
  ["2026-09-01", "2026-09-01"],
  ["2026/9/1", "2026-09-01"],
  ["20260901", "2026-09-01"],
  ["2026-09-01 23:59:59", "2026-09-01"],
  ["2026-02-30", ""],
  ["soon", ""],
  [null, ""],
])("reads the day of %j as %j [I18N-04]", (text, day) => expect(readDay(text)).toBe(day));

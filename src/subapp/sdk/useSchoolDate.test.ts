import { schoolDay } from "./useSchoolDate";

it("names the day by the school's clock, wherever the reader is [VIEW-05, I18N-04]", () => {
  const late = Date.UTC(2026, 0, 31, 17);
  expect(schoolDay(late, "Asia/Shanghai")).toBe("2026-02-01");
  expect(schoolDay(late, "Europe/London")).toBe("2026-01-31");
});

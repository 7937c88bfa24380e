import { day } from "./common";

it.each(["1000-01-01", "2024-02-29", "2999-12-31"])("takes the day %s [I18N-04]", (text) => {
  expect(day.parse(text)).toBe(text);
});

it.each([
  "0000-01-01",
  "0999-12-31",
  "3000-01-01",
  "9999-12-31",
  "+010000-01-01",
  "-000001-12-31",
  "2023-02-29",
  "2026-13-01",
  "2026-1-1",
  "2026-01-01T00:00",
  "",
])("takes %j for no day [SEC-06]", (text) => {
  expect(day.safeParse(text).success).toBe(false);
});

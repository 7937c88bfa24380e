import { retryAfterMs } from "./retryAfter";

const NOW = Date.parse("2026-11-22T08:00:00Z");

it.each([
  ["120", 120_000],
  [" 0 ", 0],
  ["Sun, 22 Nov 2026 08:01:30 GMT", 90_000],
  ["Sun, 22 Nov 2026 07:00:00 GMT", 0],
  [null, null],
  ["", null],
  ["soon", null],
  ["-5", null],
  ["1.5", null],
  ["99999999999999999999", null],
])("reads %j as %j milliseconds [API-12]", (header, wait) => {
  expect(retryAfterMs(header, NOW)).toBe(wait);
});

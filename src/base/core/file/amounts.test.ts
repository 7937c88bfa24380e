import { sizeAmount, timeAmount } from "./amounts";

it.each([
  [0, 0, "byte"],
  [999, 999, "byte"],
  [1_000, 1, "kilobyte"],
  [1_234_567, 1.234567, "megabyte"],
  [2_000_000_000, 2, "gigabyte"],
  [20_000_000_000_000, 20_000, "gigabyte"],
])("says %i bytes as %f %s [UP-10]", (bytes, value, unit) => {
  expect(sizeAmount(bytes)).toEqual({ value, unit });
});

it.each([
  [1, 1, "second"],
  [85, 85, "second"],
  [90, 2, "minute"],
  [3_540, 59, "minute"],
  [5_400, 1.5, "hour"],
  [8_000, 2, "hour"],
])("says %i seconds as %f %s [UP-10]", (seconds, value, unit) => {
  expect(timeAmount(seconds)).toEqual({ value, unit });
});

import { durationDigits, durationText } from "./duration";

it.each([
  [0, { id: "kit.duration.seconds", values: { seconds: 0 } }, "0:00"],
  [45, { id: "kit.duration.seconds", values: { seconds: 45 } }, "0:45"],
  [60, { id: "kit.duration.minutes", values: { minutes: 1 } }, "1:00"],
  [95, { id: "kit.duration.both", values: { minutes: 1, seconds: 35 } }, "1:35"],
  [3600, { id: "kit.duration.minutes", values: { minutes: 60 } }, "60:00"],
])("says %i seconds", (total, text, digits) => {
  expect(durationText(total)).toEqual(text);
  expect(durationDigits(total)).toBe(digits);
});

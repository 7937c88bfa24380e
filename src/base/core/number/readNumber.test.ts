import fc from "fast-check";
import { readNumber } from "./readNumber";

it.each([
  ["", null],
  ["  ", null],
  ["12", 12],
  ["-3.5", -3.5],
  ["+7", 7],
  [".5", 0.5],
  ["12.", 12],
  ["1,234,567", 1234567],
  ["1 234", 1234],
  ["１２．５", 12.5],
  ["１２。５", 12.5],
  ["－３", -3],
  ["abc", NaN],
  ["-", NaN],
  [".", NaN],
  ["1e5", NaN],
  ["0x10", NaN],
  ["Infinity", NaN],
  ["12a", NaN],
  ["12,", NaN],
  ["1.2.3", NaN],
])("reads %j as %p", (text, value) => expect(readNumber(text)).toBe(value));

it("reads what numbers are written as", () => {
  fc.assert(fc.property(fc.integer(), (value) => expect(readNumber(String(value))).toBe(value)));
});

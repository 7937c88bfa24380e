import { readLine, readProse } from "./readWords";

it.each([
  ["School\u000Bsports day", "School sports day"],
  ["\tSports\tday\r\n", "Sports day"],
  ["a\u2028b\u2029c\u0085d\fe", "a b c d e"],
  ["a\u0000b\u0007c\u009Fd\u007F", "abcd"],
  ["half \uD83D", "half \uFFFD"],
  ["😀 家长\u3000会", "😀 家长\u3000会"],
  ["d\u202Egpj.exe", "dgpj.exe"],
  ["\u2067 ا\u200Fب \u2069", "ا\u200Fب"],
])("reads %j as the line %j [I18N-07]", (typed, kept) => {
  expect(readLine(typed)).toBe(kept);
  expect(readLine(kept)).toBe(kept);
});

it.each([
  ["One\u000BTwo\fThree\r\nFour\rFive\n", "One\nTwo\nThree\nFour\nFive\n"],
  ["name\tclass\u0000", "name\tclass"],
  ["half \uDE00 and 😀", "half \uFFFD and 😀"],
  ["Cafe\u0301 und Scha\u0308fer", "Café und Schäfer"],
])("reads %j as the lines %j [I18N-07]", (typed, kept) => {
  expect(readProse(typed)).toBe(kept);
  expect(readProse(kept)).toBe(kept);
});

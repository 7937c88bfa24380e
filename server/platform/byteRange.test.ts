import { byteRange } from "./byteRange";

it.each<[string, number, ReturnType<typeof byteRange>]>([
  ["bytes=2-4", 10, { start: 2, end: 4 }],
  ["bytes=7-", 10, { start: 7, end: 9 }],
  ["bytes=8-99", 10, { start: 8, end: 9 }],
  ["bytes=-2", 10, { start: 8, end: 9 }],
  ["bytes=-99", 10, { start: 0, end: 9 }],
  [" Bytes = 0 - 0 ", 10, { start: 0, end: 0 }],
  ["bytes=10-", 10, "none"],
  ["bytes=10-12", 10, "none"],
  ["bytes=-0", 10, "none"],
  ["bytes=0-", 0, "none"],
  ["bytes=-5", 0, "none"],
  ["bytes=5-2", 10, null],
  ["bytes=-", 10, null],
  ["bytes=", 10, null],
  ["bytes=1-2,4-5", 10, null],
  ["bytes=1-2x", 10, null],
  ["bytes=--2", 10, null],
  ["lines=1-2", 10, null],
])("of %j, a content of %i bytes has %j [UP-11]", (header, size, part) => {
  expect(byteRange(header, size)).toEqual(part);
});

it("without a header the whole is asked for [UP-11]", () => {
  expect(byteRange(undefined, 10)).toBeNull();
});

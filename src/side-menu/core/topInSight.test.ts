import { topInSight } from "./topInSight";

const from = (top: number, start: number) => topInSight({ top, height: 300 }, { start, end: start + 44 });

it("stays where the part is seen already [DESK-06]", () => {
  expect(from(100, 108)).toBe(100);
  expect(from(100, 348)).toBe(100);
});

it("scrolls as little as it takes, and leaves room for a focus ring [DESK-06, A11Y-02]", () => {
  expect(from(600, 200)).toBe(192);
  expect(from(0, 500)).toBe(252);
  expect(from(100, 107)).toBe(99);
});

it("goes no further than the beginning, and shows the beginning of what does not fit", () => {
  expect(from(50, 4)).toBe(0);
  expect(topInSight({ top: 0, height: 40 }, { start: 200, end: 244 })).toBe(192);
});

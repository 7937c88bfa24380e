import { isSamePlace, readPlace } from "./scrollPlace";

const at = (top: number, threshold?: number) =>
  readPlace({ top, height: 300, contentHeight: 1000 }, threshold);

it("knows what is above and below [WID-05]", () => {
  expect(at(0)).toEqual({ above: false, below: true, scrolls: true, nearEnd: false });
  expect(at(350)).toEqual({ above: true, below: true, scrolls: true, nearEnd: false });
  expect(at(700)).toEqual({ above: true, below: false, scrolls: true, nearEnd: true });
});

it("is near the end from ten pixels on, or from a given distance [WID-05]", () => {
  expect([at(689), at(690), at(690.5)].map(({ nearEnd }) => nearEnd)).toEqual([false, true, true]);
  expect([at(599, 100), at(600, 100)].map(({ nearEnd }) => nearEnd)).toEqual([false, true]);
  expect([at(698.5, 0), at(699.5, 0)].map(({ nearEnd }) => nearEnd)).toEqual([false, true]);
});

it("takes parts of a pixel for nothing", () => {
  expect(at(0.4).above).toBe(false);
  expect(at(699.6).below).toBe(false);
});

it("is at its end where everything fits, and nowhere while it is hidden [WID-05]", () => {
  expect(readPlace({ top: 0, height: 300, contentHeight: 300 })).toEqual({
    above: false,
    below: false,
    scrolls: false,
    nearEnd: true,
  });
  expect(readPlace({ top: 0, height: 0, contentHeight: 0 }).nearEnd).toBe(false);
});

it("compares two places", () => {
  expect(isSamePlace(at(100), at(200))).toBe(true);
  expect(isSamePlace(at(0), at(200))).toBe(false);
  expect(isSamePlace(at(200), at(700))).toBe(false);
});

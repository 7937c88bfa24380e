import { landingPlace } from "./landing";

const BOXES = [0, 1, 2, 3, 4].map((index) => ({
  left: (index % 3) * 100,
  top: Math.floor(index / 3) * 100,
  width: 90,
  height: 90,
}));

it.each([
  [10, 40, 0],
  [80, 40, 1],
  [120, 40, 1],
  [280, 40, 3],
  [110, 150, 4],
  [290, 150, 5],
  [10, 500, 3],
])("a tile dropped at %d, %d lands before tile %d [MORE-01]", (x, y, place) => {
  expect(landingPlace(BOXES, x, y)).toBe(place);
});

it("lands first where there is none [MORE-01]", () => {
  expect(landingPlace([], 5, 5)).toBe(0);
});

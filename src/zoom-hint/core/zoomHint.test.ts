import { suggestsUsualZoom, zoomOf, type WindowSigns } from "./zoomHint";

/** A maximised window of a display of this scaling at this zoom. */
const at = (zoom: number, scaling = 1, more: Partial<WindowSigns> = {}): WindowSigns => ({
  outerWidth: 1920,
  outerHeight: 1040,
  innerWidth: Math.round(1920 / zoom),
  innerHeight: Math.round(950 / zoom),
  devicePixelRatio: scaling * zoom,
  pinch: 1,
  ...more,
});

it.each([0.25, 0.5, 2 / 3, 0.75])("suggests 100 %% at a zoom of %d, on every display [DESK-11]", (zoom) => {
  for (const scaling of [1, 1.25, 1.5, 2, 3]) expect(suggestsUsualZoom(at(zoom, scaling))).toBe(true);
});

it.each([1.25, 1.5, 1.75, 2, 3, 4])("suggests 100 %% at a zoom of %d, on every display [DESK-11]", (zoom) => {
  for (const scaling of [1, 1.25, 1.5, 2, 3]) expect(suggestsUsualZoom(at(zoom, scaling))).toBe(true);
});

it.each([0.8, 0.9, 1, 1.1, 1.2])("suggests nothing at a zoom of %d [DESK-11]", (zoom) => {
  for (const scaling of [1, 1.25, 1.5, 2, 3]) expect(suggestsUsualZoom(at(zoom, scaling))).toBe(false);
});

it("does not take a display's scaling for zoom [DESK-11]", () => {
  expect(zoomOf(at(1, 1.5))).toBe(1);
});

it.each([
  ["a panel beside the page", at(1, 1, { innerWidth: 1280 })],
  ["a panel beside the page on a scaled display", at(1, 1.5, { innerWidth: 1280 })],
  ["a window whose frame is not told", at(1.5, 1, { outerWidth: 0 })],
  ["a page that fingers magnify", at(1.5, 1, { pinch: 2 })],
  ["a page of another size than its window, as in tests", at(1, 1, { innerWidth: 320 })],
])("suggests nothing where the signs do not agree: %s [DESK-11]", (_, signs) => {
  expect(suggestsUsualZoom(signs)).toBe(false);
});

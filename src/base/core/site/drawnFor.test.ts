import { NOT_ARRANGED } from "../apps/arrangement";
import { isDrawnFor, readDrawnFor, type DrawnFor } from "./drawnFor";

const drawn: DrawnFor = {
  person: "2:7",
  language: "en",
  device: { type: "pc", mobile: false, client: "browser" },
  origin: "https://portal.example",
  now: 1_000_000,
  offset: -480,
  preferences: { layout: null, menuLocked: true, arrangement: NOT_ARRANGED, recentApps: [] },
};

it("is the same whatever the order of its fields, and a few seconds later [DESK-14]", () => {
  const { person, ...rest } = drawn;
  expect(isDrawnFor(drawn, { ...rest, now: drawn.now + 4_000, person })).toBe(true);
});

it.each<[string, Partial<DrawnFor>]>([
  ["another person", { person: "2:8" }],
  ["another language", { language: "zh-CN" }],
  ["another time zone", { offset: 0 }],
  ["another address", { origin: "https://portal.example:8443" }],
  ["a clock that is wrong", { now: drawn.now + 3_600_000 }],
  ["applications opened on the device", { preferences: { ...drawn.preferences, recentApps: ["notices"] } }],
  ["another device", { device: { type: "h5", mobile: true, client: "browser" } }],
])("is not the same for %s [DESK-14]", (_, mine) => {
  expect(isDrawnFor(drawn, { ...drawn, ...mine })).toBe(false);
});

it("is read from what the page says, and is none where that is nothing", () => {
  expect(readDrawnFor(JSON.stringify(drawn))).toEqual(drawn);
  expect([readDrawnFor(undefined), readDrawnFor("{")]).toEqual([null, null]);
});

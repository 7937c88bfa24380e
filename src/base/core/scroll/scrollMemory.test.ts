import { readScrollMemory, type ScrollMemory } from "./scrollMemory";
import { withScroll } from "../../../scroll-places/core/withScroll";

const NONE: ScrollMemory = new Map();

describe("how far the entries of the history were scrolled", () => {
  it("is kept for each, newest last, and read as it was kept [VIEW-08]", () => {
    const memory = withScroll(withScroll(withScroll(NONE, "a", 10.4), "b", 20), "a", 30);
    expect([...memory]).toEqual([
      ["b", 20],
      ["a", 30],
    ]);
    expect(readScrollMemory(JSON.parse(JSON.stringify(Object.fromEntries(memory))))).toEqual(memory);
  });

  it("is forgotten of the oldest beyond fifty [VIEW-08]", () => {
    const memory = Array.from({ length: 60 }, (_, index) => `k${index}`).reduce(
      (known, key) => withScroll(known, key, 1),
      NONE,
    );
    expect([memory.size, memory.has("k9"), memory.has("k10")]).toEqual([50, false, true]);
  });

  it.each([null, [1], "x", { a: -1, b: "2", c: Number.NaN, d: null }])(
    "is nothing in %j [VIEW-08]",
    (value) => {
      expect(readScrollMemory(value).size).toBe(0);
    },
  );
});

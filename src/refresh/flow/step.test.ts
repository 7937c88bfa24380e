import { AT_REST, nearness, shownOf, step, type PullEvent, type PullState } from "./step";

const pressed = (atTop = true): PullEvent => ({ type: "pressed", at: { x: 100, y: 200 }, atTop });
const movedBy = (x: number, y: number, atTop = true): PullEvent => ({
  type: "moved",
  at: { x: 100 + x, y: 200 + y },
  atTop,
});
const after = (...events: readonly PullEvent[]): PullState =>
  events.reduce<PullState>((state, event) => step(state, event)[0], AT_REST);

describe("pulling a page down", () => {
  it("refreshes it once the finger lets go past the threshold [DESK-08]", () => {
    const pulled = after(pressed(), movedBy(2, 40), movedBy(4, 160));
    expect(nearness(pulled)).toBe(1);
    expect(step(pulled, { type: "released" })).toEqual([{ phase: "refreshing" }, "refresh"]);
  });

  it("does nothing when it is let go before, or taken away by the browser [DESK-08]", () => {
    const little = after(pressed(), movedBy(0, 60));
    expect(nearness(little)).toBeGreaterThan(0);
    expect(step(little, { type: "released" })).toEqual([AT_REST, null]);
    const far = after(pressed(), movedBy(0, 300));
    expect(step(far, { type: "cancelled" })).toEqual([AT_REST, null]);
    expect(step(after(pressed(), movedBy(0, 300), movedBy(0, 20)), { type: "released" })[1]).toBeNull();
  });

  it("counts only where the touch begins at the top of the page and the page stays there [DESK-08]", () => {
    expect(after(pressed(false), movedBy(0, 300))).toBe(AT_REST);
    expect(after(pressed(), movedBy(0, 300, false))).toBe(AT_REST);
  });

  it("leaves a finger alone that goes sideways or upwards first [DESK-08]", () => {
    expect(after(pressed(), movedBy(30, 20), movedBy(30, 300))).toBe(AT_REST);
    expect(after(pressed(), movedBy(0, -30), movedBy(0, 300))).toBe(AT_REST);
    expect(after(pressed(), movedBy(4, 5))).toMatchObject({ phase: "followed" });
  });

  it("resists more, the farther it is pulled, and never goes beyond its end [DESK-08]", () => {
    const shown = [0, 50, 100, 200, 400, 4000].map(shownOf);
    expect([...shown].sort((a, b) => a - b)).toEqual(shown);
    expect(shownOf(100) - shownOf(50)).toBeLessThan(shownOf(50));
    expect(shown.at(-1)).toBeLessThanOrEqual(120);
    expect(shownOf(-10)).toBe(0);
  });

  it("is refreshed once at a time, also when a button asks for it [DESK-08, A11Y-02]", () => {
    const [refreshing, effect] = step(AT_REST, { type: "asked" });
    expect([refreshing, effect]).toEqual([{ phase: "refreshing" }, "refresh"]);
    for (const event of [pressed(), movedBy(0, 300), { type: "released" }, { type: "asked" }] as const)
      expect(step(refreshing, event)).toEqual([refreshing, null]);
    expect(step(refreshing, { type: "refreshed" })).toEqual([AT_REST, null]);
  });
});

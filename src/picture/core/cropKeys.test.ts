import { actOfKey } from "./cropKeys";

it.each([
  ["ArrowRight", { right: -0.05, down: 0 }],
  ["ArrowLeft", { right: 0.05, down: 0 }],
  ["ArrowDown", { right: 0, down: -0.05 }],
  ["ArrowUp", { right: 0, down: 0.05 }],
])("%s moves the frame, and Shift further [A11Y-02]", (key, by) => {
  const { right, down } = by;
  expect(actOfKey(key, false)).toEqual({ type: "moved", by: { right: right + 0, down: down + 0 } });
  expect(actOfKey(key, true)).toEqual({ type: "moved", by: { right: right * 5 + 0, down: down * 5 + 0 } });
});

it("plus and minus zoom, and other keys are the page's [A11Y-02]", () => {
  const factorOf = (key: string) => {
    const act = actOfKey(key, false);
    return act?.type === "zoomed" ? act.factor : null;
  };
  expect([factorOf("+"), factorOf("="), factorOf("-")]).toEqual([1.15, 1.15, 1 / 1.15]);
  expect(["Tab", "Escape", "a", "constructor", " "].map((key) => actOfKey(key, false))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

import { NOTHING_CHOSEN, stepSelection, typedTo, type Selection, type SelectionEvent } from "./selection";

const IDS = ["a", "b", "c", "d", "e"];

const after = (...events: readonly SelectionEvent[]): Selection =>
  events.reduce((now, event) => stepSelection(now, IDS, event), NOTHING_CHOSEN);
const press = (id: string, keys: { range?: boolean; toggle?: boolean } = {}): SelectionEvent => ({
  type: "press",
  id,
  range: keys.range ?? false,
  toggle: keys.toggle ?? false,
});
const move = (to: string, keys: { range?: boolean; quiet?: boolean } = {}): SelectionEvent => ({
  type: "move",
  to,
  range: keys.range ?? false,
  quiet: keys.quiet ?? false,
});
const chosen = (...events: readonly SelectionEvent[]) => [...after(...events).chosen].toSorted().join("");

it.each<[string, string, readonly SelectionEvent[]]>([
  ["a press alone", "b", [press("a"), press("b")]],
  ["Ctrl and a press", "ab", [press("a"), press("b", { toggle: true })]],
  [
    "Ctrl and a press on a chosen one",
    "b",
    [press("a"), press("b", { toggle: true }), press("a", { toggle: true })],
  ],
  ["Shift and a press", "bcd", [press("b"), press("d", { range: true })]],
  [
    "Shift and presses from one start",
    "ab",
    [press("b"), press("d", { range: true }), press("a", { range: true })],
  ],
  ["an arrow", "c", [press("b"), move("c")]],
  ["Shift and arrows back", "bc", [press("c"), move("d", { range: true }), move("b", { range: true })]],
  ["Ctrl and an arrow, which only moves", "a", [press("a"), move("c", { quiet: true })]],
  ["Ctrl, arrows and Space", "ac", [press("a"), move("c", { quiet: true }), { type: "toggle", id: "c" }]],
  ["Ctrl A", "abcde", [{ type: "all" }]],
  [
    "what has just been pasted, of which some is listed",
    "bd",
    [press("a"), { type: "these", ids: new Set("bdx") }],
  ],
  ["Escape", "", [{ type: "all" }, { type: "none" }]],
  ["Shift before anything is chosen", "c", [press("c", { range: true })]],
])("%s chooses %s [UP-12]", (_, names, events) => {
  expect(chosen(...events)).toBe(names);
});

it("forgets what the list has no more, and stays beside where it was [UP-12, A11Y-02]", () => {
  const now = after(press("a"), press("e", { range: true }));
  const listed = (...ids: readonly string[]) => stepSelection(now, ids, { type: "listed", before: IDS });
  expect(listed("b", "c")).toEqual({ at: "c", from: null, chosen: new Set(["b", "c"]) });
  expect(listed("e").at).toBe("e");
  expect(listed("x").at).toBeNull();
  const deleted = stepSelection(after(press("b")), ["a", "c", "d"], { type: "listed", before: IDS });
  expect(deleted.at).toBe("c");
});

it("goes to the next name that begins as typed, around the end, and stays with more letters [UP-12]", () => {
  const items = ["Anna", "Ben", "berta", "课件"].map((name) => ({ id: name, name }));
  expect(typedTo(items, null, "b")).toBe("Ben");
  expect(typedTo(items, "Ben", "b")).toBe("berta");
  expect(typedTo(items, "berta", "b")).toBe("Ben");
  expect(typedTo(items, "Ben", "be")).toBe("Ben");
  expect(typedTo(items, "Ben", "ber")).toBe("berta");
  expect(typedTo(items, "Ben", "课")).toBe("课件");
  expect(typedTo(items, "Ben", "x")).toBeNull();
});

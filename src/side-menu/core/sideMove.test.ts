import { sideMove, type SideRow } from "./sideMove";

const link = (label: string, group: string | null): SideRow => ({ label, group, open: null });
const ROWS: readonly SideRow[] = [
  link("Desktop", null),
  { label: "Often", group: "often", open: true },
  link("Notices", "often"),
  link("Drive", "often"),
  { label: "Teaching", group: "teaching", open: false },
];

it.each([
  ["ArrowDown", 0, { to: 1 }],
  ["ArrowDown", 4, { to: 4 }],
  ["ArrowUp", 0, { to: 0 }],
  ["ArrowUp", 3, { to: 2 }],
  ["Home", 3, { to: 0 }],
  ["End", 0, { to: 4 }],
  ["ArrowRight", 1, { to: 2 }],
  ["ArrowRight", 4, { turn: "teaching" }],
  ["ArrowRight", 2, null],
  ["ArrowLeft", 1, { turn: "often" }],
  ["ArrowLeft", 4, null],
  ["ArrowLeft", 3, { to: 1 }],
  ["ArrowLeft", 0, null],
  ["d", 0, { to: 3 }],
  ["D", 3, { to: 0 }],
  ["x", 0, null],
  [" ", 0, null],
  ["Enter", 0, null],
] as const)("%j at row %i leads to %j [A11Y-02, DESK-06]", (key, index, expected) => {
  expect(sideMove(key, ROWS, index)).toEqual(expected);
});

it("does nothing where there is no row [DESK-06]", () => {
  expect(sideMove("ArrowDown", [], 0)).toBeNull();
});

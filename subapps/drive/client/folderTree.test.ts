import { moveIn, ROOT, rowsOf, type Branch, type Tree } from "./folderTree";

const branch = (...ids: readonly string[]): Branch => ({
  folders: ids.map((id) => ({ id, name: id })),
  left: 0,
  failed: false,
});
const treeOf = (branches: Readonly<Record<string, Branch>>, open: readonly string[]): Tree => ({
  branches: new Map(Object.entries(branches)),
  open: new Set(open),
});
const linesOf = (tree: Tree) =>
  rowsOf(tree, "Top").map(({ key, level, open, place, count }) => [key, level, open, place, count]);

it("has a line for each folder that is seen, and knows which are open, closed and empty [VIEW-06]", () => {
  const tree = treeOf({ [ROOT]: branch("a", "b"), a: branch("c"), c: branch() }, [ROOT, "a"]);
  expect(linesOf(tree)).toEqual([
    ["", 1, true, 1, 1],
    ["a", 2, true, 1, 2],
    ["c", 3, null, 1, 1],
    ["b", 2, false, 2, 2],
  ]);
});

it("says that there are more, or that they were not loaded, and ends where a way leads into itself [VIEW-06]", () => {
  const more = treeOf({ [ROOT]: { ...branch("a"), left: 7 } }, [ROOT]);
  expect(linesOf(more).at(-1)).toEqual(["+", 2, null, 2, 2]);
  const failed = treeOf({ [ROOT]: { folders: [], left: 0, failed: true } }, [ROOT]);
  expect(linesOf(failed).at(-1)).toEqual(["!", 2, null, 1, 1]);
  const loop = treeOf({ [ROOT]: branch("a"), a: branch("b"), b: branch("a") }, [ROOT, "a", "b"]);
  expect(linesOf(loop)).toHaveLength(4);
});

it("moves as a tree does [VIEW-06, A11Y-02]", () => {
  const rows = rowsOf(treeOf({ [ROOT]: branch("a", "b"), a: branch("c") }, [ROOT, "a"]), "Top");
  const keys = (at: string) =>
    ["ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft", "Home", "End"].map((key) => moveIn(rows, at, key));
  expect(keys("a")).toEqual([
    { to: "c" },
    { to: ROOT },
    { to: "c" },
    { turn: "a" },
    { to: ROOT },
    { to: "b" },
  ]);
  expect(keys("c")).toEqual([
    { to: "b" },
    { to: "a" },
    { turn: "c" },
    { to: "a" },
    { to: ROOT },
    { to: "b" },
  ]);
  expect(moveIn(rows, "b", "Enter")).toMatchObject({ press: { id: "b" } });
  expect(moveIn(rows, "b", "x")).toBeNull();
});

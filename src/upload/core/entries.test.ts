import { entryList, entryTree, type EntryNode, type Taken } from "./entries";

const TAKEN: Taken = {
  folders: [["课件"], ["课件", "一"], ["空"]],
  files: [
    { file: { name: "a.mp4" }, path: [] },
    { file: { name: "b.mp4" }, path: ["课件", "一"] },
    { file: { name: "b.mp4" }, path: ["课件", "一"] },
    { file: { name: "c.mp4" }, path: ["only", "named"] },
  ],
};

it("has what was dropped as a list of files and directories with their parents [UP-07]", () => {
  const list = entryList(TAKEN);
  expect(list.map(({ fileName, type, parentId }) => [fileName, type, parentId])).toEqual([
    ["课件", "directory", null],
    ["一", "directory", "课件"],
    ["空", "directory", null],
    ["only", "directory", null],
    ["named", "directory", "only"],
    ["a.mp4", "file", null],
    ["b.mp4", "file", "课件/一"],
    ["b.mp4", "file", "课件/一"],
    ["c.mp4", "file", "only/named"],
  ]);
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
});

it("has it as a tree, the empty folders too [UP-07]", () => {
  const drawn = ({ fileName, children }: EntryNode): unknown =>
    children.length > 0 ? [fileName, ...children.map(drawn)] : fileName;
  expect(entryTree(entryList(TAKEN)).map(drawn)).toEqual([
    ["课件", ["一", "b.mp4", "b.mp4"]],
    "空",
    ["only", ["named", "c.mp4"]],
    "a.mp4",
  ]);
  expect(entryTree(entryList({ files: [], folders: [] }))).toEqual([]);
});

it("takes ten thousand files in a hundred folders in one pass [UP-07, SEC-10]", () => {
  const files = Array.from({ length: 10_000 }, (_, index) => ({
    file: { name: `${String(index)}.jpg` },
    path: [`folder ${String(index % 100)}`],
  }));
  const tree = entryTree(entryList({ files, folders: [] }));
  expect(tree.map(({ children }) => children.length)).toEqual(Array.from({ length: 100 }, () => 100));
});

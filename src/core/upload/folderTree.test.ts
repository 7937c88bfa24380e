import { folderEntries, folderTree } from "./folderTree";

const FILES = [
  { file: "录像.mp4", path: ["课件", "第一单元"] },
  { file: "目录.pdf", path: ["课件"] },
  { file: "教案.docx", path: [] },
  { file: "讲义.pdf", path: ["课件", "第一单元"] },
];

const entriesOf = () => {
  let last = 0;
  return folderEntries(FILES, [["课件"], ["课件", "空"]], String, () => `${(last += 1)}`);
};

it("lists files and folders with their names, kinds and parents, each folder once and before what is in it [UP-07]", () => {
  expect(entriesOf().map(({ id, fileName, type, parentId }) => [id, fileName, type, parentId])).toEqual([
    ["1", "课件", "directory", null],
    ["2", "空", "directory", "1"],
    ["3", "第一单元", "directory", "1"],
    ["4", "录像.mp4", "file", "3"],
    ["5", "目录.pdf", "file", "1"],
    ["6", "教案.docx", "file", null],
    ["7", "讲义.pdf", "file", "3"],
  ]);
});

it("makes a tree of them, with empty folders [UP-07]", () => {
  const shape = (nodes: ReturnType<typeof folderTree<string>>): unknown =>
    nodes.map(({ fileName, children }) => (children.length > 0 ? [fileName, shape(children)] : fileName));
  expect(shape(folderTree(entriesOf()))).toEqual([
    ["课件", ["空", ["第一单元", ["录像.mp4", "讲义.pdf"]], "目录.pdf"]],
    "教案.docx",
  ]);
});

it("takes two folders of one name in different folders for two [UP-07]", () => {
  let last = 0;
  const entries = folderEntries(
    [
      { file: "a", path: ["x", "图"] },
      { file: "b", path: ["y", "图"] },
    ],
    [],
    String,
    () => `${(last += 1)}`,
  );
  expect(entries.filter(({ fileName }) => fileName === "图")).toHaveLength(2);
});

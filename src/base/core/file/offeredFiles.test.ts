import { readOfferedPage } from "./offeredFiles";

it("reads folders and files with what is stored, and leaves out what cannot be attached [UP-12, REL-01]", () => {
  expect(
    readOfferedPage({
      total: "7",
      list: [
        { id: 1, kind: "folder", name: "教案", size: 9, file: "x" },
        { id: "2", kind: "file", name: "a.pdf", size: "12", file: "s2" },
        { id: "3", kind: "file", name: "b.pdf", size: 1 },
        { kind: "file", name: "c.pdf", file: "s4" },
        null,
      ],
      path: [{ id: "f", name: "高一" }, {}],
    }),
  ).toEqual({
    total: 7,
    items: [
      { id: "1", kind: "folder", name: "教案", size: 9, file: "" },
      { id: "2", kind: "file", name: "a.pdf", size: 12, file: "s2" },
    ],
    path: [{ id: "f", name: "高一" }],
  });
});

it.each([null, "x", {}, { list: "x" }])("is no page: %j [UP-12, REL-01]", (data) => {
  expect(readOfferedPage(data)).toBeNull();
});

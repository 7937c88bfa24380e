import { keyOf, withMore, without, withStored, type Attachment } from "./attachment";

const stored = (file: string): Attachment => ({ file, name: `${file}.pdf`, size: 1 });
const underWay = (key: string): Attachment => ({ key, file: "", name: `${key}.pdf`, size: 1 });

it("adds files once each, and as many as there is room for [UP-12]", () => {
  const list = [stored("a"), underWay("1")];
  expect(withMore(list, [stored("a"), stored("b"), underWay("2"), stored("c")], 4)).toEqual({
    list: [...list, stored("b"), underWay("2")],
    left: 1,
    again: [stored("a")],
  });
  expect(withMore(list, [stored("a")], 2)).toEqual({ list, left: 0, again: [stored("a")] });
  expect(withMore(list, [stored("b")], 1)).toEqual({ list, left: 1, again: [] });
});

it("takes equal bytes once for each name [UP-12]", () => {
  const list = [stored("a"), underWay("1")];
  const final = { ...stored("a"), name: "final.pdf" };
  expect(withMore(list, [final, final], 9)).toEqual({ list: [...list, final], left: 0, again: [final] });
  expect(withStored(list, "1", "a")).toEqual([stored("a"), { ...underWay("1"), file: "a" }]);
  expect(without([stored("a"), final], keyOf(final))).toEqual([stored("a")]);
});

it("takes what an upload has stored in its place, or leaves it out where that file is there under its name [UP-12]", () => {
  const list = [{ ...underWay("1"), name: "a.pdf" }, stored("a")];
  expect(withStored(list, "1", "b")).toEqual([{ ...list[0], file: "b" }, stored("a")]);
  expect(withStored(list, "1", "a")).toEqual([stored("a")]);
  expect(withStored(list, "9", "b")).toEqual(list);
});

it("removes a file, stored or not [UP-12]", () => {
  const list = [{ ...underWay("1"), file: "b" }, stored("a")];
  expect(without(list, "1")).toEqual([stored("a")]);
  expect(without(list, keyOf(stored("a")))).toEqual(list.slice(0, 1));
});

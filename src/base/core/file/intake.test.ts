import { REJECTED_EXTENSIONS } from "./fileNames";
import { intakeFault, sorted } from "./intake";

const RULES = { rejected: REJECTED_EXTENSIONS, most: 1_000 };
const found = (name: string, size = 10, path: readonly string[] = []) => ({
  file: { name, size },
  path,
  handle: null,
});

it.each([
  ["a.mp4", 1_000, [], null],
  ["a.mp4", 1_001, [], "size"],
  ["a.PHP. ", 10, [], "type"],
  ["a.php.jpg", 10, [], "type"],
  ["fdp.\u202eexe", 10, [], "type"],
  ["a.mp4", 10, ["课件", "第一单元"], null],
  ["a.mp4", 10, [".."], "name"],
  ["a/b.mp4", 10, [], "name"],
  ["a\\b.mp4", 10, [], "name"],
  ["a\u0000.mp4", 10, [], "name"],
  ["...", 10, [], "name"],
  ["", 10, [], "name"],
  [`${"a".repeat(256)}.mp4`, 10, [], "name"],
])("judges %j of %i bytes in %j: %s [UP-05]", (name, size, path, fault) => {
  expect(intakeFault(found(name, size, path), RULES)).toBe(fault);
});

it("parts what is taken from what is not, each with its reason and in order [UP-05]", () => {
  const files = [found("a.mp4"), found("b.exe"), found("c.mp4", 2_000), found("d.mp4")];
  const { taken, refused } = sorted(files, RULES);
  expect(taken.map(({ file }) => file.name)).toEqual(["a.mp4", "d.mp4"]);
  expect(refused.map(([{ file }, fault]) => [file.name, fault])).toEqual([
    ["b.exe", "type"],
    ["c.mp4", "size"],
  ]);
});

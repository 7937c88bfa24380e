import { nameFinder } from "./nameFinder";

it.each([
  [
    "李思涵",
    [
      "李",
      "思涵",
      "Li Sihan",
      "lisihan",
      "li si han",
      "LI",
      "sihan",
      "Sihan Li",
      "lsh",
      "lish",
      "sh",
      "ｌｉ",
    ],
  ],
  ["欧阳娜", ["ouyang", "ou yang na", "oyn", "欧 阳"]],
  ["单雪", ["shan xue", "shanx", "sx"]],
  ["吕绿", ["lv lv", "lü", "lulu"]],
  ["王强|||John Smith", ["John", "smith", "wang qiang", "王强"]],
  ["玛丽·居里", ["玛丽居里", "ma li"]],
])("finds %s by its letters, its pinyin in both orders, and its initials [I18N-06]", (name, queries) => {
  for (const typed of queries) expect([typed, nameFinder(typed)(name)]).toEqual([typed, true]);
});

it.each(["", " ", "%", "-", "a".repeat(1_000), "han", "ihan", "liusihan", "思李", "ls1"])(
  "does not find 李思涵 by %j [I18N-06, SEC-11]",
  (typed) => {
    // The last syllable alone is a beginning of one.
    expect(nameFinder(typed)("李思涵")).toBe(typed === "han");
  },
);

it("reads the names of a whole school in a moment [SEC-11]", () => {
  const name = "李思涵王浩然张欣怡赵宇轩";
  const finders = [nameFinder("lsh".repeat(20)), nameFinder("l".repeat(60)), nameFinder("lisihan")];
  const before = performance.now();
  for (const find of finders) for (let person = 0; person < 300; person += 1) find(name.slice(person % 9));
  expect(performance.now() - before).toBeLessThan(1_000);
});

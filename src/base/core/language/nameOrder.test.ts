import fc from "fast-check";
import { readFileSync } from "node:fs";
import path from "node:path";
import { compareNames, nameKeysBy } from "./nameOrder";

const order = readFileSync(
  path.join(__dirname, "../../../../server/platform/database/nameOrder.txt"),
  "utf8",
);
const keyOf = nameKeysBy(order.replace(/\n$/, ""));

/** The names as a database sorts them by their keys' bytes. */
const byKeys = (names: readonly string[]): readonly string[] =>
  names.toSorted((one, other) => Buffer.compare(Buffer.from(keyOf(one)), Buffer.from(keyOf(other))));

const LISTS: readonly (readonly string[])[] = [
  ["1", "2", "10", "11"],
  ["第1课", "第2课", "第10课", "第11课"],
  ["file 2.pdf", "file 10.pdf", "File 11.pdf", "file 099.pdf", "file 100.pdf"],
  ["Abel", "Äpfel", "Auto", "Zebra"],
  ["安然", "白雪", "曹子墨", "陈志强", "李思涵", "王雅琴", "张伟", "Anna", "Zoe"],
  ["_a", "-a", "(1)", "1", "李", "a", "Б"],
  ["一（1）班", "一（2）班", "一（10）班"],
  ["２.pdf", "10.pdf"],
];

it.each(LISTS)(
  "sorts a list that begins with %s as the language does, in memory and by keys [I18N-07]",
  (...names) => {
    const shuffled = names.toReversed();
    expect(shuffled.toSorted(compareNames)).toEqual(names);
    expect(byKeys(shuffled)).toEqual(names);
  },
);

it("keeps keys free of what a database does not take, and of surrogates that sort apart from their bytes [I18N-07]", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      const key = keyOf(name);
      expect(key).not.toMatch(/[\0\p{Cs}]/u);
      expect(key.length).toBeLessThanOrEqual(3 * name.normalize("NFKD").length);
    }),
  );
});

it("has one key for numbers of one value, and tells them apart in memory [I18N-07]", () => {
  expect(keyOf("7")).toBe(keyOf("007"));
  expect(compareNames("7", "007")).not.toBe(0);
});

it("agrees with the language's own order of two names of letters, characters and numbers [I18N-07]", () => {
  const part = fc.oneof(
    fc.constantFrom(...Array.from("abcxyz李王张陈安白重行 -_()")),
    fc.nat({ max: 2000 }).map(String),
  );
  const name = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(""));
  const collator = new Intl.Collator("zh-CN", { numeric: true, sensitivity: "base" });
  fc.assert(
    fc.property(name, name, (one, other) => {
      const byKey = Math.sign(Buffer.compare(Buffer.from(keyOf(one)), Buffer.from(keyOf(other))));
      expect(byKey).toBe(Math.sign(collator.compare(one, other)));
    }),
  );
});

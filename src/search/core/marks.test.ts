import fc from "fast-check";
import packaged from "pinyin-match";
import { excerptOf } from "./excerpt";
import { markedPhrases, marksIn, plain, type MarkedWords, type Saying } from "./marks";

const bracketed = (marked: MarkedWords | null) =>
  marked &&
  [...marked.ranges]
    .reverse()
    .reduce(
      (text, [from, to]) => `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`,
      marked.words,
    );
const shown = (saying: Saying, query: string, language: "zh-CN" | "en" = "zh-CN") => {
  const { title, detail, text } = marksIn(saying, query, language, packaged.match);
  return [bracketed(title), bracketed(detail), bracketed(text)];
};

const DRILL: Saying = {
  title: "消防演练|||Fire drill",
  detail: "安全办|||Safety Office",
  text: "周三下午请各班带到操场。|||Take your class to the sports field on Wednesday.",
};

it("marks what was typed in the title and in the detail, without more words [DESK-10]", () => {
  expect(shown(DRILL, "演练")).toEqual(["消防[演练]", "安全办", null]);
  expect(shown(DRILL, "fire d", "en")).toEqual(["[Fire d]rill", "Safety Office", null]);
  expect(shown(DRILL, "安全")).toEqual(["消防演练", "[安全]办", null]);
  expect(shown(DRILL, "xfyl")).toEqual(["[消防演练]", "安全办", null]);
});

it("shows the words around what stands in the text, in the other language too where it stands there alone [DESK-10]", () => {
  expect(shown(DRILL, "操场")).toEqual(["消防演练", "安全办", "周三下午请各班带到[操场]。"]);
  expect(shown(DRILL, "SPORTS")).toEqual([
    "消防演练",
    "安全办",
    "Take your class to the [sports] field on Wednesday.",
  ]);
  expect(shown(DRILL, "消防", "en")).toEqual(["Fire drill", "Safety Office", "[消防]演练"]);
});

it("shows what an application has sent where it found it by means of its own, and nothing where it sent nothing [DESK-10]", () => {
  expect(shown({ ...DRILL, text: "演习|||Exercise" }, "zzz")).toEqual(["消防演练", "安全办", "演习"]);
  expect(shown({ title: "消防演练", detail: "" }, "zzz")).toEqual(["消防演练", null, null]);
  expect(shown({ title: "消防演练", detail: "" }, "？")).toEqual(["消防演练", null, null]);
});

it("cuts a long text around what was typed, at spaces, on one line [DESK-10]", () => {
  const long = `${"One two three. ".repeat(20)}\nThe gate\tcloses at six.${" Four five six.".repeat(20)}`;
  const excerpt = excerptOf(long, "GATE closes");
  expect(excerpt).toMatch(/^…(One|two|three\.) .*The gate closes at six\. .*\S…$/);
  expect(excerpt.length).toBeLessThanOrEqual(112);
  expect(excerptOf(long, "not there")).toMatch(/^One two .*\S…$/);
  expect(excerptOf(`${"一二三四五".repeat(40)}校门六点关闭`, "六点")).toMatch(/^…[一二三四五]+校门六点关闭$/);
  expect(excerptOf(`校门六点关闭${"一二三四五".repeat(40)}`, "六点")).toHaveLength(61);
  const longest = "一".repeat(60);
  expect(excerptOf(`${"二".repeat(80)}${longest}${"三".repeat(80)}`, longest)).toBe(
    `…${"二".repeat(14)}${longest}…`,
  );
  expect(excerptOf("short\n text ", "x")).toBe("short text");
});

it("an excerpt of any text has what was typed, no half of a character, and is short [DESK-10]", () => {
  const prose = fc.string({ unit: fc.constantFrom("a", "B", "校", "🎓", " ", "\n", "。"), maxLength: 400 });
  const typed = fc.string({ unit: fc.constantFrom("门", "x", "🎒"), minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(prose, typed, prose, (before, words, after) => {
      const excerpt = excerptOf(`${before}${words}${after}`, words);
      expect(excerpt).toContain(words);
      expect(excerpt.length).toBeLessThanOrEqual(114);
      expect(excerpt).not.toMatch(/\p{Cs}/u);
    }),
  );
});

it("cuts words by language and by marks, and loses none [I18N-05]", () => {
  expect(markedPhrases({ words: "Look: 水墨画", ranges: [[6, 8]] }, "en")).toEqual([
    { language: null, pieces: [{ words: "Look: ", isMarked: false }] },
    {
      language: "zh-CN",
      pieces: [
        { words: "水墨", isMarked: true },
        { words: "画", isMarked: false },
      ],
    },
  ]);
  const ranges = fc.constantFrom<MarkedWords["ranges"]>(
    [],
    [[0, 3]],
    [[1, 2]],
    [
      [0, 1],
      [2, 5],
    ],
    [[4, 9]],
  );
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("a", "课", " ", "。"), maxLength: 12 }),
      ranges,
      (words, marks) => {
        const kept = marks.filter(([, to]) => to <= words.length);
        for (const page of ["zh-CN", "en"] as const) {
          const pieces = markedPhrases({ words, ranges: kept }, page).flatMap((phrase) => phrase.pieces);
          expect(pieces.map((piece) => piece.words).join("")).toBe(words);
          expect(
            pieces
              .filter(({ isMarked }) => isMarked)
              .map((piece) => piece.words)
              .join(""),
          ).toBe(kept.map(([from, to]) => words.slice(from, to)).join(""));
        }
      },
    ),
  );
  expect(markedPhrases(plain(""), "en").flatMap(({ pieces }) => pieces)).toEqual([]);
});

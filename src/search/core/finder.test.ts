import packaged from "pinyin-match";
import { createFinder, type Findable } from "./finder";
import { fold } from "./fold";
import { movedTo } from "./move";

const pinyin = packaged.match;
const item = (title: string, more: Partial<Findable> = {}): Findable => ({
  title,
  others: [],
  keys: [],
  order: 0,
  ...more,
});
const APPS = [
  item("课表", { others: ["Timetable"], keys: ["课程"] }),
  item("值班安排", { others: ["Duty Roster"], keys: ["护导", "shifts"] }),
  item("综合素质评价", { others: ["Student Quality Evaluation"] }),
  item("OA 办公", { others: ["Office"] }),
  item("校园云盘", { others: ["School Drive"] }),
  item("云盘", { others: ["Drive"] }),
  item("课堂（录播）", { others: ["Classroom"] }),
];
const { find } = createFinder(APPS, pinyin);
const titles = (query: string) => find(query).map((hit) => hit.item.title);
/** The hit's words with what is marked in brackets. */
const marked = (query: string) =>
  find(query).map(({ item: { title }, ranges, by }) => {
    const [words, marks] = by ? [by.words, by.ranges] : [title, ranges];
    return [...marks]
      .reverse()
      .reduce(
        (text, [from, to]) => `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`,
        words,
      );
  });

describe("an application is found", () => {
  it.each([
    ["课表", ["[课表]"]],
    ["KEBIAO", ["[课表]"]],
    ["kebi", ["[课表]"]],
    ["kb", ["[课表]"]],
    ["x", ["[校]园云盘"]],
    ["szpj", ["综合[素质评价]"]],
    ["zonghe", ["[综合]素质评价"]],
    ["time", ["[Time]table"]],
    ["ｔｉｍｅ", ["[Time]table"]],
    ["ros", ["Duty [Ros]ter"]],
    ["duty-r", ["[Duty R]oster"]],
    ["sqe", ["[S]tudent [Q]uality [E]valuation"]],
    ["oabg", ["[OA 办公]"]],
    ["oa办", ["[OA 办]公"]],
    ["堂录", ["课[堂（录]播）"]],
    ["hudao", []],
    ["护导", ["[护导]"]],
    ["shift", ["[shift]s"]],
    ["…", []],
    ["", []],
    ["x".repeat(200), []],
  ])("by %j as %j [DESK-10]", (query, expected) => {
    expect(marked(query)).toEqual(expected);
  });

  it("sooner by the whole name than by its beginning, a word, or a part of it [DESK-10]", () => {
    expect(titles("云盘")).toEqual(["云盘", "校园云盘"]);
    expect(titles("drive")).toEqual(["云盘", "校园云盘"]);
    expect(titles("ke")).toEqual(["课表", "课堂（录播）"]);
  });

  it("sooner where it is pinned or recent, among those that fit as well [DESK-10]", () => {
    const apps = [item("课表", { order: 2 }), item("课程", { order: 1 }), item("课时", { order: 0 })];
    expect(
      createFinder(apps, pinyin)
        .find("课")
        .map((hit) => hit.item.title),
    ).toEqual(["课时", "课程", "课表"]);
  });

  it("by its letters while pinyin is on its way [DESK-10, REL-03]", () => {
    const early = createFinder(APPS, null);
    expect(early.find("kb")).toEqual([]);
    expect(early.find("课表")).toHaveLength(1);
  });

  it("by pinyin with every letter more as with all at once [DESK-10]", () => {
    const typed = createFinder(APPS, pinyin);
    for (const query of ["kebiao", "zonghesuzhi", "yunpan", "oabangong", "ketangl"])
      for (let length = 1; length <= query.length; length += 1) {
        const part = query.slice(0, length);
        expect(typed.find(part)).toEqual(createFinder(APPS, pinyin).find(part));
        expect(typed.find(part).length).toBeGreaterThan(0);
      }
  });
});

it("leaves out what people type as they like, and knows the place of each letter [DESK-10]", () => {
  const text = "Café－２ 课（表）";
  const folded = fold(text);
  expect(folded.text).toBe("cafe2课表");
  expect(folded.starts).toEqual([0, 4, 5, 6]);
  expect(folded.places.map(([from, to]) => text.slice(from, to)).join("")).toBe("Café２课表");
});

it.each([
  ["next", 0, 3, 1],
  ["next", 2, 3, 0],
  ["next", -1, 3, 0],
  ["previous", 0, 3, 2],
  ["previous", -1, 3, 2],
  ["pageDown", 1, 20, 7],
  ["pageDown", 18, 20, 19],
  ["pageUp", 3, 20, 0],
  ["next", -1, 0, -1],
] as const)("a key %s leads from row %p of %p to row %p [A11Y-02]", (move, chosen, count, expected) => {
  expect(movedTo(move, chosen, count)).toBe(expected);
});

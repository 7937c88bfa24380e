import fc from "fast-check";
import { matchPhrase, type Sayable } from "./matchPhrase";

const app = (...names: string[]): Sayable => ({ names, keys: [] });
const HOMEWORK = { names: ["作业", "Homework"], keys: ["练习", "exercises"] };
const TIMETABLE = app("课表", "Timetable");
const NOTICES = app("通知公告", "Notices");
const DRIVE = app("校园云盘", "School Drive", "Drive");
const BUS = app("校车", "School Bus");
const GRADES = app("成绩查询", "Grades");
const ROOMS = app("场室预约", "Room Booking", "Rooms");
const APPS = [HOMEWORK, TIMETABLE, NOTICES, DRIVE, BUS, GRADES, ROOMS];

it.each([
  ["Open homework.", HOMEWORK],
  ["OPEN  HOME-WORK", HOMEWORK],
  ["please go to the timetable", TIMETABLE],
  ["notices", NOTICES],
  ["show me my grades, please", GRADES],
  ["打开作业", HOMEWORK],
  ["请帮我打开课表吧。", TIMETABLE],
  ["我要去校车", BUS],
  ["ｏｐｅｎ　ｄｒｉｖｅ", DRIVE],
  ["练习", HOMEWORK],
  ["I would like to see the room booking of today", ROOMS],
  ["看看明天的通知公告", NOTICES],
])("knows what %s means [VOICE-01]", (phrase, expected) => {
  expect(matchPhrase(APPS, phrase)).toBe(expected);
});

it.each(["", " ,.!?", "open", "打开", "what is the weather like", "今天天气怎么样", "school", "校"])(
  "does not guess what %j means [VOICE-01]",
  (phrase) => {
    expect(matchPhrase(APPS, phrase)).toBeNull();
  },
);

it("takes a slip of the recogniser where one name alone is near [VOICE-01]", () => {
  expect(matchPhrase(APPS, "open time tables")).toBe(TIMETABLE);
  expect(matchPhrase(APPS, "homeworks")).toBe(HOMEWORK);
  const near = [app("Classroom A"), app("Classroom B")];
  expect(matchPhrase(near, "classroom c")).toBeNull();
});

it("takes a phrase for none that is too long in its normal form alone [VOICE-01, SEC-06]", () => {
  expect(matchPhrase(APPS, `${"㎞".repeat(80)} homework`)).toBe(HOMEWORK);
  expect(matchPhrase(APPS, `${"㎞".repeat(150)} homework`)).toBeNull();
});

it("takes Chinese that sounds the same, where one name alone does [VOICE-01]", () => {
  const same = (one: string, other: string) => [one, other].every((char) => "作做坐".includes(char));
  expect(matchPhrase(APPS, "打开做业", same)).toBe(HOMEWORK);
  expect(matchPhrase(APPS, "打开做业")).toBeNull();
  expect(matchPhrase([app("作业"), app("坐业")], "做业", same)).toBeNull();
});

it("finds an application that is called like a command [VOICE-01]", () => {
  const day = app("Open Day");
  expect(matchPhrase([...APPS, day], "open day")).toBe(day);
});

const name = fc
  .stringMatching(/^[a-z]{4,9}( [a-z]{4,9})?$/)
  .filter(
    (words) =>
      !/^(?:please|just|open|show|start|launch|enter|view|page|application)\b/.test(words) &&
      !/ (?:please|page|application|open|show|view)$/.test(words),
  );

it("finds every name after every word for it, however it is written [VOICE-01]", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(name, { minLength: 1, maxLength: 8 }),
      fc.nat(),
      fc.constantFrom("", "open ", "Go to ", "please, show me ", "OPEN: "),
      fc.constantFrom("", ".", "!", ", please", " now"),
      fc.boolean(),
      (names, at, before, after, loud) => {
        const items = names.map((each) => app(each));
        const wanted = names[at % names.length] ?? "";
        const phrase = `${before}${loud ? wanted.toUpperCase() : wanted}${after}`;
        expect(matchPhrase(items, phrase)?.names).toEqual([wanted]);
      },
    ),
  );
});

it("answers one of the items or none, whatever is said [VOICE-01]", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: "binary", maxLength: 12 }), { maxLength: 6 }),
      fc.string({ unit: "binary" }),
      (names, phrase) => {
        const items = names.map((each) => app(each));
        const found = matchPhrase(items, phrase, () => false);
        expect(found === null || items.includes(found)).toBe(true);
      },
    ),
  );
});

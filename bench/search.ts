import packaged from "pinyin-match";
import { median } from "./boot";
import { unlessShort } from "./samples";
import { createFinder, type Findable } from "../src/search/core/finder";

const APPS = 1_000;
const CHARACTERS = Array.from(
  "通知公告课表作业考勤云盘讯录校历文审批会议请假值班安排务成绩选招生级调代学籍长档案德育晨检社团综合素质评价家访食堂图书馆客车辆维修资产采购财工",
);
const ENGLISH = [
  "School",
  "Duty",
  "Roster",
  "Student",
  "Quality",
  "Exam",
  "Room",
  "Library",
  "Payroll",
  "Survey",
];
const QUERIES = ["kebiao", "tz", "zonghesuzhi", "duty ros", "选课"];

/** A school with far more applications than any has, each under two names. */
const apps: readonly Findable[] = Array.from({ length: APPS }, (_, app) => ({
  title: Array.from(
    { length: 4 + (app % 5) },
    (_unused, at) => CHARACTERS[(app * 7 + at * 13) % CHARACTERS.length],
  ).join(""),
  others: [[0, 1, 2].map((word) => ENGLISH[(app + word * 3) % ENGLISH.length]).join(" ")],
  keys: [],
  order: app % 4,
}));

/** As often each query is typed, each time among applications that were not searched before. */
const TIMES = unlessShort(11);

/** How long each letter of a query takes to find, in milliseconds. */
function typeOnce(query: string): readonly number[] {
  const finder = createFinder(apps, packaged.match);
  return Array.from(query, (_, last) => {
    const began = performance.now();
    finder.find(query.slice(0, last + 1));
    return performance.now() - began;
  });
}

/** The median that each letter of some queries takes among a thousand applications, in milliseconds. */
export function measureSearch(): readonly { readonly query: string; readonly letters: readonly number[] }[] {
  // The first search of a page compiles the code.
  createFinder(apps, packaged.match).find("zhe");
  return QUERIES.map((query) => {
    const typed = Array.from({ length: TIMES }, () => typeOnce(query));
    return {
      query,
      letters: Array.from(query, (_, letter) => median(typed.map((times) => times[letter] ?? NaN))),
    };
  });
}

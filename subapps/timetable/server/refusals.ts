import { blaming, Refusal } from "../../../server/platform/module";
import { bilingual } from "./words";

/** The lesson is none of the unit's, or not on that day. */
export const noSuchLesson = () => new Refusal(404, "没有这节课|||There is no such lesson", "not_found");

/** Something that was chosen is none of the unit's. */
export const noSuchChoice = () =>
  new Refusal(
    404,
    "所选的班级、科目、教师、教室或节次不存在|||There is no such class, subject, teacher, room or period",
    "not_found",
  );

/** There would be no lesson, since no term has such a day. */
export const notInTerm = () => blaming("date", 400, "这一天不在学期内|||That day is in no term", "no_term");

/** What was looked at has become something else meanwhile; `now` says what, in both languages. */
export const changedMeanwhile = (now: string) =>
  new Refusal(
    412,
    bilingual(
      [now],
      (is) => `别人刚刚改过，现在是：${is}。请核对后再试`,
      (is) => `Another person has just changed this. It is now: ${is}. Please check, and try again`,
    ),
    "changed_meanwhile",
  );

/** The school has no lessons then. */
export const closed = ({ text }: { readonly text: string }) => blaming("date", 400, text, "no_school");

/** The school has more lessons, or more changes of them, than one can have. */
export const tooMany = () =>
  new Refusal(
    409,
    "课表中的课程或调整过多，请先删除一些|||The timetable has too many lessons or changes: please remove some first",
    "too_many",
  );

/** A change that changes nothing. */
export const incomplete = () =>
  new Refusal(400, "请选择要改成什么|||Please choose what it changes to", "incomplete");

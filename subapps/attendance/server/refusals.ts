import { blaming, Refusal } from "../../../server/platform/module";

/** The class is none whose roll the person keeps, or none at all: the two are not told apart. */
export const noSuchClass = () => new Refusal(404, "没有这个班级|||There is no such class", "no_class");

/** The pupil is none of the person's classes, or none at all. */
export const noSuchPupil = () => new Refusal(404, "没有这名学生|||There is no such pupil", "no_pupil");

/** The line of the rules is gone. */
export const noSuchSpell = () => new Refusal(404, "没有这条安排|||There is no such entry", "not_found");

/** These days already have an entry; with two, nobody could tell which one counts. */
export const knownSpell = (name: string) => {
  const [chinese = "", english = ""] = name.split("|||");
  const named = (colon: string, text: string) => (text === "" ? "" : `${colon}${text}`);
  return blaming(
    "starts",
    409,
    `这些日期已有安排${named("：", chinese)}，请修改那一条|||These days already have an entry${named(": ", english || chinese)}. Please change that one`,
    "known",
  );
};

/** The proof of a face was used, is over, or never was one. */
export const proofOver = () =>
  new Refusal(
    410,
    "这次刷脸已失效，请再试一次，或请老师点姓名|||This check-in has expired. Please try again, or ask your teacher to tap your name",
    "proof_over",
  );

/** A clocking of the same id is another person's. */
export const idTaken = () =>
  new Refusal(409, "这条打卡编号已被使用|||This check-in's id is taken", "id_taken");

/** The clocking waited too long. */
export const tooOld = () =>
  new Refusal(
    400,
    "打卡已超过 24 小时，请老师改为更正|||This check-in is older than 24 hours: please change the register instead",
    "too_old",
  );

/** Far more clockings of a pupil on a day than doors. */
export const tooMany = () =>
  new Refusal(429, "该学生今天的打卡次数过多|||This pupil has been checked in too often today", "too_many");

/** Far more corrections of a pupil's day than teachers have reasons for. */
export const tooManyCorrections = () =>
  new Refusal(429, "该学生这一天的更正次数过多|||This pupil's day was corrected too often", "too_many");

/** Neither the day after today, nor one so long ago. */
export const dayOut = () =>
  blaming(
    "date",
    400,
    "只能处理今天和最近一年的考勤|||Only today and the year before it can be changed",
    "day_out",
  );

/** Rolls are closed on their day, or soon after. */
export const closeOut = () =>
  blaming(
    "date",
    400,
    "只能结束今天和最近七天的点名|||Only the registers of today and the last seven days can be finished",
    "day_out",
  );

/** The day has no school. */
export const noSchool = () =>
  blaming("date", 400, "这一天不上课|||There is no school on that day", "no_school");

/** The days end before they begin, or are too many. */
export const badSpell = () =>
  blaming(
    "ends",
    400,
    "结束日期不能早于开始日期，最长一年|||The last day comes before the first, or a year after it",
    "bad_days",
  );

/** Rules of days that are over stay, and nobody plans further than a year ahead. */
export const badStart = () =>
  blaming(
    "from",
    400,
    "规则只能从今天或以后（一年内）开始执行|||Rules begin today or later, within a year",
    "bad_start",
  );

/** So many lines nobody reads. */
export const tooManySpells = () =>
  new Refusal(
    400,
    "特殊日期过多，请先删除旧的|||There are too many entries: please remove old ones",
    "too_many",
  );

/** Something else was done since. */
export const tooLate = () =>
  new Refusal(
    409,
    "之后又有改动，不能撤销|||This was changed since, so it cannot be undone",
    "changed_since",
  );

import { randomUUID } from "node:crypto";
import { Refusal, refusals } from "../../../server/platform/module";
import { type Book, MANAGE, writeInBook } from "./book";
import { changeRow, wantedBy } from "./changeRow";
import { clashesOf, type Wanted } from "./clashes";
import { addDays, type Day, daysOn, weekdayOf } from "./days";
import { isGiven, isPlanned } from "./occurrences";
import type { Handler } from "./read";
import { lessonsBetween, schoolOf, termOf, type School } from "./school";
import type { Database, LessonRow } from "./tables";
import { bilingual } from "./words";

const noSuchLesson = () => new Refusal(404, "没有这节课|||There is no such lesson", "not_found");
const noSuchChoice = () =>
  new Refusal(
    404,
    "所选的班级、科目、教师、教室或节次不存在|||There is no such class, subject, teacher, room or period",
    "not_found",
  );
const notInTerm = () => new Refusal(400, "这一天不在学期内|||That day is in no term", "no_term");

/** What stands in the way of a lesson, in words of both languages. */
async function clashesAt(database: Database, unitId: string, wanted: Wanted, school: School) {
  const [first] = wanted.days;
  const last = wanted.days.at(-1);
  if (first === undefined || last === undefined) return [];
  return clashesOf(wanted, await lessonsBetween(database, unitId, first, last), school.names);
}

/** Refuses a lesson that something stands in the way of, and names all of it. */
async function demandFree({ database, unitId }: Book, wanted: Wanted, school: School): Promise<void> {
  const found = await clashesAt(database, unitId, wanted, school);
  if (found.length === 0) return;
  const texts = found.map(({ text }) => text);
  const all = bilingual(
    texts,
    (...words) => words.join("；"),
    (...words) => words.join("; "),
  );
  throw new Refusal(409, all, "clash", [], found);
}

/** Refuses ids that are none of the unit's; what is not given is not looked at. */
function demandKnown(
  { names, periods, teachers }: School,
  given: {
    readonly classId?: string | undefined;
    readonly subjectId?: string | undefined;
    readonly teacherId?: string | undefined;
    readonly roomId?: string | undefined;
    readonly period?: number | undefined;
  },
): void {
  const { classId, subjectId, teacherId, roomId, period } = given;
  const known =
    (classId === undefined || names.classes.has(classId)) &&
    (subjectId === undefined || names.subjects.has(subjectId)) &&
    (teacherId === undefined || teachers.some(({ id }) => id === teacherId)) &&
    (roomId === undefined || names.rooms.has(roomId)) &&
    (period === undefined || periods.some((each) => each.period === period));
  if (!known) throw noSuchChoice();
}

/** The last day of a lesson that begins on a day: that of its term. */
async function endOf(database: Database, unitId: string, from: Day): Promise<Day> {
  const term = await termOf(database, unitId, from);
  if (!term) throw notInTerm();
  return term.ends;
}

/** Names what a lesson would clash with, before it is saved. */
export const clashes: Handler<"clashes"> = async (input, { database, me, holds }) => {
  if (!(await holds(MANAGE))) throw refusals.forbidden();
  const { date, weekly, lesson, planned, ...place } = input;
  const school = await schoolOf(database, me.unitId);
  const term = weekly ? await termOf(database, me.unitId, date) : null;
  const days = term ? daysOn(weekdayOf(date), date, term.ends) : [date];
  const itself = lesson === undefined ? undefined : { lesson, planned: weekly ? undefined : planned };
  return [...(await clashesAt(database, me.unitId, { ...place, days, itself }, school))];
};

/** Who and what has a lesson at a time, so that those who are free can be chosen first. */
export const taken: Handler<"taken"> = async ({ date, period, lesson, planned }, { database, me, holds }) => {
  if (!(await holds(MANAGE))) throw refusals.forbidden();
  const others = (await lessonsBetween(database, me.unitId, date, date)).filter(
    (each) =>
      isGiven(each) && each.period === period && !(each.lesson.id === lesson && each.planned === planned),
  );
  return {
    teachers: [...new Set(others.map(({ teacherId }) => teacherId))],
    rooms: [...new Set(others.map(({ roomId }) => roomId))],
  };
};

/** Has what was changed of a lesson follow it to what it becomes, or go where the day is another. */
async function carryChanges(book: Book, before: LessonRow, after: LessonRow, from: Day): Promise<void> {
  for (const each of await book.changesOf(before.id, from)) {
    const stays = before.weekday === after.weekday;
    if (stays && before.id === after.id) continue;
    await book.putChange(each.id, stays ? { ...each, lesson_id: after.id } : null);
  }
}

/** Enters a lesson for the rest of the term, or changes one from a day on; before that day it stays as it was. */
export const save: Handler<"save"> = (input, context) =>
  writeInBook(context, async (book) => {
    const { database, unitId } = book;
    const { lesson: id, from, weekday, period, classId, subjectId, teacherId, roomId } = input;
    const school = await schoolOf(database, unitId);
    const before = id === undefined ? null : await book.lesson(id);
    if (id !== undefined && !before) throw noSuchLesson();
    demandKnown(school, {
      classId,
      subjectId,
      roomId,
      period,
      ...(before?.teacher_id !== teacherId && { teacherId }),
    });
    const starts = before && before.valid_from > from ? before.valid_from : from;
    const ends = before ? before.valid_to : await endOf(database, unitId, from);
    if (ends < starts) throw noSuchLesson();
    const days = daysOn(weekday, starts, ends);
    const itself = before ? { lesson: before.id } : undefined;
    await demandFree(book, { days, period, classId, teacherId, roomId, itself }, school);
    const splits = before !== null && before.valid_from < starts;
    const after: LessonRow = {
      id: before && !splits ? before.id : randomUUID(),
      unit_id: unitId,
      weekday,
      period,
      class_id: classId,
      subject_id: subjectId,
      teacher_id: teacherId,
      room_id: roomId,
      valid_from: starts,
      valid_to: ends,
    };
    if (splits) await book.putLesson(before.id, { ...before, valid_to: addDays(starts, -1) });
    await book.putLesson(after.id, after);
    if (before) await carryChanges(book, before, after, starts);
  });

/** Changes one lesson of one day; what was changed of it before stays where this says nothing else. */
export const change: Handler<"change"> = (input, context) =>
  writeInBook(context, async (book) => {
    const lesson = await book.lesson(input.lesson);
    if (!lesson || !isPlanned(lesson, input.planned)) throw noSuchLesson();
    const { teacherId, roomId, period, date } = input;
    const school = await schoolOf(book.database, book.unitId);
    demandKnown(school, { teacherId, roomId, period });
    if (date !== undefined && !(await termOf(book.database, book.unitId, date))) throw notInTerm();
    const [known] = (await book.changesOf(lesson.id)).filter((each) => each.date === input.planned);
    const row = changeRow(input, lesson, known ?? null);
    if (row.kind !== "cancelled") await demandFree(book, wantedBy(row, lesson), school);
    await book.putChange(row.id, row);
  });

/** Takes the change of a lesson away, unless something has taken its place meanwhile. */
export const withdraw: Handler<"withdraw"> = ({ lesson: id, planned }, context) =>
  writeInBook(context, async (book) => {
    const lesson = await book.lesson(id);
    const [known] = (await book.changesOf(id)).filter(({ date }) => date === planned);
    if (!lesson || !known) throw noSuchLesson();
    const { class_id, teacher_id, room_id, period } = lesson;
    const itself = { lesson: id, planned };
    await demandFree(
      book,
      { days: [planned], period, classId: class_id, teacherId: teacher_id, roomId: room_id, itself },
      await schoolOf(book.database, book.unitId),
    );
    await book.putChange(known.id, null);
  });

/** Ends a weekly lesson; what was changed of it from that day on goes with it. */
export const remove: Handler<"remove"> = ({ lesson: id, from }, context) =>
  writeInBook(context, async (book) => {
    const lesson = await book.lesson(id);
    if (!lesson || lesson.valid_to < from) throw noSuchLesson();
    const all = lesson.valid_from >= from;
    for (const each of await book.changesOf(id, all ? "" : from)) await book.putChange(each.id, null);
    await book.putLesson(id, all ? null : { ...lesson, valid_to: addDays(from, -1) });
  });

import { Refusal, refusals } from "../../../server/platform/module";
import { Book, MANAGE, writeInBook } from "./book";
import { LONGEST_TERM, MOST_CHANGES, MOST_LESSONS } from "./bounds";
import { changeRow, wantedBy } from "./changeRow";
import { besideOf, clashesOf, closedOn, type Wanted } from "./clashes";
import { addDays, type Day, weekdayOf } from "./days";
import { isGiven, isPlanned, type Occurrence } from "./occurrences";
import type { Handler } from "./read";
import { closed, noSuchChoice, noSuchLesson, tooMany } from "./refusals";
import { lessonsBetween, schoolDaysOf, schoolOf, type School } from "./school";
import { demandSeen } from "./seen";
import type { Database, LessonRow } from "./tables";
import { bilingual } from "./words";
import { seriesOf, wantedWeekly, weeklyOf } from "./weekly";

/** What stands in the way of a lesson, in words of both languages. */
async function clashesAt(database: Database, unitId: string, wanted: Wanted, school: School) {
  const days = wanted.places.map(({ date }) => date).sort();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const others = await lessonsBetween(database, unitId, first, last, besideOf(wanted));
  return clashesOf(wanted, others, school.names);
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

/** Refuses one more weekly lesson where the school has far more of them at that time than it can give [SEC-11]. */
async function demandRoomForLesson({ database, unitId }: Book, lesson: LessonRow): Promise<void> {
  const { count } = await database
    .selectFrom("timetable_lesson")
    .where("unit_id", "=", unitId)
    .where("valid_to", ">=", lesson.valid_from)
    .where("valid_from", "<=", lesson.valid_to)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count >= MOST_LESSONS) throw tooMany();
}

/** Refuses one more changed lesson where the school has changed far too many within a year around that day [SEC-11]. */
async function demandRoomForChange({ database, unitId }: Book, day: Day): Promise<void> {
  const { count } = await database
    .selectFrom("timetable_change")
    .where("unit_id", "=", unitId)
    .where("date", ">=", addDays(day, -LONGEST_TERM / 2))
    .where("date", "<=", addDays(day, LONGEST_TERM / 2))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count >= MOST_CHANGES) throw tooMany();
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

/** Names what a lesson would clash with, before it is saved. */
export const clashes: Handler<"clashes"> = async (input, { database, me, holds }) => {
  if (!(await holds(MANAGE))) throw refusals.forbidden();
  const { date, weekly, lesson, planned, ...asked } = input;
  const school = await schoolOf(database, me.unitId);
  const wanted = weekly
    ? wantedWeekly(
        await weeklyOf(new Book(database, me.unitId), {
          ...asked,
          lesson,
          subjectId: "",
          weekday: weekdayOf(date),
          from: date,
        }),
      )
    : {
        classId: asked.classId,
        places: [{ ...asked, date }],
        itself: (other: Occurrence) => other.lesson.id === lesson && other.planned === planned,
      };
  const none = weekly ? null : closedOn(date, await schoolDaysOf(database, me.unitId));
  return [...(none ? [none] : []), ...(await clashesAt(database, me.unitId, wanted, school))];
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

/** Enters a lesson for the rest of the term, or changes one from a day on; before that day it stays as it was. */
export const save: Handler<"save"> = (input, context) =>
  writeInBook(context, async (book) => {
    const school = await schoolOf(book.database, book.unitId);
    const weekly = await weeklyOf(book, input);
    await demandSeen(book, input, school);
    const { before, after, changes } = weekly;
    if (before?.id !== after.id) await demandRoomForLesson(book, after);
    const { classId, subjectId, teacherId, roomId, period } = input;
    demandKnown(school, {
      classId,
      subjectId,
      roomId,
      period,
      ...(before?.teacher_id !== teacherId && { teacherId }),
    });
    await demandFree(book, wantedWeekly(weekly), school);
    await book.series.put(after.id, await seriesOf(book, weekly));
    if (before && before.id !== after.id)
      await book.lessons.put(before.id, { ...before, valid_to: addDays(after.valid_from, -1) });
    await book.lessons.put(after.id, after);
    for (const { id, row } of changes) await book.changes.put(id, row);
  });

/**
 * Changes one lesson of one day; what was changed of it before stays where this says nothing else. A day that is over may be changed
 * as any other, and moved to, since what was held is often entered afterwards; the client says so to those who do it.
 */
export const change: Handler<"change"> = (input, context) =>
  writeInBook(context, async (book) => {
    const lesson = await book.lessons.find(input.lesson);
    const days = await schoolDaysOf(book.database, book.unitId);
    if (!lesson || !isPlanned(lesson, input.planned, days)) throw noSuchLesson();
    const { teacherId, roomId, period, date } = input;
    const school = await schoolOf(book.database, book.unitId);
    await demandSeen(book, input, school);
    demandKnown(school, { teacherId, roomId, period });
    const none = date === undefined ? null : closedOn(date, days);
    if (none) throw closed(none);
    const known = await book.changeOn(lesson.id, input.planned);
    if (!known) await demandRoomForChange(book, input.planned);
    const row = changeRow(input, lesson, known);
    if (row.kind !== "cancelled") await demandFree(book, wantedBy(row, lesson), school);
    await book.changes.put(row.id, row);
  });

/** Takes the change of a lesson away, unless something has taken its place meanwhile. */
export const withdraw: Handler<"withdraw"> = (input, context) =>
  writeInBook(context, async (book) => {
    const { lesson: id, planned } = input;
    const lesson = await book.lessons.find(id);
    const known = await book.changeOn(id, planned);
    if (!lesson || !known) throw noSuchLesson();
    const school = await schoolOf(book.database, book.unitId);
    await demandSeen(book, input, school);
    const { class_id, teacher_id, room_id, period } = lesson;
    await demandFree(
      book,
      {
        classId: class_id,
        places: [{ date: planned, period, teacherId: teacher_id, roomId: room_id }],
        itself: (other) => other.lesson.id === id && other.planned === planned,
      },
      school,
    );
    await book.changes.put(known.id, null);
  });

/** Ends a weekly lesson; what was changed of it from that day on goes with it. */
export const remove: Handler<"remove"> = (input, context) =>
  writeInBook(context, async (book) => {
    const { lesson: id, from } = input;
    const lesson = await book.lessons.find(id);
    if (!lesson || lesson.valid_to < from) throw noSuchLesson();
    await demandSeen(book, { ...input, planned: from }, await schoolOf(book.database, book.unitId));
    const all = lesson.valid_from >= from;
    for (const each of await book.changesOf(id, all ? "" : from)) await book.changes.put(each.id, null);
    await book.lessons.put(id, all ? null : { ...lesson, valid_to: addDays(from, -1) });
  });

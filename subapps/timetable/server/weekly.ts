import { randomUUID } from "node:crypto";
import type { Book } from "./book";
import { differing } from "./changeRow";
import type { Wanted } from "./clashes";
import type { Day } from "./days";
import { isGiven, type Occurrence, occurrencesOf } from "./occurrences";
import { noSuchLesson, notInTerm } from "./refusals";
import { schoolDaysOf, termOf } from "./school";
import type { SchoolDays } from "./schoolDays";
import type { ChangeRow, LessonRow, SeriesRow } from "./tables";

/** A weekly lesson that is to be, from a day on; `lesson` is the one that it takes the place of. */
interface Asked {
  readonly lesson?: string | undefined;
  readonly weekday: number;
  readonly period: number;
  readonly classId: string;
  readonly subjectId: string;
  readonly teacherId: string;
  readonly roomId: string;
  readonly from: Day;
}

/** What a weekly lesson becomes. */
export interface Weekly {
  readonly before: LessonRow | null;
  readonly after: LessonRow;
  /** What was changed of single lessons from that day on, and what that comes to; null goes. */
  readonly changes: readonly { readonly id: string; readonly row: ChangeRow | null }[];
  /** Each of its lessons, changes applied. */
  readonly lessons: readonly Occurrence[];
}

const [FIRST_DAY, LAST_DAY]: readonly [Day, Day] = ["0000-01-01", "9999-12-31"];

const lessonsOf = ({ after, changes }: Pick<Weekly, "after" | "changes">, days: SchoolDays) =>
  occurrencesOf(
    [after],
    changes.flatMap(({ row }) => row ?? []),
    FIRST_DAY,
    LAST_DAY,
    days,
  );

/** The last day of a lesson that begins on a day: that of its term. */
async function endOf({ database, unitId }: Book, from: Day): Promise<Day> {
  const term = await termOf(database, unitId, from);
  if (!term) throw notInTerm();
  return term.ends;
}

/**
 * Works out what a weekly lesson becomes; before its first day it stays as it was. What was changed of single lessons follows, or
 * goes where the weekday is another. Refuses a lesson that would be on no day at all.
 */
export async function weeklyOf(book: Book, asked: Asked): Promise<Weekly> {
  const { lesson: id, from, weekday, period, classId, subjectId, teacherId, roomId } = asked;
  const before = id === undefined ? null : await book.lessons.find(id);
  if (id !== undefined && !before) throw noSuchLesson();
  const starts = before && before.valid_from > from ? before.valid_from : from;
  const ends = before ? before.valid_to : await endOf(book, from);
  if (ends < starts) throw noSuchLesson();
  const after: LessonRow = {
    id: before?.valid_from === starts ? before.id : randomUUID(),
    unit_id: book.unitId,
    weekday,
    period,
    class_id: classId,
    subject_id: subjectId,
    teacher_id: teacherId,
    room_id: roomId,
    valid_from: starts,
    valid_to: ends,
  };
  const known = before ? await book.changesOf(before.id, starts) : [];
  const stays = before?.weekday === weekday;
  const changes = known.map((each) => ({
    id: each.id,
    row: stays ? differing({ ...each, lesson_id: after.id }, after) : null,
  }));
  const lessons = lessonsOf({ after, changes }, await schoolDaysOf(book.database, book.unitId));
  if (lessons.length === 0) throw notInTerm();
  return { before, after, changes, lessons };
}

/** What a lesson goes on from, where it is another one than before or on another weekday; null where it is its own beginning. */
export async function seriesOf({ series }: Book, { before, after }: Weekly): Promise<SeriesRow | null> {
  if (!before) return null;
  const known = await series.find(before.id);
  const { series_id, weekday } = known ?? { series_id: before.id, weekday: before.weekday };
  if (series_id === after.id && weekday === after.weekday) return null;
  return { id: after.id, unit_id: after.unit_id, series_id, weekday };
}

/** What a weekly lesson would take. */
export const wantedWeekly = (weekly: Weekly): Wanted => ({
  classId: weekly.after.class_id,
  places: weekly.lessons.filter(isGiven),
  own: weekly.lessons,
  itself: ({ lesson, planned }) => lesson.id === weekly.before?.id && planned >= weekly.after.valid_from,
});

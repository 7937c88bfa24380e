import { MOST_OCCURRENCES } from "./bounds";
import type { Day } from "./days";
import type { SchoolDays } from "./schoolDays";
import type { ChangeRow, LessonRow } from "./tables";

/** What has become of a lesson; see the contract. */
type Mark = "none" | "substitute" | "moved" | "room" | "cancelled" | "away";

/** One lesson of one day, with what is different about it. */
export interface Occurrence {
  readonly lesson: LessonRow;
  readonly change: ChangeRow | null;
  /** The day it was planned for. */
  readonly planned: Day;
  readonly date: Day;
  readonly period: number;
  readonly teacherId: string;
  readonly roomId: string;
  readonly mark: Mark;
}

/** Whose lessons are wanted. */
export interface Target {
  readonly kind: "class" | "teacher" | "room";
  readonly id: string;
}

/** What a lesson that is to be entered takes, and when: those of others that have something of it stand in its way. */
export interface Beside {
  readonly kind: "beside";
  readonly classId: string;
  readonly teachers: readonly string[];
  readonly rooms: readonly string[];
  readonly periods: readonly number[];
}

const keyOf = (lesson: string, day: Day) => `${lesson} ${day}`;

const later = (one: Day, other: Day) => (one > other ? one : other);
const earlier = (one: Day, other: Day) => (one < other ? one : other);

const inOrder = (one: Occurrence, other: Occurrence) =>
  one.date === other.date ? one.period - other.period : one.date < other.date ? -1 : 1;

/** Whether a weekly lesson is planned for a day. */
export const isPlanned = (lesson: LessonRow, day: Day, days: SchoolDays): boolean =>
  days.follows(day) === lesson.weekday && lesson.valid_from <= day && day <= lesson.valid_to;

/** A lesson as it is on the day it was planned for. */
function onItsDay(lesson: LessonRow, planned: Day, change: ChangeRow | null): Occurrence {
  const moved = change?.kind === "moved";
  return {
    lesson,
    change,
    planned,
    date: planned,
    period: lesson.period,
    teacherId: (moved ? null : change?.teacher_id) ?? lesson.teacher_id,
    roomId: (moved ? null : change?.room_id) ?? lesson.room_id,
    mark: change === null ? "none" : change.kind === "moved" ? "away" : change.kind,
  };
}

/** The first so many lessons on the days for which they are planned. */
function plannedOf(lessons: readonly LessonRow[], from: Day, to: Day, days: SchoolDays) {
  const planned: { readonly lesson: LessonRow; readonly day: Day }[] = [];
  for (const lesson of lessons) {
    const own = days.daysOf(lesson.weekday, later(from, lesson.valid_from), earlier(to, lesson.valid_to));
    if (planned.length + own.length > MOST_OCCURRENCES) break;
    for (const day of own) planned.push({ lesson, day });
  }
  return planned;
}

/**
 * The lessons from one day to another, both included, with their changes, on the days on which the school has them; one that was
 * moved is at both places.
 */
export function occurrencesOf(
  lessons: readonly LessonRow[],
  changes: readonly ChangeRow[],
  from: Day,
  to: Day,
  days: SchoolDays,
): readonly Occurrence[] {
  const known = new Map(changes.map((change) => [keyOf(change.lesson_id, change.date), change]));
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const planned = plannedOf(lessons, from, to, days).map(({ lesson, day }) =>
    onItsDay(lesson, day, known.get(keyOf(lesson.id, day)) ?? null),
  );
  const moved = changes.flatMap((change): Occurrence[] => {
    const { kind, date, to_date, to_period, teacher_id, room_id } = change;
    const lesson = byId.get(change.lesson_id);
    if (kind !== "moved" || !lesson || to_date === null || to_date < from || to_date > to) return [];
    if (!isPlanned(lesson, date, days) || !days.isOpen(to_date)) return [];
    return [
      {
        lesson,
        change,
        planned: date,
        date: to_date,
        period: to_period ?? lesson.period,
        teacherId: teacher_id ?? lesson.teacher_id,
        roomId: room_id ?? lesson.room_id,
        mark: "moved",
      },
    ];
  });
  return [...planned, ...moved].sort(inOrder);
}

/** Whether a lesson is given then and there. */
export const isGiven = ({ mark }: Occurrence): boolean => mark !== "away" && mark !== "cancelled";

/** The lessons of a class, a teacher or a room; those that have gone from there to others are `away`. */
export function lessonsFor({ kind, id }: Target, all: readonly Occurrence[]): readonly Occurrence[] {
  if (kind === "class") return all.filter(({ lesson }) => lesson.class_id === id);
  const field = kind === "teacher" ? "teacherId" : "roomId";
  const column = kind === "teacher" ? "teacher_id" : "room_id";
  return all.flatMap((each): Occurrence[] => {
    if (each[field] === id) return [each];
    if (each.lesson[column] !== id || each.mark === "moved") return [];
    return [{ ...each, mark: "away" }];
  });
}

import { compareNames } from "../../../server/platform/module";
import { MOST_CHANGES, MOST_ENTRIES, MOST_LESSONS } from "./bounds";
import { personWords } from "../../../server/platform/module";
import { addDays, type Day, LAST_DAY_OF_WEEK, mondayOf } from "./days";
import { type Beside, occurrencesOf, type Occurrence, type Target } from "./occurrences";
import { SchoolDays, type Term } from "./schoolDays";
import type { Database } from "./tables";
import type { Names } from "./words";

/** Teachers of the platform. */
const TEACHER = 2;

/** A row that people choose from; its name may be bilingual. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** One bell time of a day, `HH:mm`. */
export interface Period {
  readonly period: number;
  readonly from: string;
  readonly to: string;
}

/** What a school's lessons are made of. */
export interface School {
  readonly periods: readonly Period[];
  readonly classes: readonly (Named & { readonly code: string })[];
  readonly rooms: readonly Named[];
  readonly subjects: readonly (Named & { readonly tone: number })[];
  /** Those who can be given lessons. */
  readonly teachers: readonly Named[];
  /** The names of all ids, also of teachers who have left. */
  readonly names: {
    readonly teachers: Names;
    readonly classes: Names;
    readonly rooms: Names;
    readonly subjects: Names;
  };
}

const namesOf = (rows: readonly Named[]): Names => new Map(rows.map(({ id, name }) => [id, name]));

async function teachersOf(database: Database, unitId: string) {
  const people = await database
    .selectFrom("person")
    .where("unit_id", "=", unitId)
    .where("type", "=", TEACHER)
    .select(["id", "real_name as name", "status"])
    .orderBy("id")
    .execute();
  const others = await database
    .selectFrom("timetable_teacher")
    .where("unit_id", "=", unitId)
    .select(["id", "name"])
    .orderBy("id")
    .execute();
  return [...people, ...others.map((row) => ({ ...row, status: 1 }))].map((row) => ({
    ...row,
    name: personWords(row.name),
  }));
}

/** Reads what the lessons of a unit are made of. */
export async function schoolOf(database: Database, unitId: string): Promise<School> {
  const periods = await database
    .selectFrom("timetable_period")
    .where("unit_id", "=", unitId)
    .select(["period", "starts as from", "ends as to"])
    .orderBy("period")
    .execute();
  const classes = await database
    .selectFrom("timetable_class")
    .where("unit_id", "=", unitId)
    .select(["id", "label as name", "name as code"])
    .orderBy("position")
    .execute();
  const rooms = await database
    .selectFrom("timetable_room")
    .where("unit_id", "=", unitId)
    .select(["id", "name"])
    .orderBy("position")
    .execute();
  const subjects = await database
    .selectFrom("timetable_subject")
    .where("unit_id", "=", unitId)
    .select(["id", "name", "tone"])
    .orderBy("position")
    .execute();
  const everyTeacher = await teachersOf(database, unitId);
  return {
    periods,
    classes,
    rooms,
    subjects,
    teachers: everyTeacher
      .filter(({ status }) => status === 1)
      .map(({ id, name }) => ({ id, name }))
      .toSorted((one, other) => compareNames(one.name, other.name)),
    names: {
      teachers: namesOf(everyTeacher),
      classes: namesOf(classes),
      rooms: namesOf(rooms),
      subjects: namesOf(subjects),
    },
  };
}

/** The columns of lessons and changes that say who gives them and where. */
const COLUMNS = { teacher: "teacher_id", room: "room_id" } as const;

type Changes = ReturnType<typeof changesBetween>;

/** What was changed of single lessons that were planned for these days, or moved to them. */
const changesBetween = (database: Database, unitId: string, from: Day, to: Day) =>
  database
    .selectFrom("timetable_change")
    .where("unit_id", "=", unitId)
    .where((is) =>
      is.or([
        is.and([is("date", ">=", from), is("date", "<=", to)]),
        is.and([is("to_date", ">=", from), is("to_date", "<=", to)]),
      ]),
    );

/** Those of lessons that a class, a teacher or a room has or had, or that have something of what is wanted at one of its times. */
function among(lessons: ReturnType<typeof lessonsOn>, changes: Changes, of: Target | Beside) {
  if (of.kind === "class") return lessons.where("class_id", "=", of.id);
  if (of.kind !== "beside") {
    const column = COLUMNS[of.kind];
    return lessons.where((is) =>
      is.or([is(column, "=", of.id), is("id", "in", changes.where(column, "=", of.id).select("lesson_id"))]),
    );
  }
  const { classId, teachers, rooms, periods } = of;
  const changed = changes.where((is) =>
    is.or([is("teacher_id", "in", teachers), is("room_id", "in", rooms)]),
  );
  return lessons
    .where((is) =>
      is.or([
        is("class_id", "=", classId),
        is("teacher_id", "in", teachers),
        is("room_id", "in", rooms),
        is("id", "in", changed.select("lesson_id")),
      ]),
    )
    .where((is) =>
      is.or([
        is("period", "in", periods),
        is("id", "in", changes.where("to_period", "in", periods).select("lesson_id")),
      ]),
    );
}

const lessonsOn = (database: Database, unitId: string, changes: Changes, from: Day, to: Day) =>
  database
    .selectFrom("timetable_lesson")
    .where("unit_id", "=", unitId)
    .where((is) =>
      is.or([
        is.and([is("valid_from", "<=", to), is("valid_to", ">=", from)]),
        is("id", "in", changes.select("lesson_id")),
      ]),
    );

/** The lessons of a unit from one day to another, both included, with their changes: all, or those that `of` has or had. */
export async function lessonsBetween(
  database: Database,
  unitId: string,
  from: Day,
  to: Day,
  of?: Target | Beside,
): Promise<readonly Occurrence[]> {
  const changesThen = changesBetween(database, unitId, from, to);
  const lessonsThen = lessonsOn(database, unitId, changesThen, from, to);
  const asked = of ? among(lessonsThen, changesThen, of) : lessonsThen;
  const lessons = await asked.selectAll().orderBy("id").limit(MOST_LESSONS).execute();
  const changed = of ? changesThen.where("lesson_id", "in", asked.select("id")) : changesThen;
  const changes = await changed.selectAll().orderBy("date").limit(MOST_CHANGES).execute();
  return occurrencesOf(lessons, changes, from, to, await schoolDaysOf(database, unitId));
}

/** The calendar of a unit. */
export async function schoolDaysOf(database: Database, unitId: string): Promise<SchoolDays> {
  const rows = await database
    .selectFrom("timetable_calendar")
    .where("unit_id", "=", unitId)
    .selectAll()
    .orderBy("starts", "desc")
    .limit(MOST_ENTRIES)
    .execute();
  rows.reverse();
  return new SchoolDays(
    await termsOf(database, unitId),
    rows.filter(({ kind }) => kind === "holiday"),
    rows.filter(({ kind }) => kind === "makeup").map(({ starts, follows }) => ({ date: starts, follows })),
  );
}

/** The terms of a unit, the earliest first. */
const termsOf = async (database: Database, unitId: string): Promise<readonly Term[]> =>
  (
    await database
      .selectFrom("timetable_term")
      .where("unit_id", "=", unitId)
      .select(["name", "starts", "ends"])
      .orderBy("starts", "desc")
      .limit(MOST_ENTRIES)
      .execute()
  ).reverse();

/** The term of a day; null between terms. A term's weeks begin on Mondays, so its first one may begin before it. */
export const termIn = (terms: readonly Term[], day: Day): Term | null =>
  terms.find(({ starts, ends }) => starts <= day && day <= ends) ??
  terms.find(({ starts, ends }) => mondayOf(starts) <= day && day <= ends) ??
  null;

/** The term of a week by its Monday: the week in which a term begins is the first one of it, and no longer of the one before. */
export const termOfWeek = (terms: readonly Term[], monday: Day): Term | null =>
  termIn(terms, addDays(monday, LAST_DAY_OF_WEEK)) ?? termIn(terms, monday);

/** The term of a day in a unit. */
export const termOf = async (database: Database, unitId: string, day: Day): Promise<Term | null> =>
  termIn(await termsOf(database, unitId), day);

import type { ModuleContext } from "../../../server/platform/module";
import type { Day } from "./days";
import { type Clocking, type Mark, markOf } from "./roll";
import { type Pupil, type School, todayOf } from "./school";
import type { AttendanceTables, ClockingRow, CorrectionRow } from "./tables";

type Context = Pick<ModuleContext<AttendanceTables>, "database" | "me" | "now" | "wireDate">;

/** A clocking with its time on the school's clock. */
type Timed = ClockingRow & Clocking;

/** SQLite takes 32,766 values in a statement. */
const AT_ONCE = 5_000;

const keyOf = (id: string, day: Day) => `${day} ${id}`;

/** What is kept of some pupils between two days. */
export interface Book {
  /** Those that were not taken back. */
  readonly clockingsOf: (person: string, day: Day) => readonly Timed[];
  /** The one that counts. */
  readonly correctionOf: (person: string, day: Day) => CorrectionRow | null;
  readonly closedOf: (code: string, day: Day) => AttendanceTables["attendance_closed"] | null;
  readonly mark: (pupil: Pupil, day: Day) => Mark;
}

/** Of each class and day whether anything was kept of a pupil. */
async function keptDays({ database, me }: Context, codes: readonly string[], from: Day, to: Day) {
  if (codes.length === 0) return [];
  const of = (table: "attendance_clocking" | "attendance_correction") =>
    database
      .selectFrom(table)
      .where("unit_id", "=", me.unitId)
      .where("class_code", "in", codes)
      .where("day", ">=", from)
      .where("day", "<=", to)
      .where("taken_back", "=", 0)
      .select(["class_code", "day"])
      .distinct()
      .execute();
  return [...(await of("attendance_clocking")), ...(await of("attendance_correction"))];
}

/** Reads what is kept of pupils from one day to another, both included. */
export async function bookOf(
  context: Context,
  school: School,
  pupils: readonly Pupil[],
  from: Day,
  to: Day,
): Promise<Book> {
  const { database, me, wireDate } = context;
  const today = todayOf(context);
  const clockings = new Map<string, Timed[]>();
  const corrections = new Map<string, CorrectionRow>();
  const codes = [...new Set(pupils.map((pupil) => pupil.class.code))];
  const kept = new Set(
    (await keptDays(context, codes, from, to)).map(({ class_code, day }) => keyOf(class_code, day)),
  );
  for (let start = 0; start < pupils.length; start += AT_ONCE) {
    const ids = pupils.slice(start, start + AT_ONCE).map(({ id }) => id);
    const rows = await database
      .selectFrom("attendance_clocking")
      .where("person_id", "in", ids)
      .where("unit_id", "=", me.unitId)
      .where("day", ">=", from)
      .where("day", "<=", to)
      .where("taken_back", "=", 0)
      .selectAll()
      .execute();
    for (const row of rows) {
      const key = keyOf(row.person_id, row.day);
      clockings.set(key, [...(clockings.get(key) ?? []), { ...row, time: wireDate(row.at).slice(11) }]);
    }
    const said = await database
      .selectFrom("attendance_correction")
      .where("person_id", "in", ids)
      .where("unit_id", "=", me.unitId)
      .where("day", ">=", from)
      .where("day", "<=", to)
      .where("taken_back", "=", 0)
      .orderBy("turn")
      .selectAll()
      .execute();
    for (const row of said) corrections.set(keyOf(row.person_id, row.day), row);
  }
  const closed = new Map<string, AttendanceTables["attendance_closed"]>();
  const rows = await database
    .selectFrom("attendance_closed")
    .where("unit_id", "=", me.unitId)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .selectAll()
    .execute();
  for (const row of rows) {
    closed.set(keyOf(row.class_code, row.day), row);
    kept.add(keyOf(row.class_code, row.day));
  }

  const clockingsOf: Book["clockingsOf"] = (person, day) => clockings.get(keyOf(person, day)) ?? [];
  const correctionOf: Book["correctionOf"] = (person, day) => corrections.get(keyOf(person, day)) ?? null;
  const closedOf: Book["closedOf"] = (code, day) => closed.get(keyOf(code, day)) ?? null;
  return {
    clockingsOf,
    correctionOf,
    closedOf,
    mark: (pupil, day) =>
      markOf({
        plan: school.plan(day),
        clockings: clockingsOf(pupil.id, day),
        correction: correctionOf(pupil.id, day),
        over: day < today || closedOf(pupil.class.code, day) !== null,
        kept: kept.has(keyOf(pupil.class.code, day)),
      }),
  };
}

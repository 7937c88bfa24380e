import {
  addressOf,
  insertRows,
  isSchoolDay,
  type ModuleLife,
  type ModuleSeed,
  schoolMoment,
} from "../../../../server/platform/module";
import { addDays, type Day, daysBetween } from "../days";
import { FIRST_RULES } from "../roll";
import { weekText } from "../school";
import type { AttendanceTables } from "../tables";
import { ClassMornings, type Morning } from "./mornings";
import { CLASSES, classNameOf, type SeedClass } from "./pupils";

const MONTH = 30;

/** When the registers are finished, on the school's clock. */
const FINISHED = "08:30";

/** Who keeps the registers of the demo, by unit; and who administers the school. */
const KEEPERS: Readonly<Record<string, readonly [teacher: string, administrator: string]>> = {
  "2": ["2001", "2007"],
  "3": ["3001", "3005"],
};

/** The teacher of the demo keeps the registers of their own classes, the administrator all others. */
function keeperOf({ unit, grade }: SeedClass): string {
  const [teacher = "", administrator = ""] = KEEPERS[unit] ?? [];
  return grade === 5 || unit === "3" ? teacher : administrator;
}

/** What a teacher is told of a register that was finished with pupils missing. */
function messageOf(group: SeedClass, { day, at, count }: ClassMornings["missing"][number]) {
  const [chinese = "", english = ""] = classNameOf(group).split("|||");
  const person = keeperOf(group);
  const several = count === 1 ? "1 pupil" : `${count} pupils`;
  return {
    id: `attendance-${person}-${day}`,
    person_id: person,
    memo: `${chinese}有 ${count} 名学生未到校|||${several} of ${english} absent`,
    importance: 5,
    module: "考勤|||Attendance",
    app: "attendance",
    at,
    url: addressOf("attendance", `/?open=${chinese}&date=${day}`),
    open_way: "viewport",
    content: JSON.stringify([
      `点名时，${chinese}有 ${count} 名学生未到校，也没有请假。|||When the register was taken, ${several} of ${english} had neither arrived nor been excused.`,
      "请与家长联系，并把原因告诉年级组。|||Please call their parents, and tell the year's office why.",
    ]),
    child_id: null,
    read: 0,
  };
}

/** Adds what has happened in the classes of a unit on these days. */
async function addMornings(
  { database, ...world }: ModuleLife<AttendanceTables>,
  unit: string,
  mornings: readonly Morning[],
): Promise<void> {
  for (const group of CLASSES.filter((each) => each.unit === unit)) {
    const rows = await database
      .selectFrom("person")
      .where("demo", "=", 1)
      .where("unit_id", "=", unit)
      .where("type", "=", 1)
      .where("class_name", "=", classNameOf(group))
      .orderBy("id")
      .select("id")
      .execute();
    const pupils = rows.map(({ id }) => id);
    const happened = new ClassMornings(group, pupils, keeperOf(group), world);
    // A register that a person has finished stays as it is.
    const finished = await database
      .selectFrom("attendance_closed")
      .where("unit_id", "=", unit)
      .where("class_code", "=", classNameOf(group).split("|||")[0] ?? "")
      .where("day", ">=", mornings[0]?.day ?? "")
      .select("day")
      .execute();
    for (const morning of mornings)
      if ((group.kept === "month" || morning.told) && !finished.some(({ day }) => day === morning.day))
        happened.add(morning);
    await insertRows(database, "attendance_clocking", happened.clockings);
    await insertRows(database, "attendance_correction", happened.corrections);
    await insertRows(database, "attendance_closed", happened.closed);
    await insertRows(database, "attendance_told", happened.told);
    const told = happened.missing.filter(
      ({ day }) => group.told && mornings.some((each) => each.day === day && each.told),
    );
    await insertRows(
      database,
      "message",
      told.map((missing) => messageOf(group, missing)),
    );
  }
}

/** The demo's schools whose registers are kept. */
async function unitsOf(database: ModuleSeed<AttendanceTables>["database"]): Promise<readonly string[]> {
  const rows = await database
    .selectFrom("person")
    .where("demo", "=", 1)
    .select("unit_id")
    .distinct()
    .execute();
  return rows.map(({ unit_id }) => unit_id).filter((unit) => unit in KEEPERS);
}

/**
 * Gives the demo schools their rules, and a month of mornings on the days with lessons. The last morning that is over is as the demo
 * tells, whatever the hour of the first start.
 */
export async function seed(world: ModuleSeed<AttendanceTables>): Promise<void> {
  const { database, now, wireDate } = world;
  const today = wireDate(now).slice(0, 10);
  const { morning, afternoon, week } = FIRST_RULES;
  for (const unit of await unitsOf(database)) {
    await insertRows(database, "attendance_rules", [
      { unit_id: unit, morning, afternoon, week: weekText(week) },
    ]);
    const calendar = await world.calendar(unit);
    const last: Day = wireDate(schoolMoment(world, calendar, FINISHED)).slice(0, 10);
    const days = daysBetween(addDays(today, -MONTH), today).filter((day) => isSchoolDay(calendar, day));
    const before = days.filter((day) => day < today).length;
    await addMornings(
      { ...world, since: 0 },
      unit,
      days.map((day, index) => ({ day, ago: day < today ? before - index : null, told: day >= last })),
    );
  }
}

/** As far back as a demo that stood still catches up. */
const MOST_DAYS = 60;

/** Has the mornings go on: pupils come, and registers are finished, by the school's clock. */
export async function live(world: ModuleLife<AttendanceTables>): Promise<void> {
  const { database, since, now, wireDate } = world;
  const today = wireDate(now).slice(0, 10);
  const [first, earliest] = [wireDate(since).slice(0, 10), addDays(today, -MOST_DAYS)];
  for (const unit of await unitsOf(database)) {
    const calendar = await world.calendar(unit);
    const days = daysBetween(first > earliest ? first : earliest, today);
    await addMornings(
      world,
      unit,
      days.filter((day) => isSchoolDay(calendar, day)).map((day) => ({ day, ago: null, told: true })),
    );
  }
}

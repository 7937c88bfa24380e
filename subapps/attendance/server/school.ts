import { sql } from "kysely";
import {
  beginsWith,
  compareNames,
  type ModuleContext,
  type SchoolClass,
} from "../../../server/platform/module";
import { addDays, type Day, daysBetween } from "./days";
import { type Half, planOf, type RulesFrom, rulesOn, type Spell } from "./roll";
import type { Context, Database } from "./tables";

const PUPIL = 1;
const ACTIVE = 1;

/** A pupil of a unit. */
export interface Pupil {
  readonly id: string;
  readonly name: string;
  readonly class: SchoolClass;
}

const LETTERS = { w: "whole", m: "morning", a: "afternoon", n: "none" } as const satisfies Record<
  string,
  Half
>;

const isLetter = (letter: string): letter is keyof typeof LETTERS => letter in LETTERS;

/** The weekdays as a row has them. */
export const weekText = (week: readonly string[]): string => week.map((half) => half.charAt(0)).join("");

const weekIn = (text: string): readonly Half[] =>
  Array.from(text, (letter) => (isLetter(letter) ? LETTERS[letter] : "none"));

/** The rules of a unit, and its days that are not as their weekdays say. */
export interface School {
  /** All that it has had and will have, the earliest first. */
  readonly rules: readonly RulesFrom[];
  readonly spells: readonly (Spell & { readonly id: string })[];
  readonly plan: (day: Day) => ReturnType<typeof planOf>;
}

/** Reads a unit's rules, and what the calendar of the school says of each day. */
export async function schoolOf({
  database,
  me: { unitId },
  calendar,
}: Pick<Context, "database" | "me" | "calendar">): Promise<School> {
  const first = await database
    .selectFrom("attendance_rules")
    .where("unit_id", "=", unitId)
    .select(["morning", "afternoon", "week"])
    .execute();
  const later = await database
    .selectFrom("attendance_rules_from")
    .where("unit_id", "=", unitId)
    .select(["starts", "morning", "afternoon", "week"])
    .orderBy("starts")
    .execute();
  const rules = [...first.map((row) => ({ ...row, starts: "" })), ...later].map(
    ({ starts, week, ...times }) => ({
      ...times,
      week: weekIn(week),
      from: starts,
    }),
  );
  const spells = await database
    .selectFrom("attendance_spell")
    .where("unit_id", "=", unitId)
    .select(["id", "starts", "ends", "half", "name"])
    .orderBy("starts")
    .orderBy("id")
    .execute();
  const ofSchool = await calendar(database);
  const plans = new Map<Day, ReturnType<typeof planOf>>();
  /** Asked for every pupil of a class on every day of a month. */
  const plan: School["plan"] = (day) => {
    const known = plans.get(day) ?? planOf(rulesOn(rules, day), spells, day, ofSchool.day(day));
    plans.set(day, known);
    return known;
  };
  return { rules, spells, plan };
}

/** A class is known by the Chinese part of the name that its pupils have. */
const classOf = (name: string): SchoolClass => ({ code: name.split("|||")[0] ?? "", name });

/** The pupils of a unit: people of the platform, the same for every application. */
const pupilsIn = (database: Database, unitId: string) =>
  database
    .selectFrom("person")
    .where("unit_id", "=", unitId)
    .where("type", "=", PUPIL)
    .where("status", "=", ACTIVE)
    .where("class_name", "<>", "");

/** The pupils of a unit, of one class or of all, in the order of lists. */
export async function pupilsOf(database: Database, unitId: string, code?: string): Promise<readonly Pupil[]> {
  const all = pupilsIn(database, unitId).select(["id", "real_name as name", "class_name"]);
  const rows = await (
    code === undefined
      ? all
      : all.where((is) =>
          is.or([is("class_name", "=", code), beginsWith(sql.ref("class_name"), `${code}|||`)]),
        )
  ).execute();
  return rows
    .map(({ id, name, class_name }) => ({ id, name, class: classOf(class_name) }))
    .toSorted((one, other) => compareNames(one.name, other.name) || (one.id < other.id ? -1 : 1));
}

/** One pupil of a unit; null where there is none. */
export async function pupilOf(database: Database, unitId: string, id: string): Promise<Pupil | null> {
  const found = await pupilsIn(database, unitId)
    .where("id", "=", id)
    .select(["id", "real_name as name", "class_name"])
    .executeTakeFirst();
  return found ? { id, name: found.name, class: classOf(found.class_name) } : null;
}

/** All classes of a unit that have pupils, in their order. */
export async function classesOf(database: Database, unitId: string): Promise<readonly SchoolClass[]> {
  const rows = await pupilsIn(database, unitId).select("class_name").distinct().execute();
  const all = new Map(rows.map(({ class_name }) => classOf(class_name)).map((each) => [each.code, each]));
  return [...all.values()].toSorted((one, other) => compareNames(one.code, other.code));
}

/** Today by the school's clock. */
export const todayOf = ({ now, wireDate }: Pick<ModuleContext, "now" | "wireDate">): Day =>
  wireDate(now()).slice(0, 10);

/** A week of school, and a weekend on each side. */
export const LOOKED_BACK = 8;

/** The day, or the last one before that had school; null within longer holidays. */
export async function lastSchoolDay(context: Context, from: Day): Promise<Day | null> {
  const school = await schoolOf(context);
  const days = daysBetween(addDays(from, -LOOKED_BACK), from);
  return days.findLast((day) => school.plan(day).half !== "none") ?? null;
}

/** The names of people, by their ids. */
export async function namesOf(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom("person")
    .where("id", "in", [...new Set(ids)])
    .select(["id", "real_name"])
    .execute();
  return new Map(rows.map(({ id, real_name }) => [id, real_name]));
}

import { sql } from "kysely";
import { asWords, isLike, type ModuleContext, type SchoolClass } from "../../../server/platform/module";
import type { Day } from "./days";
import { type Half, planOf, type RulesFrom, rulesOn, type Spell } from "./roll";
import type { Database } from "./tables";

const PUPIL = 1;
const ACTIVE = 1;

/** A pupil of a unit. */
export interface Pupil {
  readonly id: string;
  readonly name: string;
  readonly class: SchoolClass;
  /** Whether they have an account, and so may have guardians who are told. */
  readonly account: boolean;
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

/** Reads a unit's rules. */
export async function schoolOf(database: Database, unitId: string): Promise<School> {
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
  return { rules, spells, plan: (day) => planOf(rulesOn(rules, day), spells, day) };
}

const collator = new Intl.Collator("zh-CN", { numeric: true });

/** A class is known by the Chinese part of the name that its pupils have. */
const classOf = (name: string): SchoolClass => ({ code: name.split("|||")[0] ?? "", name });

/** The pupils of a unit, of one class or of all, in the order of lists. */
export async function pupilsOf(database: Database, unitId: string, code?: string): Promise<readonly Pupil[]> {
  const like = `${asWords(code ?? "")}|||%`;
  const persons = database
    .selectFrom("person")
    .where("unit_id", "=", unitId)
    .where("type", "=", PUPIL)
    .where("status", "=", ACTIVE)
    .where("class_name", "<>", "")
    .select(["id", "real_name as name", "class_name"]);
  const others = database
    .selectFrom("attendance_pupil")
    .where("unit_id", "=", unitId)
    .select(["id", "name", "class_name"]);
  const [known, without] = await Promise.all([
    (code === undefined
      ? persons
      : persons.where((is) => is.or([is("class_name", "=", code), isLike(sql.ref("class_name"), like)]))
    ).execute(),
    (code === undefined
      ? others
      : others.where((is) => is.or([is("class_name", "=", code), isLike(sql.ref("class_name"), like)]))
    ).execute(),
  ]);
  const pupils = [
    ...known.map((row) => ({ ...row, account: true })),
    ...without.map((row) => ({ ...row, account: false })),
  ];
  return pupils
    .map(({ id, name, class_name, account }) => ({ id, name, class: classOf(class_name), account }))
    .toSorted((one, other) => collator.compare(one.name, other.name) || (one.id < other.id ? -1 : 1));
}

/** One pupil of a unit; null where there is none. */
export async function pupilOf(database: Database, unitId: string, id: string): Promise<Pupil | null> {
  const person = await database
    .selectFrom("person")
    .where("id", "=", id)
    .where("unit_id", "=", unitId)
    .where("type", "=", PUPIL)
    .where("status", "=", ACTIVE)
    .where("class_name", "<>", "")
    .select(["id", "real_name as name", "class_name"])
    .executeTakeFirst();
  if (person) return { id, name: person.name, class: classOf(person.class_name), account: true };
  const other = await database
    .selectFrom("attendance_pupil")
    .where("id", "=", id)
    .where("unit_id", "=", unitId)
    .select(["name", "class_name"])
    .executeTakeFirst();
  return other ? { id, name: other.name, class: classOf(other.class_name), account: false } : null;
}

/** All classes of a unit that have pupils, in their order. */
export async function classesOf(database: Database, unitId: string): Promise<readonly SchoolClass[]> {
  const [known, without] = await Promise.all([
    database
      .selectFrom("person")
      .where("unit_id", "=", unitId)
      .where("type", "=", PUPIL)
      .where("status", "=", ACTIVE)
      .where("class_name", "<>", "")
      .select("class_name")
      .distinct()
      .execute(),
    database
      .selectFrom("attendance_pupil")
      .where("unit_id", "=", unitId)
      .select("class_name")
      .distinct()
      .execute(),
  ]);
  const all = new Map(
    [...known, ...without].map(({ class_name }) => classOf(class_name)).map((each) => [each.code, each]),
  );
  return [...all.values()].toSorted((one, other) => collator.compare(one.code, other.code));
}

/** Today by the school's clock. */
export const todayOf = ({ now, wireDate }: Pick<ModuleContext, "now" | "wireDate">): Day =>
  wireDate(now()).slice(0, 10);

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

import { sql } from "kysely";
import { beginsWith, compareNames, type SchoolClass } from "../../../server/platform/module";
import type { Database } from "./tables";

const PUPIL = 1;
const ACTIVE = 1;

/** A pupil of a unit who has an account. */
export interface Pupil {
  readonly id: string;
  readonly name: string;
  /** The code of the class. */
  readonly group: string;
}

/** A class is known by the Chinese part of the name that its pupils have. */
const codeOf = (className: string): string => className.split("|||")[0] ?? "";

const pupilsIn = (database: Database, unitId: string) =>
  database
    .selectFrom("person")
    .where("unit_id", "=", unitId)
    .where("type", "=", PUPIL)
    .where("status", "=", ACTIVE)
    .where("class_name", "<>", "");

/** The pupils of a unit, of one class or of all, in the order of lists. */
export async function pupilsOf(database: Database, unitId: string, code?: string): Promise<readonly Pupil[]> {
  const all = pupilsIn(database, unitId);
  const rows = await (
    code === undefined
      ? all
      : all.where((is) =>
          is.or([is("class_name", "=", code), beginsWith(sql.ref("class_name"), `${code}|||`)]),
        )
  )
    .select(["id", "real_name as name", "class_name"])
    .execute();
  return rows
    .map(({ id, name, class_name }) => ({ id, name, group: codeOf(class_name) }))
    .toSorted((one, other) => compareNames(one.name, other.name) || (one.id < other.id ? -1 : 1));
}

/** All classes of a unit that have pupils, in their order. */
export async function classesOf(database: Database, unitId: string): Promise<readonly SchoolClass[]> {
  const rows = await pupilsIn(database, unitId).select("class_name as name").distinct().execute();
  const all = new Map(rows.map(({ name }) => [codeOf(name), { code: codeOf(name), name }]));
  return [...all.values()].toSorted((one, other) => compareNames(one.code, other.code));
}

/** The guardians of pupils who have an account at the unit, by the pupils' ids. */
export async function guardiansOf(
  database: Database,
  unitId: string,
  pupils: readonly Pupil[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const known = new Map<string, string[]>();
  if (pupils.length === 0) return known;
  const rows = await database
    .selectFrom("parent_child")
    .innerJoin("person", "person.id", "parent_child.parent_id")
    .where(
      "parent_child.child_id",
      "in",
      pupils.map(({ id }) => id),
    )
    .where("parent_child.status", "=", ACTIVE)
    .where("person.status", "=", ACTIVE)
    .where("person.unit_id", "=", unitId)
    .select(["parent_id", "child_id"])
    .orderBy("parent_id")
    .execute();
  for (const { parent_id, child_id } of rows)
    known.set(child_id, [...(known.get(child_id) ?? []), parent_id]);
  return known;
}

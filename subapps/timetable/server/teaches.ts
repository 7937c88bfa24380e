import type { ModuleContext, SchoolClass } from "../../../server/platform/module";
import { todayOf } from "./read";
import type { TimetableTables } from "./tables";

/** The classes in which the person gives lessons that have not ended, in the school's order. */
export async function teaches(context: ModuleContext<TimetableTables>): Promise<readonly SchoolClass[]> {
  const { database, me } = context;
  return database
    .selectFrom("timetable_class")
    .where("unit_id", "=", me.unitId)
    .where("id", "in", (query) =>
      query
        .selectFrom("timetable_lesson")
        .where("unit_id", "=", me.unitId)
        .where("teacher_id", "=", me.id)
        .where("valid_to", ">=", todayOf(context))
        .select("class_id"),
    )
    .select(["name as code", "label as name"])
    .orderBy("position")
    .execute();
}

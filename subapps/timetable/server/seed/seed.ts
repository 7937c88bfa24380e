import { insertRows, type ModuleSeed } from "../../../../server/platform/module";
import type { TimetableTables } from "../tables";
import { SchoolDays } from "../schoolDays";
import { changesOf } from "./changes";
import { calendarOf } from "./holidays";
import { inboxOf } from "./inbox";
import { planOf } from "./plan";
import { SCHOOLS } from "./schools";
import { termsFrom } from "./terms";

/** Classes of the demo's pupils, the first of each school with a change of every kind. */
const FEATURED: Readonly<Record<string, readonly string[]>> = {
  "2": ["2-5-2", "2-3-1", "2-1-3"],
  "3": ["3-8-1"],
};

/**
 * Gives each demo school its week for the term of the first start and the one after it, with their holidays and make-up days, and
 * some changes this week.
 */
export async function seed({
  database,
  now,
  wireDate,
  momentOf,
}: ModuleSeed<TimetableTables>): Promise<void> {
  const today = wireDate(now).slice(0, 10);
  const around = termsFrom(today);
  const [, ...terms] = around;
  const [{ starts }, { ends }] = terms;
  const { holidays, makeups } = calendarOf(around);
  const days = new SchoolDays(terms, holidays, makeups);
  const demo = await database.selectFrom("person").where("demo", "=", 1).select(["id", "unit_id"]).execute();
  const people = new Set(demo.map(({ id }) => id));
  const units = new Set(demo.map(({ unit_id }) => unit_id));
  let named = 0;
  for (const school of SCHOOLS.filter(({ unit }) => units.has(unit))) {
    const { unit } = school;
    const plan = planOf(school, named);
    named += plan.teachers.length;
    await insertRows(
      database,
      "timetable_term",
      terms.map((term) => ({ ...term, id: `${unit}-${term.starts}`, unit_id: unit })),
    );
    await insertRows(database, "timetable_calendar", [
      ...holidays.map((row) => ({
        ...row,
        id: `${unit}-h${row.starts}`,
        unit_id: unit,
        kind: "holiday" as const,
        follows: 0,
      })),
      ...makeups.map(({ date, follows }) => ({
        id: `${unit}-m${date}`,
        unit_id: unit,
        kind: "makeup" as const,
        name: "",
        starts: date,
        ends: date,
        follows,
      })),
    ]);
    await insertRows(database, "timetable_period", plan.periods);
    await insertRows(database, "timetable_class", plan.classes);
    await insertRows(database, "timetable_room", plan.rooms);
    await insertRows(database, "timetable_subject", plan.subjects);
    await insertRows(database, "timetable_teacher", plan.teachers);
    await insertRows(
      database,
      "timetable_lesson",
      plan.lessons.map((lesson) => ({ ...lesson, valid_from: starts, valid_to: ends })),
    );
    const changes = changesOf(school, plan, today, FEATURED[unit] ?? [], days);
    await insertRows(database, "timetable_change", changes);
    const { messages, todos } = inboxOf(
      school,
      plan,
      changes,
      { now, wireDate, momentOf },
      { day: days.dayOf },
    );
    const isHere = ({ person_id }: { readonly person_id: string }) => people.has(person_id);
    await insertRows(database, "message", messages.filter(isHere));
    await insertRows(database, "todo", todos.filter(isHere));
  }
}

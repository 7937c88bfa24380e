import {
  addressOf,
  dayInText,
  insertRows,
  isSchoolDay,
  type ModuleSeed,
  schoolMoment,
} from "../../../server/platform/module";
import { LASTS } from "./lasts";
import { placeOf } from "./placeOf";
import { placeToPlan } from "./placeToPlan";
import type { DutyTables } from "./tables";

const DAY = 86_400_000;
const DAYS = 14;
/** The demo's people have looked at the roster, but for the duties of so many days from the first start on. */
const NEW_DAYS = 7;
/** Up to the minute. */
const MINUTE = 16;
/** The time of a school day at which people are told. */
const TOLD = "07:10";
/** People of the demo who find their next duty among what they have to do. */
const REMINDED = ["2001", "2006"];
const TASKS = [
  { task: "校门值守|||School gate", time: "07:20" },
  { task: "午餐护导|||Lunch supervision", time: "11:50" },
] as const;
/** The administrators of the demo, who plan the duties, by school. */
const ADMINISTRATORS: Readonly<Record<string, string>> = { "2": "2007", "3": "3005" };
const MODULE = "值班安排|||Duty Roster";

/** The next duty of a person who has not been to it yet, as a to-do that opens it among the others. */
const todoOf = ({ id, person_id, at, task }: DutyTables["duty_shift"], told: number) => ({
  id: `duty-${person_id}`,
  person_id,
  title: task,
  action: "查看值班|||See duty",
  starts: at,
  due: at + LASTS,
  ends: at + LASTS,
  module: MODULE,
  app: "duty",
  at: told,
  url: addressOf("duty", placeOf(id)),
  open_way: "viewport",
  child_id: null,
  done: 0,
});

/** A duty that has not been assigned yet, as a to-do of the administrator that ends once it is. */
function todoToPlan(
  person: string,
  { at, task }: Pick<DutyTables["duty_shift"], "at" | "task">,
  when: string,
  told: number,
) {
  const [chinese = "", english = ""] = task.split("|||");
  const [day = "", time = ""] = when.split(" ");
  const [chineseDay, englishDay] = dayInText(day);
  return {
    id: `duty-${person}`,
    person_id: person,
    title: `${chineseDay}${time}的${chinese}还没有安排人|||Not assigned yet: ${english.toLowerCase()}, ${englishDay}, ${time}`,
    action: "安排|||Assign",
    due: at,
    ends: at,
    module: MODULE,
    app: "duty",
    at: told,
    url: addressOf("duty", placeToPlan(day, time)),
    open_way: "viewport",
    child_id: null,
    done: 0,
  };
}

/**
 * Two weeks of duties for each demo school, taken in turns, of which the last one is not assigned yet; the next one of some people, and
 * that which is open, among what they have to do.
 */
export async function seed(world: ModuleSeed<DutyTables>): Promise<void> {
  const { database, now, wireDate, momentOf } = world;
  const people = await database
    .selectFrom("person")
    .where("demo", "=", 1)
    .where("type", "in", [2, 4])
    .orderBy("id")
    .select(["id", "unit_id"])
    .execute();
  const dayOf = (day: number) => wireDate(now + day * DAY).slice(0, 10);
  for (const unit of new Set(people.map(({ unit_id }) => unit_id))) {
    const calendar = await world.calendar(unit);
    const told = schoolMoment(world, calendar, TOLD);
    const schoolDays = Array.from({ length: DAYS }, (_, day) => day).filter((day) =>
      isSchoolDay(calendar, dayOf(day)),
    );
    const staff = people.filter(({ unit_id }) => unit_id === unit);
    const shifts = schoolDays.flatMap((day) =>
      TASKS.map(({ task, time }, turn) => ({
        id: `${unit}-${String(day)}-${String(turn)}`,
        unit_id: unit,
        person_id: staff[(day * TASKS.length + turn) % staff.length]?.id ?? "",
        at: momentOf(`${dayOf(day)} ${time}:00`) ?? now,
        task,
        seen: day < NEW_DAYS ? 0 : 1,
      })),
    );
    const administrator = ADMINISTRATORS[unit];
    const open = administrator === undefined ? undefined : shifts.pop();
    if (administrator !== undefined && open)
      await insertRows(database, "todo", [
        todoToPlan(administrator, open, wireDate(open.at).slice(0, MINUTE), told),
      ]);
    await insertRows(database, "duty_shift", shifts);
    const next = REMINDED.flatMap((person) => {
      const own = shifts.filter(({ person_id, at }) => person_id === person && at > now);
      return own.slice(0, 1);
    });
    await insertRows(
      database,
      "todo",
      next.map((shift) => todoOf(shift, told)),
    );
  }
}

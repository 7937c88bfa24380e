import { insertRows, type ModuleSeed } from "../../../server/platform/module";
import type { DutyTables } from "./tables";

const DAY = 86_400_000;
const DAYS = 14;
const TASKS = [
  { task: "校门值守|||School gate", time: "07:20:00" },
  { task: "午餐护导|||Lunch supervision", time: "11:50:00" },
] as const;

/** Two weeks of duties for each demo school, taken in turns. */
export async function seed({ database, now, wireDate, momentOf }: ModuleSeed<DutyTables>): Promise<void> {
  const people = await database
    .selectFrom("person")
    .where("demo", "=", 1)
    .where("type", "in", [2, 4])
    .orderBy("id")
    .select(["id", "unit_id"])
    .execute();
  for (const unit of new Set(people.map(({ unit_id }) => unit_id))) {
    const staff = people.filter(({ unit_id }) => unit_id === unit);
    const shifts = Array.from({ length: DAYS }, (_, day) => day).flatMap((day) =>
      TASKS.map(({ task, time }, turn) => ({
        id: `${unit}-${String(day)}-${String(turn)}`,
        unit_id: unit,
        person_id: staff[(day * TASKS.length + turn) % staff.length]?.id ?? "",
        at: momentOf(`${wireDate(now + day * DAY).slice(0, 10)} ${time}`) ?? now,
        task,
      })),
    );
    await insertRows(database, "duty_shift", shifts);
  }
}

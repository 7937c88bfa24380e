import { insertRows, type ModuleSeed } from "../../../server/platform/module";
import { newRow } from "./items";
import type { DriveTables } from "./tables";

const TEACHER = 2;
const FOLDERS = ["课件", "教案", "公开课"];

/** Gives each teacher of the demo schools a few empty folders. */
export async function seed({ database, now }: ModuleSeed<DriveTables>): Promise<void> {
  const teachers = await database
    .selectFrom("person")
    .where("demo", "=", 1)
    .where("type", "=", TEACHER)
    .select("id")
    .execute();
  const rows = teachers.flatMap(({ id }) =>
    FOLDERS.map((name, index) =>
      newRow({ id: `drive-${id}-${String(index)}`, kind: "folder", folder_id: "", name }, id, now),
    ),
  );
  await insertRows(database, "drive_item", rows);
}

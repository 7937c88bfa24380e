import { insertRows, type ModuleSeed } from "../../../../server/platform/module";
import type { NoticeTables } from "../tables";
import { fillInbox } from "./inbox";
import { noticesOf, type SeedNotice } from "./noticesOf";

/** The newest notices are unread for everyone. */
const UNREAD_NOTICES = 12;

/** Gives each demo school its notices of the last months, of which all but the newest have been read. */
export async function fill(world: ModuleSeed<NoticeTables>): Promise<void> {
  const { database, now } = world;
  const people = await database
    .selectFrom("person")
    .where("demo", "=", 1)
    .select(["id", "unit_id"])
    .execute();
  const posted: SeedNotice[] = [];
  for (const unit of new Set(people.map(({ unit_id }) => unit_id))) {
    const notices = noticesOf(unit, now);
    posted.push(...notices);
    await insertRows(database, "notice", notices);
    await insertRows(
      database,
      "notice_read",
      people
        .filter(({ unit_id }) => unit_id === unit)
        .flatMap(({ id }) =>
          notices.slice(UNREAD_NOTICES).map((notice) => ({ notice_id: notice.id, person_id: id })),
        ),
    );
  }
  await fillInbox(world, posted);
}

import { insertRows, nameKey, type ModuleSeed } from "../../../../server/platform/module";
import { keysOf, type NoticeTables, wordsOf } from "../tables";
import { fillInbox, isAskedFor } from "./inbox";
import { noticesOf, type SeedNotice } from "./noticesOf";

/** So many notices are unread for everyone. */
const UNREAD_NOTICES = 12;

/** The notices that a person has not read: those that their to-dos ask for, and the newest. */
function unreadOf(person: string, notices: readonly SeedNotice[]): ReadonlySet<SeedNotice> {
  const asked = notices.filter((notice) => isAskedFor(person, notice));
  return new Set([...asked, ...notices.filter((notice) => !asked.includes(notice))].slice(0, UNREAD_NOTICES));
}

/** Gives each demo school its notices of the last months, of which people have read all but a few. */
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
    await insertRows(
      database,
      "notice",
      notices.map((notice) => ({
        ...notice,
        ...keysOf(notice),
        author_key: nameKey(notice.author),
        words: wordsOf(notice),
      })),
    );
    await insertRows(
      database,
      "notice_read",
      people
        .filter(({ unit_id }) => unit_id === unit)
        .flatMap(({ id }) => {
          const unread = unreadOf(id, notices);
          return notices
            .filter((notice) => !unread.has(notice))
            .map((notice) => ({ notice_id: notice.id, person_id: id }));
        }),
    );
  }
  await fillInbox(world, posted);
}

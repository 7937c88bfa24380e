import { finishTodos, type ModuleContext, type ModuleHandler } from "../../../server/platform/module";
import type { contract } from "../contract";
import { noSuchNotice } from "./refusals";
import { placeOf } from "./placeOf";
import type { NoticeTables } from "./tables";

/** Keeps that the person has read a notice of their own unit, and ends the to-do that asks for it. */
export const read: ModuleHandler<typeof contract.read, NoticeTables> = async ({ id }, { database, me }) => {
  const notice = await database
    .selectFrom("notice")
    .select("id")
    .where("id", "=", id)
    .where("unit_id", "=", me.unitId)
    .executeTakeFirst();
  if (!notice) throw noSuchNotice();
  await database
    .insertInto("notice_read")
    .values({ notice_id: notice.id, person_id: me.id })
    .onConflict((known) => known.doNothing())
    .execute();
  await finishTodos(database, { person: me.id, app: "notices", at: placeOf(notice.id) });
  return null;
};

/** How many notices of the person's unit they have not read. */
export async function unread({
  database,
  me,
}: Pick<ModuleContext<NoticeTables>, "database" | "me">): Promise<number> {
  const { num } = await database
    .selectFrom("notice")
    .leftJoin("notice_read", (join) =>
      join.onRef("notice_read.notice_id", "=", "notice.id").on("notice_read.person_id", "=", me.id),
    )
    .where("notice.unit_id", "=", me.unitId)
    .where("notice_read.notice_id", "is", null)
    .select(({ fn }) => fn.countAll<number>().as("num"))
    .executeTakeFirstOrThrow();
  return num;
}

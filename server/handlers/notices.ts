import { sql } from "kysely";
import type { Register } from "../call";
import { wireDate } from "../dates";
import { Refusal } from "../envelope";

/** The Notices sub-application's service. */
export function noticeHandlers(call: Register): void {
  call("notices", async ({ start, size, keyword }, { database, me }) => {
    const own = database.selectFrom("notice").where("notice.unit_id", "=", me.unitId);
    const pattern = keyword ? `%${keyword.toLowerCase().replace(/[\\%_]/g, "\\$&")}%` : null;
    const found = pattern
      ? own.where((is) =>
          is.or([
            sql<boolean>`lower(notice.title) like ${pattern} escape '\\'`,
            sql<boolean>`lower(notice.content) like ${pattern} escape '\\'`,
          ]),
        )
      : own;
    const { total } = await found
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    const rows = await found
      .leftJoin("notice_read", (join) =>
        join.onRef("notice_read.notice_id", "=", "notice.id").on("notice_read.person_id", "=", me.id),
      )
      .select([
        "notice.id",
        "notice.title",
        "notice.content",
        "notice.author",
        "notice.category",
        "notice.published_at",
        "notice_read.person_id as reader",
      ])
      .orderBy("published_at", "desc")
      .orderBy("notice.id")
      .limit(size)
      .offset((start - 1) * size)
      .execute();
    return {
      total,
      list: rows.map(({ published_at, reader, ...notice }) => ({
        ...notice,
        publishedAt: wireDate(published_at),
        read: reader !== null,
      })),
    };
  });

  call("readNotice", async ({ id }, { database, me }) => {
    const notice = await database
      .selectFrom("notice")
      .select("id")
      .where("id", "=", id)
      .where("unit_id", "=", me.unitId)
      .executeTakeFirst();
    if (!notice) throw new Refusal(404, "没有这条通知|||There is no such notice", "not_found");
    await database
      .insertInto("notice_read")
      .values({ notice_id: notice.id, person_id: me.id })
      .onConflict((known) => known.doNothing())
      .execute();
    return null;
  });
}

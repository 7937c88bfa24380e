import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { holdsCode } from "../auth/roles";
import type { Register } from "../call";
import { wireDate } from "../dates";
import { Refusal, refusals } from "../envelope";

/** The permission to publish notices and to change them. */
const PUBLISH = "notices_publish";

const noSuchNotice = () => new Refusal(404, "没有这条通知|||There is no such notice", "not_found");

/** Text in one language or in both, as the wire carries it. */
const inBoth = (chinese: string, english: string) =>
  english.trim() === "" ? chinese.trim() : `${chinese.trim()}|||${english.trim()}`;

/** What a list may be sorted by, in the database's own names. */
const COLUMNS = {
  title: "notice.title",
  category: "notice.category",
  author: "notice.author",
  publishedAt: "notice.published_at",
} as const;

/** The Notices sub-application's service. */
export function noticeHandlers(call: Register): void {
  call("notices", async ({ start, size, keyword, sort, order }, { database, me, site }) => {
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
      .orderBy(COLUMNS[sort], order)
      .orderBy("notice.id")
      .limit(size)
      .offset((start - 1) * size)
      .execute();
    return {
      total,
      list: rows.map(({ published_at, reader, ...notice }) => ({
        ...notice,
        publishedAt: wireDate(published_at, site),
        read: reader !== null,
      })),
    };
  });

  call("saveNotice", async (input, { database, me, now }) => {
    if (!(await holdsCode(database, me, PUBLISH))) throw refusals.forbidden();
    const words = {
      title: inBoth(input.title, input.englishTitle),
      category: input.category.trim(),
      content: inBoth(input.content, input.englishContent),
    };
    const { id } = input;
    if (id === undefined) {
      const author = await database
        .selectFrom("person")
        .select("real_name")
        .where("id", "=", me.id)
        .executeTakeFirstOrThrow();
      const notice = { id: randomUUID(), unit_id: me.unitId, author: author.real_name, published_at: now() };
      await database
        .insertInto("notice")
        .values({ ...notice, ...words })
        .execute();
      return { id: notice.id };
    }
    const { numUpdatedRows } = await database
      .updateTable("notice")
      .set(words)
      .where("id", "=", id)
      .where("unit_id", "=", me.unitId)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) throw noSuchNotice();
    return { id };
  });

  call("readNotice", async ({ id }, { database, me }) => {
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
    return null;
  });
}

import { sql } from "kysely";
import type { ModuleHandler } from "../../../server/platform/module";
import type { contract } from "../contract";
import type { NoticeTables } from "./tables";

/** What a list may be sorted by, in the database's own names. */
const COLUMNS = {
  title: "notice.title",
  category: "notice.category",
  author: "notice.author",
  publishedAt: "notice.published_at",
} as const;

/** A page of the notices of the person's own unit, and which of them they have read. */
export const list: ModuleHandler<typeof contract.list, NoticeTables> = async (
  { start, size, keyword, sort, order },
  { database, me, wireDate },
) => {
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
      publishedAt: wireDate(published_at),
      read: reader !== null,
    })),
  };
};

import { sql, type Kysely, type SelectQueryBuilder } from "kysely";
import {
  type ModuleContext,
  type ModuleDatabase,
  type ModuleHandler,
  occursIn,
  rangeOf,
  soughtWords,
} from "../../../server/platform/module";
import type { contract } from "../contract";
import { attachmentsOf } from "./attachments";
import { aroundWords } from "./aroundWords";
import { unread } from "./read";
import { placeOf } from "./placeOf";
import { noSuchNotice } from "./refusals";
import type { NoticeTables } from "./tables";

type Tables = ModuleDatabase<NoticeTables> extends Kysely<infer All> ? All : never;

/** What a list may be sorted by, in the database's own names. */
const COLUMNS = {
  title: "notice.title_key",
  category: "notice.category_key",
  author: "notice.author_key",
  publishedAt: "notice.published_at",
} as const;

/** The columns of these notices, and whether the person has read each. */
const withReader = (notices: SelectQueryBuilder<Tables, "notice", object>, person: string) =>
  notices
    .leftJoin("notice_read", (join) =>
      join.onRef("notice_read.notice_id", "=", "notice.id").on("notice_read.person_id", "=", person),
    )
    .select([
      "notice.id",
      "notice.title",
      "notice.content",
      "notice.author",
      "notice.category",
      "notice.published_at",
      "notice_read.person_id as reader",
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof withReader>["executeTakeFirstOrThrow"]>>;

/** Rows as answers carry them, with their files. */
async function noticesOf({ database, wireDate }: ModuleContext<NoticeTables>, rows: readonly Row[]) {
  const files = await attachmentsOf(
    { database },
    rows.map(({ id }) => id),
  );
  return rows.map(({ published_at, reader, ...notice }) => ({
    ...notice,
    publishedAt: wireDate(published_at),
    read: reader !== null,
    attachments: files.get(notice.id) ?? [],
  }));
}

/** Whether these words stand in a notice's title or text. */
const holds = ({ database }: Pick<ModuleContext<NoticeTables>, "database">, words: string) =>
  occursIn(database, sql.ref("notice.words"), words);

/** What the portal's search finds: the newest notices of the own unit with these words, and where their text has them. */
export const search: ModuleHandler<typeof contract.search, NoticeTables> = async (
  { q, size },
  { database, me },
) => {
  const words = soughtWords(q);
  const rows = await database
    .selectFrom("notice")
    .where("notice.unit_id", "=", me.unitId)
    .where(holds({ database }, words))
    .select(["notice.id", "notice.title", "notice.author", "notice.content"])
    .orderBy("notice.published_at", "desc")
    .orderBy("notice.id")
    .limit(size)
    .execute();
  return {
    items: rows.map(({ id, title, author, content }) => ({
      id,
      title,
      detail: author,
      text: rangeOf(title, words) ? undefined : aroundWords(content, words),
      at: placeOf(id),
    })),
  };
};

/** A page of the notices of the person's own unit, and which of them they have read. */
export const list: ModuleHandler<typeof contract.list, NoticeTables> = async (
  { start, size, keyword, sort, order },
  context,
) => {
  const { database, me } = context;
  const own = database.selectFrom("notice").where("notice.unit_id", "=", me.unitId);
  const found = keyword ? own.where(holds(context, soughtWords(keyword))) : own;
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await withReader(found, me.id)
    .orderBy(COLUMNS[sort], order)
    .orderBy("notice.id")
    .limit(size)
    .offset((start - 1) * size)
    .execute();
  return {
    total,
    unread: await unread({ database, me }),
    list: await noticesOf(context, rows),
  };
};

/** One notice of the person's own unit. */
export const one: ModuleHandler<typeof contract.one, NoticeTables> = async ({ id }, context) => {
  const { database, me } = context;
  const own = database
    .selectFrom("notice")
    .where("notice.unit_id", "=", me.unitId)
    .where("notice.id", "=", id);
  const row = await withReader(own, me.id).executeTakeFirst();
  const [notice] = row ? await noticesOf(context, [row]) : [];
  if (!notice) throw noSuchNotice();
  return notice;
};

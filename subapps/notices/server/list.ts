import { sql, type Kysely, type SelectQueryBuilder } from "kysely";
import {
  mapInPieces,
  type ModuleContext,
  type ModuleDatabase,
  type ModuleHandler,
  PageOfBest,
  rangeOf,
  soughtWords,
} from "../../../server/platform/module";
import type { contract } from "../contract";
import { attachmentsOf } from "./attachments";
import { aroundWords } from "./aroundWords";
import { unread } from "./read";
import { foundIn, inTitle, piecesOf } from "./pieces";
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

/** As many notices of a page come with their content. */
const MOST_WITH_CONTENT = 100;

/** The columns of these notices, and whether the person has read each. */
const withReader = (notices: SelectQueryBuilder<Tables, "notice", object>, person: string) =>
  notices
    .leftJoin("notice_read", (join) =>
      join.onRef("notice_read.notice_id", "=", "notice.id").on("notice_read.person_id", "=", person),
    )
    .select([
      "notice.id",
      "notice.title",
      "notice.author",
      "notice.category",
      "notice.published_at",
      "notice_read.person_id as reader",
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof withReader>["executeTakeFirstOrThrow"]>> & {
  readonly content?: string;
};

/** Rows as answers carry them, with their files. */
async function noticesOf<Each extends Row>(
  { database, wireDate }: ModuleContext<NoticeTables>,
  rows: readonly Each[],
) {
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

/** So many pieces are looked through for titles, where the texts of newer notices have the words already. */
const PIECES_FOR_TITLES = 4;

/**
 * What the portal's search finds: the newest notices of the own unit with these words, those with them in the title first, and where the
 * text of the others has them [DESK-10].
 */
export const search: ModuleHandler<typeof contract.search, NoticeTables> = async ({ q, size }, context) => {
  const words = soughtWords(q);
  type Found = Pick<NoticeTables["notice"], "id" | "title" | "author" | "content">;
  const byTitle: Found[] = [];
  const byText: Found[] = [];
  let pieces = 0;
  for await (const span of piecesOf(context)) {
    const title = inTitle(context, words);
    const found = await foundIn(context, words, span)
      .select(["notice.id", "notice.title", "notice.author", "notice.content", title.as("inTitle")])
      .orderBy(title, "desc")
      .orderBy("notice.published_at", "desc")
      .orderBy("notice.id", "desc")
      .limit(size)
      .execute();
    for (const row of found) (row.inTitle === 1 ? byTitle : byText).push(row);
    pieces += 1;
    const isFull = byTitle.length + byText.length >= size;
    if (byTitle.length >= size || (isFull && pieces >= PIECES_FOR_TITLES)) break;
  }
  const rows = [...byTitle, ...byText].slice(0, size);
  // The normal form of a hostile text takes long.
  const items = await mapInPieces(context, rows, ({ id, title, author, content }) => ({
    id,
    title,
    detail: author,
    text: rangeOf(title, words) ? undefined : aroundWords(content, words),
    at: placeOf(id),
  }));
  return { items: [...items] };
};

type Asked = Parameters<typeof list>[0];

/** What is needed of a notice to find its place in a list. */
interface Listed {
  readonly id: string;
  readonly key: string | number;
}

/** The ids of a page of the notices with words in them, which are looked for a piece at a time, and how many there are. */
async function foundPage(
  context: ModuleContext<NoticeTables>,
  { keyword = "", sort, order, ...paging }: Asked,
) {
  const words = soughtWords(keyword);
  const compare = (one: Listed, other: Listed): number =>
    (one.key === other.key ? 0 : one.key < other.key === (order === "asc") ? -1 : 1) ||
    (one.id < other.id ? -1 : 1);
  const page = new PageOfBest(paging, compare);
  for await (const span of piecesOf(context))
    page.add(
      await foundIn(context, words, span)
        .select(["notice.id", sql.ref<string | number>(COLUMNS[sort]).as("key")])
        .execute(),
    );
  return { total: page.total, ids: page.rows.map(({ id }) => id) };
}

/** A page of the notices with words in them. */
async function foundNotices(context: ModuleContext<NoticeTables>, asked: Asked) {
  const { total, ids } = await foundPage(context, asked);
  if (ids.length === 0) return { total, rows: [] };
  const named = context.database.selectFrom("notice").where("notice.id", "in", ids);
  const rows = await withReader(named, context.me.id)
    .$if(asked.size <= MOST_WITH_CONTENT, (all) => all.select("notice.content"))
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  return { total, rows: ids.flatMap((id) => known.get(id) ?? []) };
}

/** A page of all notices. */
async function allNotices(
  { database, me }: ModuleContext<NoticeTables>,
  { start, size, sort, order }: Asked,
) {
  const own = database.selectFrom("notice").where("notice.unit_id", "=", me.unitId);
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const rows = await withReader(own, me.id)
    .$if(size <= MOST_WITH_CONTENT, (all) => all.select("notice.content"))
    .orderBy(COLUMNS[sort], order)
    .orderBy("notice.id")
    .limit(size)
    .offset((start - 1) * size)
    .execute();
  return { total, rows };
}

/** A page of the notices of the person's own unit, and which of them they have read. */
export const list: ModuleHandler<typeof contract.list, NoticeTables> = async (asked, context) => {
  const { total, rows } = await (asked.keyword ? foundNotices : allNotices)(context, asked);
  return {
    total,
    unread: await unread(context),
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
  const row = await withReader(own, me.id).select("notice.content").executeTakeFirst();
  const [notice] = row ? await noticesOf(context, [row]) : [];
  if (!notice) throw noSuchNotice();
  return notice;
};

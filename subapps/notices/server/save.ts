import { randomUUID } from "node:crypto";
import {
  nameKey,
  personWords,
  refusals,
  type ModuleContext,
  type ModuleHandler,
} from "../../../server/platform/module";
import type { contract } from "../contract";
import { attach, lockOwners } from "./attachments";
import { noSuchNotice, tooManyNotices } from "./refusals";
import { keysOf, type NoticeTables, wordsOf } from "./tables";

/** The permission to publish notices and to change them. */
const PUBLISH = "notices_publish";

/** Text in one language or in both, as the wire carries it. */
const inBoth = (chinese: string, english: string) =>
  english.trim() === "" ? chinese.trim() : `${chinese.trim()}|||${english.trim()}`;

/** Publishes a notice for the person's own unit, or changes one of it, with its files. */
export const save: ModuleHandler<typeof contract.save, NoticeTables> = async (input, context) => {
  if (!(await context.holds(PUBLISH))) throw refusals.forbidden();
  const title = inBoth(input.title, input.englishTitle);
  const content = inBoth(input.content, input.englishContent);
  const words = { title, category: input.category.trim(), content, words: wordsOf({ title, content }) };
  return context.database.transaction().execute(async (database) => {
    const within: ModuleContext<NoticeTables> = { ...context, database };
    await lockOwners(within, input.id);
    const id = input.id === undefined ? await publish(within, words) : await change(within, input.id, words);
    if (input.attachments) await attach(within, id, input.attachments);
    return { id };
  });
};

type Words = Pick<NoticeTables["notice"], "title" | "category" | "content" | "words">;

const DAY = 24 * 3_600_000;

/** So many notices a school publishes in 24 hours, and keeps [SEC-11]. */
const [MOST_OF_DAY, MOST] = [200, 50_000];

async function demandRoom({ database, me, now }: ModuleContext<NoticeTables>): Promise<void> {
  const { all, today } = await database
    .selectFrom("notice")
    .where("unit_id", "=", me.unitId)
    .select(({ fn }) => [
      fn.countAll<number>().as("all"),
      fn
        .count<number>("id")
        .filterWhere("published_at", ">", now() - DAY)
        .as("today"),
    ])
    .executeTakeFirstOrThrow();
  if (all >= MOST || today >= MOST_OF_DAY) throw tooManyNotices();
}

async function publish(context: ModuleContext<NoticeTables>, words: Words): Promise<string> {
  await demandRoom(context);
  const { database, me, now } = context;
  const author = await database
    .selectFrom("person")
    .select("real_name")
    .where("id", "=", me.id)
    .executeTakeFirstOrThrow();
  const notice = {
    id: randomUUID(),
    unit_id: me.unitId,
    author: personWords(author.real_name),
    published_at: now(),
  };
  await database
    .insertInto("notice")
    .values({ ...notice, author_key: nameKey(notice.author), ...words, ...keysOf(words) })
    .execute();
  // An author has read their own notice.
  await database.insertInto("notice_read").values({ notice_id: notice.id, person_id: me.id }).execute();
  return notice.id;
}

async function change(
  { database, me }: ModuleContext<NoticeTables>,
  id: string,
  words: Words,
): Promise<string> {
  const { numUpdatedRows } = await database
    .updateTable("notice")
    .set({ ...words, ...keysOf(words) })
    .where("id", "=", id)
    .where("unit_id", "=", me.unitId)
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) throw noSuchNotice();
  return id;
}

import { randomUUID } from "node:crypto";
import { refusals, type ModuleHandler } from "../../../server/platform/module";
import type { contract } from "../contract";
import { noSuchNotice } from "./refusals";
import type { NoticeTables } from "./tables";

/** The permission to publish notices and to change them. */
const PUBLISH = "notices_publish";

/** Text in one language or in both, as the wire carries it. */
const inBoth = (chinese: string, english: string) =>
  english.trim() === "" ? chinese.trim() : `${chinese.trim()}|||${english.trim()}`;

/** Publishes a notice for the person's own unit, or changes one of it. */
export const save: ModuleHandler<typeof contract.save, NoticeTables> = async (
  input,
  { database, me, now, holds },
) => {
  if (!(await holds(PUBLISH))) throw refusals.forbidden();
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
};

import { sql } from "kysely";
import { beginsWith, soughtWords } from "../../../server/platform/module";
import type { Context, Handler } from "./drive";
import { liveIn, ownIn, type Row } from "./items";
import { hasWords } from "./pages";

/** So many things are looked at by one query, so that no other person waits for a long one [SEC-06]. */
export const LOOKED_AT = 2500;

/** Where a thing stands among a person's, which are taken from the newest on. */
type Place = Pick<Row, "changed_at" | "id">;

const placeOf = sql`(drive_item.changed_at, drive_item.id)`;
const isBefore = ({ changed_at, id }: Place) => sql<boolean>`${placeOf} < (${changed_at}, ${id})`;
const isFrom = ({ changed_at, id }: Place) => sql<boolean>`${placeOf} >= (${changed_at}, ${id})`;

/** The last place of a piece that begins before a place; undefined where fewer things are left. */
const endOf = (context: Context, start: Place): Promise<Place | undefined> =>
  ownIn(context)
    .where(isBefore(start))
    .orderBy("changed_at", "desc")
    .orderBy("id", "desc")
    .offset(LOOKED_AT - 1)
    .limit(1)
    .select(["changed_at", "id"])
    .executeTakeFirst();

/** The query for the best of a piece: names that begin with the words first, then the newest. */
export function bestIn(
  context: Pick<Context, "database" | "me">,
  words: string,
  size: number,
  start: Place,
  end: Place | undefined,
) {
  const begins = beginsWith(sql.ref("drive_item.name_key"), soughtWords(words));
  const things = liveIn(context).where(hasWords(context, words)).where(isBefore(start));
  return (end ? things.where(isFrom(end)) : things)
    .select(["drive_item.id", "drive_item.name", "drive_item.folder_id"])
    .select(sql<number>`case when ${begins} then 1 else 0 end`.as("begins"))
    .orderBy("begins", "desc")
    .orderBy("drive_item.changed_at", "desc")
    .orderBy("drive_item.id", "desc")
    .limit(size);
}

/** The best things of all pieces; no piece is looked at once there are enough whose names begin with the words. */
async function bestOf(context: Context, words: string, size: number) {
  let best: Awaited<ReturnType<ReturnType<typeof bestIn>["execute"]>> = [];
  let start: Place | undefined = { changed_at: Number.MAX_SAFE_INTEGER, id: "" };
  while (start && (best[size - 1]?.begins ?? 0) === 0) {
    const end = await endOf(context, start);
    const next = await bestIn(context, words, size, start, end).execute();
    best = [...best, ...next].toSorted((one, other) => other.begins - one.begins).slice(0, size);
    start = end;
  }
  return best;
}

/** The names of folders by their ids. */
async function namesOf({ database }: Context, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom("drive_item")
    .where("id", "in", ids)
    .select(["id", "name"])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What the portal's search finds: names that begin with the words first, then the newest, each with its folder's name. */
export const search: Handler<"search"> = async ({ q, size }, context) => {
  const best = await bestOf(context, q.trim(), size);
  const names = await namesOf(context, [...new Set(best.map(({ folder_id }) => folder_id))]);
  return {
    items: best.map(({ id, name, folder_id }) => ({
      id,
      title: name,
      detail: names.get(folder_id) ?? "我的文件|||My files",
      at: `/?item=${id}`,
    })),
  };
};

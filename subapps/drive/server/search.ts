import { sql } from "kysely";
import { beginsWith, isWithin, soughtWords, type Span } from "../../../server/platform/module";
import type { Context, Handler } from "./drive";
import { piecesOf } from "./found";
import { liveIn, ownIn } from "./items";
import { hasWords } from "./pages";

const CHANGED_AT = sql.ref<number>("drive_item.changed_at");

/** The query for the best of a piece: names that begin with the words first, then the newest. */
export function bestIn(context: Pick<Context, "database" | "me">, words: string, size: number, span: Span) {
  const begins = beginsWith(sql.ref("drive_item.name_key"), soughtWords(words));
  return liveIn(context)
    .where(hasWords(context, words))
    .where(isWithin(CHANGED_AT, sql.ref("drive_item.id"), span))
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
  for await (const span of piecesOf(ownIn(context), CHANGED_AT)) {
    const next = await bestIn(context, words, size, span).execute();
    best = [...best, ...next].toSorted((one, other) => other.begins - one.begins).slice(0, size);
    if ((best[size - 1]?.begins ?? 0) > 0) break;
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

import { sql } from "kysely";
import { asWords, isLike } from "../../../server/platform/module";
import { toBin } from "./discard";
import type { Context } from "./drive";
import { liveIn, type Row } from "./items";
import { keyOf, numbered } from "./names";

/** What is to get a name in a folder. */
export interface Arrival extends Pick<Row, "kind" | "name"> {
  /** Its id, where it is one of the person's things already. */
  readonly id?: string;
}

/** What a folder has of that name, but for the thing itself. */
export const namedIn = (context: Context, folderId: string, { id, name }: Pick<Arrival, "id" | "name">) => {
  const alike = liveIn(context).where("folder_id", "=", folderId).where("name_key", "=", keyOf(name));
  return (id === undefined ? alike : alike.where("id", "<>", id)).selectAll().executeTakeFirst();
};

/** The name with the first number that no thing of the folder has: `name (2).txt`. */
export async function freeName(context: Context, folderId: string, { kind, name }: Arrival): Promise<string> {
  const names = numbered(name, kind);
  const alike = await liveIn(context)
    .where("folder_id", "=", folderId)
    .where(isLike(sql.ref("name_key"), `${asWords(names.start)}%`))
    .select("name_key")
    .execute();
  const taken = new Set(alike.map(({ name_key }) => name_key));
  let number = 2;
  while (taken.has(keyOf(names.with(number)))) number += 1;
  return names.with(number);
}

/** The name, or where it is taken one with a number. */
export const nameBeside = async (context: Context, folderId: string, arrival: Arrival): Promise<string> =>
  (await namedIn(context, folderId, arrival)) ? freeName(context, folderId, arrival) : arrival.name;

/** What becomes of a name that is taken, and the things that are never replaced, such as those that are being moved. */
export interface OnClash {
  readonly clash: "both" | "replace" | "skip";
  readonly spared?: ReadonlySet<string>;
}

/**
 * The name that a thing gets in a folder; null where it is to be left out. Puts the one that is there into the bin if that is
 * to be replaced, unless it is of another kind or spared: then both stay.
 */
export async function settleName(
  context: Context,
  folderId: string,
  arrival: Arrival,
  { clash, spared = new Set() }: OnClash,
): Promise<string | null> {
  const there = await namedIn(context, folderId, arrival);
  if (!there) return arrival.name;
  if (clash === "skip") return null;
  if (clash === "replace" && there.kind === arrival.kind && !spared.has(there.id)) {
    await toBin(context, there.id);
    return arrival.name;
  }
  return freeName(context, folderId, arrival);
}

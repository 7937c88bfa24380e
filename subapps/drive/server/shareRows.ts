import { randomUUID } from "node:crypto";
import type { Context } from "./drive";
import type { Row } from "./items";
import type { DriveTables } from "./tables";

/** A share as its row has it. */
export type Share = DriveTables["drive_share"];

/** With whom a thing is shared. */
export type Target = Pick<Share, "kind" | "target">;

/** The shares that are not over. */
export const openShares = ({ database, now }: Pick<Context, "database" | "now">) =>
  database
    .selectFrom("drive_share")
    .where((where) =>
      where.or([where("drive_share.ends_at", "is", null), where("drive_share.ends_at", ">", now())]),
    );

/** Those of the person's things that are shared. */
export async function sharedAmong(context: Context, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const ids = rows.map(({ id }) => id);
  const shares = await openShares(context).where("item_id", "in", ids).select("item_id").execute();
  return new Set(shares.map(({ item_id }) => item_id));
}

/** The last day of a share, on the school's clock; empty where it has none. */
export const lastDayOf = ({ ends_at }: Pick<Share, "ends_at">, { wireDate }: Pick<Context, "wireDate">) =>
  ends_at === null ? "" : wireDate(ends_at - 1000).slice(0, 10);

/** The row of a new share of the person's. */
export const shareOf = (
  context: Context,
  item: string,
  { kind, target }: Target,
  more: Partial<Share>,
): Share => ({
  id: randomUUID(),
  person_id: context.me.id,
  item_id: item,
  kind,
  target,
  unit_id: context.me.unitId,
  ends_at: null,
  made_at: context.now(),
  inside: 0,
  ...more,
});

/** Removes the shares of things that are deleted for good. */
export async function forgetShares({ database }: Pick<Context, "database">, ids: readonly string[]) {
  await database.deleteFrom("drive_share").where("item_id", "in", ids).execute();
}

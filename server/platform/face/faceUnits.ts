import { sql } from "kysely";
import type { Out, Parsed } from "../../../contract/calls";
import type { Database } from "../database/open";

/** How a unit uses faces. */
export type FaceUse = Pick<Out<"faceSettings">, "signIn" | "clocking">;

const isSignIn = (text: string | undefined): text is FaceUse["signIn"] =>
  text === "challenge" || text === "password" || text === "off";

/** How a unit uses faces; not at all until it says otherwise. */
export async function faceUseOf(database: Database, unitId: string): Promise<FaceUse> {
  const row = await database
    .selectFrom("face_unit")
    .where("unit_id", "=", unitId)
    .select(["sign_in", "clocking"])
    .executeTakeFirst();
  return { signIn: isSignIn(row?.sign_in) ? row.sign_in : "off", clocking: row?.clocking === 1 };
}

const NOT_USED = { sign_in: "off", clocking: 0, stamp: 0 };

/** Changes what is told of how a unit uses faces. */
export async function setFaceUse(
  database: Database,
  unitId: string,
  { signIn, clocking }: Parsed<"setFaceSettings">,
): Promise<void> {
  const change = {
    ...(signIn !== undefined && { sign_in: signIn }),
    ...(clocking !== undefined && { clocking: clocking ? 1 : 0 }),
  };
  await database
    .insertInto("face_unit")
    .values({ unit_id: unitId, ...NOT_USED, ...change })
    .onConflict((conflict) => conflict.column("unit_id").doUpdateSet({ unit_id: unitId, ...change }))
    .execute();
}

/** The count of changes of a unit's faces. */
export async function stampOf(database: Database, unitId: string): Promise<number> {
  const row = await database
    .selectFrom("face_unit")
    .where("unit_id", "=", unitId)
    .select("stamp")
    .executeTakeFirst();
  return row?.stamp ?? 0;
}

/** Counts a change of a unit's faces, and answers the count. Until the transaction ends nobody else changes any there. */
export async function countChange(trx: Database, unitId: string): Promise<number> {
  const { stamp } = await trx
    .insertInto("face_unit")
    .values({ unit_id: unitId, ...NOT_USED, stamp: 1 })
    .onConflict((conflict) =>
      conflict.column("unit_id").doUpdateSet({ stamp: sql<number>`face_unit.stamp + 1` }),
    )
    .returning("stamp")
    .executeTakeFirstOrThrow();
  return stamp;
}

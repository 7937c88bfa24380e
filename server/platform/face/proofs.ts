import { hashToken, newToken } from "../auth/tokens";
import { keepNewest } from "../database/keepNewest";
import type { Database } from "../database/open";

/** How long a proof may be exchanged, milliseconds: an application's page may be offline for a moment. */
export const PROOF_MS = 10 * 60_000;

/** As many proofs of a person hold at once. */
const MOST_PROOFS = 20;

/** Who was known by their face, and when. */
export interface KnownFace {
  readonly personId: string;
  readonly at: number;
}

/** Proofs by which an application's server learns whose face was known; stored as hashes, each works once, in its unit. */
export function createFaceProofs(database: Database, now: () => number) {
  const issue = async (unitId: string, personId: string): Promise<string> => {
    const proof = newToken();
    await keepNewest(database, {
      table: "face_proof",
      key: "hash",
      of: ["person_id", personId],
      by: "until",
      most: MOST_PROOFS,
    });
    await database
      .insertInto("face_proof")
      .values({
        hash: hashToken(proof),
        unit_id: unitId,
        person_id: personId,
        at: now(),
        until: now() + PROOF_MS,
      })
      .execute();
    return proof;
  };

  /** Exchanges a proof in the caller's transaction; null for any other, and that of another unit stays. */
  const redeem = async (within: Database, unitId: string, proof: string): Promise<KnownFace | null> => {
    const row = await within
      .deleteFrom("face_proof")
      .where("hash", "=", hashToken(proof))
      .where("unit_id", "=", unitId)
      .returning(["person_id as personId", "at", "until"])
      .executeTakeFirst();
    return row && row.until > now() ? { personId: row.personId, at: row.at } : null;
  };

  const sweep = async (): Promise<void> => {
    await database.deleteFrom("face_proof").where("until", "<=", now()).execute();
  };

  return { issue, redeem, sweep };
}

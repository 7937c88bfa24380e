import { randomUUID } from "node:crypto";
import type { Database } from "../database/open";
import { CONSENT_VERSION } from "./consentText";

/** A consent that has not been withdrawn. */
export interface Consent {
  readonly version: string;
  readonly givenAt: number;
  readonly byName: string;
}

/** A consent to the taking of a person's face that has not been withdrawn, to the present text if there is one; null where there is none. */
export async function consentOf(database: Database, personId: string): Promise<Consent | null> {
  const rows = await database
    .selectFrom("face_consent")
    .innerJoin("person as by", "by.id", "face_consent.given_by")
    .where("face_consent.person_id", "=", personId)
    .where("withdrawn_at", "is", null)
    .select(["version", "given_at as givenAt", "by.real_name as byName"])
    .orderBy("given_at", "desc")
    .execute();
  return rows.find(isCurrent) ?? rows[0] ?? null;
}

/** Whether a consent is to the text that people are asked for now, without which no face is taken. */
export const isCurrent = (consent: Consent | null): consent is Consent =>
  consent?.version === CONSENT_VERSION;

/** Records a consent to the present text, unless there is one; answers whether it was recorded. */
export async function giveConsent(
  trx: Database,
  { personId, byId, at }: { readonly personId: string; readonly byId: string; readonly at: number },
): Promise<boolean> {
  if (isCurrent(await consentOf(trx, personId))) return false;
  await trx
    .insertInto("face_consent")
    .values({
      id: randomUUID(),
      person_id: personId,
      version: CONSENT_VERSION,
      given_at: at,
      given_by: byId,
      withdrawn_at: null,
      withdrawn_by: null,
    })
    .execute();
  return true;
}

/** Marks what was consented to until then as withdrawn; `byId` is null where it is repeated on a restored database. */
export async function withdrawConsent(
  trx: Database,
  { personId, byId, at }: { readonly personId: string; readonly byId: string | null; readonly at: number },
): Promise<void> {
  await trx
    .updateTable("face_consent")
    .set({ withdrawn_at: at, withdrawn_by: byId })
    .where("person_id", "=", personId)
    .where("withdrawn_at", "is", null)
    .where("given_at", "<=", at)
    .execute();
}

/** Every consent of a person, in its order, for an export. */
export const consentsOf = (database: Database, personId: string) =>
  database
    .selectFrom("face_consent")
    .innerJoin("person as by", "by.id", "face_consent.given_by")
    .leftJoin("person as withdrawer", "withdrawer.id", "face_consent.withdrawn_by")
    .where("face_consent.person_id", "=", personId)
    .select([
      "version",
      "given_at as givenAt",
      "by.real_name as givenBy",
      "withdrawn_at as withdrawnAt",
      "withdrawer.real_name as withdrawnBy",
    ])
    .orderBy("given_at")
    .execute();

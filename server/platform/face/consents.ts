import { randomUUID } from "node:crypto";
import type { Database } from "../database/open";
import type { FaceState } from "../module";
import { CONSENT_VERSION } from "./consentText";
import { faceRefusals } from "./faceRefusals";

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

/** A consent of a person, withdrawn or not. */
interface ConsentRow extends Consent {
  readonly personId: string;
  readonly withdrawnAt: number | null;
  readonly withdrawnBy: string | null;
}

/** How it stands with a person's consent, by all that there were, the latest first. */
export function consentStateOf(
  rows: readonly ConsentRow[],
): Pick<FaceState, "consent" | "consentAt" | "consentBy"> {
  const open = rows.filter(({ withdrawnAt }) => withdrawnAt === null);
  const given = open.find(isCurrent) ?? open[0];
  if (given)
    return {
      consent: isCurrent(given) ? "given" : "old",
      consentAt: given.givenAt,
      consentBy: given.byName,
    };
  const [last] = rows.toSorted((one, other) => (other.withdrawnAt ?? 0) - (one.withdrawnAt ?? 0));
  return last
    ? { consent: "withdrawn", consentAt: last.withdrawnAt, consentBy: last.withdrawnBy ?? "" }
    : { consent: "none", consentAt: null, consentBy: "" };
}

/** Every consent of these people, by their ids, the latest first. */
export async function consentsOfAll(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ConsentRow[]>> {
  const rows = await database
    .selectFrom("face_consent")
    .innerJoin("person as by", "by.id", "face_consent.given_by")
    .leftJoin("person as withdrawer", "withdrawer.id", "face_consent.withdrawn_by")
    .where("face_consent.person_id", "in", ids)
    .select([
      "face_consent.person_id as personId",
      "version",
      "given_at as givenAt",
      "by.real_name as byName",
      "withdrawn_at as withdrawnAt",
      "withdrawer.real_name as withdrawnBy",
    ])
    .orderBy("given_at", "desc")
    .execute();
  const known = new Map<string, ConsentRow[]>();
  for (const row of rows) known.set(row.personId, [...(known.get(row.personId) ?? []), row]);
  return known;
}

const DAY = 24 * 3_600_000;

/** So often a person's consent is given within 24 hours; each is kept, also those that were withdrawn. */
const MOST_OF_DAY = 20;

/**
 * Records a consent to the present text, unless there is one; answers whether it was recorded. Refuses what is given and withdrawn to and
 * fro [SEC-11].
 */
export async function giveConsent(
  trx: Database,
  { personId, byId, at }: { readonly personId: string; readonly byId: string; readonly at: number },
): Promise<boolean> {
  if (isCurrent(await consentOf(trx, personId))) return false;
  const { count } = await trx
    .selectFrom("face_consent")
    .where("person_id", "=", personId)
    .where("given_at", ">", at - DAY)
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_OF_DAY) throw faceRefusals.consentTooOften();
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

/** When the latest consent was given that has not been withdrawn, milliseconds since 1970; null where there is none. */
export async function consentedAt(database: Database, personId: string): Promise<number | null> {
  const row = await database
    .selectFrom("face_consent")
    .where("person_id", "=", personId)
    .where("withdrawn_at", "is", null)
    .select(({ fn }) => fn.max<number | null>("given_at").as("at"))
    .executeTakeFirst();
  return row?.at ?? null;
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

import type { Transaction } from "kysely";
import { CONSENT_VERSION } from "../../platform/face/consentText";
import { insertRows } from "../../platform/module";
import type { Tables } from "../../platform/database/schema";
import { type Classmate, classmates } from "./classmates";
import { childRows, personRows } from "./personRows";

const DAY = 86_400_000;

/** When the n-th of the guardians consented, milliseconds since 1970: within the last two weeks. */
const consentedAt = (now: number, n: number) => now - ((n % 9) + 5) * DAY;

/** A consent, and what the list of uses says of it. */
function consentRows(now: number, { pupil, guardian, consent }: Classmate, n: number) {
  const given = consentedAt(now, n);
  const withdrawn = consent === "withdrawn" ? given + 2 * DAY : null;
  const deed = (name: "consented" | "withdrawn", at: number, reason: string) => ({
    id: `seed-${name}-${pupil.id}`,
    unit_id: pupil.unit,
    person_id: pupil.id,
    by_id: guardian.id,
    at,
    deed: name,
    reason,
    address: "127.0.0.1",
  });
  return {
    consent: {
      id: `seed-${pupil.id}`,
      person_id: pupil.id,
      version: CONSENT_VERSION,
      given_at: given,
      given_by: guardian.id,
      withdrawn_at: withdrawn,
      withdrawn_by: withdrawn === null ? null : guardian.id,
    },
    uses: [
      deed("consented", given, CONSENT_VERSION),
      ...(withdrawn === null ? [] : [deed("withdrawn", withdrawn, "")]),
    ],
  };
}

/** Pupils beside those who sign in, their guardians, and what these have said about the taking of faces. Nobody's face is there. */
export async function fillClassmates(trx: Transaction<Tables>, now: number, password: string): Promise<void> {
  const people = classmates.flatMap(({ pupil, guardian }) => [pupil, guardian]);
  await insertRows<Tables, "person">(trx, "person", personRows(people, password));
  await insertRows<Tables, "parent_child">(trx, "parent_child", childRows(people));
  const said = classmates
    .filter(({ consent }) => consent !== "none")
    .map((each, n) => consentRows(now, each, n));
  await insertRows<Tables, "face_consent">(
    trx,
    "face_consent",
    said.map(({ consent }) => consent),
  );
  await insertRows<Tables, "face_audit">(
    trx,
    "face_audit",
    said.flatMap(({ uses }) => uses),
  );
}

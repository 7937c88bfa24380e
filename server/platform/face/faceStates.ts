import type { Database } from "../database/open";
import { refusals } from "../envelope";
import type { FaceState } from "../module";
import { type Collects, collectsOf, type FaceAsker } from "./collecting";
import { consentsOfAll, consentStateOf } from "./consents";

/** SQLite takes 32,766 values in a statement. */
const BATCH = 1_000;

const ACTIVE = 1;

async function statesIn(
  database: Database,
  collects: Collects,
  ids: readonly string[],
): Promise<readonly FaceState[]> {
  const rows = await database
    .selectFrom("person")
    .leftJoin("face", "face.person_id", "person.id")
    .where("person.id", "in", ids)
    .where("person.status", "=", ACTIVE)
    .select([
      "person.id",
      "person.type",
      "person.unit_id as unitId",
      "person.class_name as className",
      "face.registered_at as takenAt",
    ])
    .execute();
  const people = rows.filter(collects);
  if (people.length === 0) return [];
  const consents = await consentsOfAll(
    database,
    people.map(({ id }) => id),
  );
  return people.map(({ id, takenAt }) => ({
    personId: id,
    ...consentStateOf(consents.get(id) ?? []),
    takenAt,
  }));
}

/** How it stands with the faces of people, as far as the one who asks collects them; others are refused [FACE-06, FACE-08]. */
export async function faceStatesOf(asker: FaceAsker, ids: readonly string[]): Promise<readonly FaceState[]> {
  const collects = await collectsOf(asker);
  if (!collects) throw refusals.forbidden();
  const unique = [...new Set(ids)];
  const states: FaceState[] = [];
  for (let start = 0; start < unique.length; start += BATCH)
    states.push(...(await statesIn(asker.database, collects, unique.slice(start, start + BATCH))));
  return states;
}

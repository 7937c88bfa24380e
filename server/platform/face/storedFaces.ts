import { LRUCache } from "lru-cache";
import type { Database } from "../database/open";
import { withFirst } from "../withFirst";
import { type Candidate, packed, unpacked } from "./descriptors";
import { countChange, stampOf } from "./faceUnits";
import type { Descriptor } from "./look";
import type { createTombstones, Tombstone } from "./tombstones";
import type { Vault } from "./vault";

/** Units whose faces are kept decrypted in memory, and for how long at most: people come and go without a change of a face. */
const UNITS = 16;
const KEPT_MS = 60_000;

/** So many faces are decrypted before the thread looks at what else there is. */
const AT_ONCE = 200;

const ACTIVE = 1;

interface Kept {
  readonly stamp: number;
  readonly candidates: readonly Candidate[];
}

interface FaceStore {
  readonly database: Database;
  readonly now: () => number;
  readonly vault: Vault;
  readonly tombstones: ReturnType<typeof createTombstones>;
  readonly kept: LRUCache<string, Kept>;
}

/** A stored face as far as it says that it is there. */
interface StoredFace {
  readonly registeredAt: number;
  /** The photograph; null where its key is another one. */
  readonly photo: Buffer | null;
  /** What faces are compared by; null where its key is another one. */
  readonly template: Descriptor | null;
}

async function readCandidates({ vault }: FaceStore, within: Database, unitId: string): Promise<Candidate[]> {
  const rows = await within
    .selectFrom("face")
    .innerJoin("person", "person.id", "face.person_id")
    .where("person.unit_id", "=", unitId)
    .where("person.status", "=", ACTIVE)
    .select(["face.person_id", "face.key_id", "face.descriptor", "face.registered_at as registeredAt"])
    .execute();
  const candidates: Candidate[] = [];
  for (const [index, row] of rows.entries()) {
    const { person_id: personId, registeredAt } = row;
    const bytes = vault.unseal("descriptor", personId, row.key_id, row.descriptor);
    const descriptor = bytes && unpacked(bytes);
    if (descriptor) candidates.push({ personId, descriptor, registeredAt });
    if (index % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setImmediate(resolve));
  }
  return candidates;
}

/** The faces of a unit's people that can be read. Kept until one of the unit's changes, in this process or in another one. */
const candidatesOf = async (store: FaceStore, unitId: string): Promise<readonly Candidate[]> => {
  const stamp = await stampOf(store.database, unitId);
  const known = store.kept.get(unitId);
  if (known?.stamp === stamp) return known.candidates;
  const candidates = await readCandidates(store, store.database, unitId);
  store.kept.set(unitId, { stamp, candidates });
  return candidates;
};

/** The same, in a transaction that has just counted a change of its own as `stamp`, so that others change none. */
const candidatesWithin = async (
  store: FaceStore,
  trx: Database,
  unitId: string,
  stamp: number,
): Promise<readonly Candidate[]> => {
  const known = store.kept.get(unitId);
  return known?.stamp === stamp - 1 ? known.candidates : readCandidates(store, trx, unitId);
};

/** A face to be stored. */
interface NewFace {
  readonly personId: string;
  readonly byId: string;
  readonly descriptor: Descriptor;
  readonly photo: Uint8Array;
}

/** Stores a person's face in the place of the one before. */
const put = async (
  { now, vault }: FaceStore,
  trx: Database,
  { personId, byId, descriptor, photo }: NewFace,
): Promise<number> => {
  const row = {
    key_id: vault.keyId(),
    descriptor: vault.seal("descriptor", personId, packed(descriptor)),
    photo: vault.seal("photo", personId, photo),
    registered_at: now(),
    registered_by: byId,
  };
  await trx
    .insertInto("face")
    .values({ person_id: personId, ...row })
    .onConflict((conflict) => conflict.column("person_id").doUpdateSet(row))
    .execute();
  return row.registered_at;
};

/** When a person's stored face was taken; null where there is none. */
const registeredAt = async (
  { database }: FaceStore,
  personId: string,
  within: Database = database,
): Promise<number | null> => {
  const row = await within
    .selectFrom("face")
    .where("person_id", "=", personId)
    .select("registered_at")
    .executeTakeFirst();
  return row?.registered_at ?? null;
};

/** A person's stored face; null where there is none. */
const read = async ({ database, vault }: FaceStore, personId: string): Promise<StoredFace | null> => {
  const row = await database
    .selectFrom("face")
    .where("person_id", "=", personId)
    .select(["key_id", "photo", "descriptor", "registered_at"])
    .executeTakeFirst();
  if (!row) return null;
  const bytes = vault.unseal("descriptor", personId, row.key_id, row.descriptor);
  return {
    registeredAt: row.registered_at,
    photo: vault.unseal("photo", personId, row.key_id, row.photo),
    template: bytes && unpacked(bytes),
  };
};

/** Deletes a person's face in a transaction, and notes it; answers whether there was one. */
const remove = async (
  { tombstones }: FaceStore,
  trx: Database,
  { personId, unitId, deed, at }: { readonly unitId: string } & Tombstone,
): Promise<boolean> => {
  await countChange(trx, unitId);
  await trx.deleteFrom("face_challenge").where("person_id", "=", personId).execute();
  const { numDeletedRows } = await trx
    .deleteFrom("face")
    .where("person_id", "=", personId)
    .executeTakeFirst();
  const isThere = numDeletedRows > 0n;
  if (isThere || deed === "withdrawn") await tombstones.note(trx, { personId, at, deed });
  return isThere;
};

/** How many people of a unit have a stored face. */
const count = async ({ database }: FaceStore, unitId: string): Promise<number> => {
  const { total } = await database
    .selectFrom("face")
    .innerJoin("person", "person.id", "face.person_id")
    .where("person.unit_id", "=", unitId)
    .select((row) => row.fn.countAll<number | string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
};

/** Whose stored faces are to go: their accounts have been closed. */
const ofClosedAccounts = ({ database }: FaceStore) =>
  database
    .selectFrom("face")
    .innerJoin("person", "person.id", "face.person_id")
    .where("person.status", "<>", ACTIVE)
    .select(["face.person_id as personId", "person.unit_id as unitId"])
    .execute();

/** The stored faces: encrypted rows, and what is known of them in memory. */
export const createStoredFaces = (store: Omit<FaceStore, "kept">) =>
  withFirst(
    { ...store, kept: new LRUCache<string, Kept>({ max: UNITS, ttl: KEPT_MS }) },
    { candidatesOf, candidatesWithin, put, registeredAt, read, remove, count, ofClosedAccounts },
  );

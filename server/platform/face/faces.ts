import type { Database } from "../database/open";
import { forgetDeleted } from "../database/forgetDeleted";
import { lockPerson } from "../database/lockPerson";
import { createFaceChallenges } from "./challenges";
import { nearestOf, type Match } from "./descriptors";
import { createFaceEyes } from "./eyes";
import { createFaceAudit } from "./faceAudit";
import type { Descriptor, FaceEyes } from "./look";
import { createFaceProofs } from "./proofs";
import { createStoredFaces } from "./storedFaces";
import { createTombstones } from "./tombstones";
import { createVault, keyPlaceIn } from "./vault";

/** What the part for faces needs; the eyes are replaced in tests. */
export interface FacesOptions {
  readonly database: Database;
  readonly now: () => number;
  /** Where the list of deleted faces is, and the key unless another file has it. */
  readonly dataDir: string;
  readonly keyFile: string | null;
  readonly eyes?: FaceEyes | undefined;
  readonly log: (line: string) => void;
}

const CLOSED = "账号已停用|||The account was closed";

/** Everything about faces: who is known by theirs, what is kept, and for how long [FACE-06, FACE-07, FACE-08]. */
export function createFaces({ database, now, dataDir, keyFile, eyes, log }: FacesOptions) {
  const vault = createVault(keyPlaceIn(dataDir, keyFile));
  const tombstones = createTombstones(database, dataDir);
  const stored = createStoredFaces({ database, now, vault, tombstones });
  const audit = createFaceAudit(database, now);
  const challenges = createFaceChallenges(database, now);
  const proofs = createFaceProofs(database, now);
  const looking = eyes ?? createFaceEyes();

  /** Reads the key, and deletes what an older copy of the database has brought back; throws a `StartFault`. */
  const open = async (): Promise<void> => {
    vault.open();
    const back = await tombstones.purge();
    if (back === 0) return;
    await forgetDeleted(database);
    log(`${back} deleted faces had come back with an older database, and were deleted again.`);
  };

  /** Whose face it is, among the people of a unit. */
  const known = async (unitId: string, descriptor: Descriptor): Promise<Match> =>
    nearestOf(await stored.candidatesOf(unitId), descriptor);

  /** Makes sure that nothing of what was deleted is left, here or in a copy that is put back. */
  const forget = async (): Promise<void> => {
    await tombstones.carry();
    await forgetDeleted(database);
  };

  /** Removes what has lapsed, and the faces of closed accounts. */
  const sweep = async (): Promise<void> => {
    await challenges.sweep();
    await proofs.sweep();
    await audit.sweep();
    const closed = await stored.ofClosedAccounts();
    for (const { personId, unitId } of closed)
      await database.transaction().execute(async (trx) => {
        await lockPerson(trx, personId);
        const at = Math.max(now(), (await stored.registeredAt(personId, trx)) ?? 0);
        await stored.remove(trx, { personId, unitId, deed: "deleted", at });
        const entry = { unitId, personId, byId: null, deed: "deleted", reason: CLOSED, address: "" } as const;
        await audit.write(entry, trx);
      });
    if (closed.length > 0) await forget();
  };

  return {
    open,
    known,
    forget,
    sweep,
    stored,
    audit,
    challenges,
    proofs,
    look: looking.look,
    close: () => looking.close(),
  };
}

/** The part for faces, as handlers use it. */
export type Faces = ReturnType<typeof createFaces>;

import { randomInt } from "node:crypto";
import { LIVE_ACTS, type LiveAct } from "../../../src/face/core/liveness";
import { addressKey } from "../auth/throttleRules";
import { keyHash } from "../auth/claims";
import { hashToken, newToken } from "../auth/tokens";
import type { Database } from "../database/open";
import { withFirst } from "../withFirst";

/** How long a try may take, milliseconds. */
export const CHALLENGE_MS = 90_000;
/** How long a password may be typed after the face was known, milliseconds, and how often. */
export const MATCH_MS = 120_000;
const MATCH_GUESSES = 3;
/** How many tries a person may have under way, or an address without a session: those of a whole school, but no more rows than that. */
const MOST_UNDER_WAY = 300;

/** What a try is for. */
export type Purpose = "login" | "clocking";

/** A try that may be judged: it was begun here, in this browser, not long ago, and has not been used. */
export interface Trial {
  readonly hash: string;
  readonly unitId: string;
  readonly acts: readonly LiveAct[];
  readonly row: Row;
}

interface Row {
  readonly hash: string;
  readonly purpose: string;
  readonly unit_id: string;
  readonly key_hash: string | null;
  readonly acts: string;
  readonly address: string;
  readonly person_id: string | null;
  readonly guesses: number;
  readonly until: number;
}

interface ChallengeStore {
  readonly database: Database;
  readonly now: () => number;
}

/** Some of these in any order; chance decides which. */
function drawn<T>(items: readonly T[], count: number): T[] {
  const rest = [...items];
  return Array.from({ length: count }, () => rest.splice(randomInt(rest.length), 1)).flat();
}

/** What a person is asked to do. To come closer is something that a printed picture does as well, so it is never asked for alone. */
const drawActs = (purpose: Purpose): readonly LiveAct[] =>
  purpose === "login"
    ? drawn(LIVE_ACTS, 2)
    : drawn(
        LIVE_ACTS.filter((act) => act !== "closer"),
        1,
      );

const isAct = (text: string): text is LiveAct => LIVE_ACTS.some((act) => act === text);

const trialOf = (row: Row): Trial => ({
  hash: row.hash,
  unitId: row.unit_id,
  acts: row.acts.split(",").filter(isAct),
  row,
});

/** Who tries: the browser's key, null without one, and the person whose session it is, or the network address without one. */
interface Beginner {
  readonly key: string | null;
  readonly from: { readonly personId: string } | { readonly ip: string };
}

/** Begins a try, and answers what is asked for and the secret that names the try; null where too many are under way. */
const begin = async (
  { database, now }: ChallengeStore,
  { purpose, unitId, key, from }: { readonly purpose: Purpose; readonly unitId: string } & Beginner,
): Promise<{ readonly nonce: string; readonly acts: readonly LiveAct[] } | null> => {
  const address = hashToken("ip" in from ? `face ${addressKey(from.ip)}` : `face of ${from.personId}`);
  const { count } = await database
    .selectFrom("face_challenge")
    .where("address", "=", address)
    .where("until", ">", now())
    .select((row) => row.fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_UNDER_WAY) return null;
  const [nonce, acts] = [newToken(), drawActs(purpose)];
  await database
    .insertInto("face_challenge")
    .values({
      hash: hashToken(nonce),
      purpose,
      unit_id: unitId,
      key_hash: keyHash(key),
      acts: acts.join(","),
      address,
      person_id: null,
      guesses: 0,
      until: now() + CHALLENGE_MS,
    })
    .execute();
  return { nonce, acts };
};

/** The row of a secret, if this browser may use it for this. */
const rowOf = async (
  { database, now }: ChallengeStore,
  { nonce, purpose, key }: { readonly nonce: string; readonly purpose: string; readonly key: string | null },
): Promise<Row | null> => {
  const row = await database
    .selectFrom("face_challenge")
    .where("hash", "=", hashToken(nonce))
    .where("purpose", "=", purpose)
    .where("until", ">", now())
    .selectAll()
    .executeTakeFirst();
  return row && (row.key_hash === null || row.key_hash === keyHash(key)) ? row : null;
};

/** A try that goes on in this browser, unused so far; null for any other. */
const find = async (
  store: ChallengeStore,
  asked: { readonly nonce: string; readonly purpose: Purpose; readonly key: string | null },
): Promise<Trial | null> => {
  const row = await rowOf(store, asked);
  return row && trialOf(row);
};

/** Uses a try up; false where another request has just done so, also where its match is kept under the same name by now. */
const take = async ({ database }: ChallengeStore, { hash, row }: Trial): Promise<boolean> => {
  const taken = await database
    .deleteFrom("face_challenge")
    .where("hash", "=", hash)
    .where("purpose", "=", row.purpose)
    .returning("hash")
    .executeTakeFirst();
  return taken !== undefined;
};

/** Gives a try back whose pictures nobody has looked at. */
const giveBack = async ({ database }: ChallengeStore, { row }: Trial): Promise<void> => {
  await database
    .insertInto("face_challenge")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Keeps whose face was known, under the name of the try, until the password has been typed. */
const keepMatch = async (
  { database, now }: ChallengeStore,
  { row }: Trial,
  personId: string,
): Promise<void> => {
  await database
    .insertInto("face_challenge")
    .values({ ...row, purpose: "password", person_id: personId, guesses: 0, until: now() + MATCH_MS })
    .execute();
};

/** A face that was known and waits for its password. */
interface KeptMatch {
  readonly hash: string;
  readonly unitId: string;
  readonly personId: string;
}

/** Whose face was known in a try of this browser; null where there is none, or no guess is left. */
const matchOf = async (
  store: ChallengeStore,
  asked: { readonly nonce: string; readonly key: string | null },
): Promise<KeptMatch | null> => {
  const row = await rowOf(store, { ...asked, purpose: "password" });
  return row?.person_id != null && row.guesses < MATCH_GUESSES
    ? { hash: row.hash, unitId: row.unit_id, personId: row.person_id }
    : null;
};

/** Counts a guess before it is looked at; false where none was left. */
const guess = async ({ database }: ChallengeStore, { hash }: KeptMatch): Promise<boolean> => {
  const row = await database
    .updateTable("face_challenge")
    .set((column) => ({ guesses: column("guesses", "+", 1) }))
    .where("hash", "=", hash)
    .where("purpose", "=", "password")
    .where("guesses", "<", MATCH_GUESSES)
    .returning("guesses")
    .executeTakeFirst();
  return row !== undefined;
};

/** Uses a kept match up, in the transaction that opens the session; false where it was used at the same time. */
const endMatch = async (
  _: ChallengeStore,
  { hash }: Pick<KeptMatch, "hash">,
  trx: Database,
): Promise<boolean> => {
  const row = await trx
    .deleteFrom("face_challenge")
    .where("hash", "=", hash)
    .returning("hash")
    .executeTakeFirst();
  return row !== undefined;
};

/** Removes tries that are over. */
const sweep = async ({ database, now }: ChallengeStore): Promise<void> => {
  await database.deleteFrom("face_challenge").where("until", "<=", now()).execute();
};

/** The tries to be known by a face: what is asked for is drawn for each, and each is judged once [FACE-07]. */
export const createFaceChallenges = (database: Database, now: () => number) =>
  withFirst({ database, now }, { begin, find, take, giveBack, keepMatch, matchOf, guess, endMatch, sweep });

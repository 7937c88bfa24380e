import { keepNewest } from "../database/keepNewest";
import type { Database } from "../database/open";
import { HOUR, namesDelay, ROOM_MS, type Standing } from "./throttleRules";
import { hashToken, newToken } from "./tokens";

const DAY = 24 * HOUR;
/** How long a device stays known for an account after its last sign-in, milliseconds. */
const DEVICE_MS = 180 * DAY;
/** How long an address stays known for an account after its last sign-in there, milliseconds. */
const PLACE_MS = 90 * DAY;
/** How many devices of one account are known. */
const MOST_DEVICES = 20;

/** What attempts and devices are kept in, and the clock. */
export interface Counts {
  readonly database: Database;
  readonly now: () => number;
}

/** Whose devices and addresses count, and what the browser shows of its own; all of them hashes. */
interface Known {
  readonly known: { readonly address: string; readonly account: string };
  readonly devices: readonly string[];
}

/** What is known of a browser and its address for an account. */
export const standingOf = async (trx: Database, { known, devices }: Known): Promise<Standing> => {
  const device =
    devices.length === 0
      ? undefined
      : await trx
          .selectFrom("known_device")
          .where("hash", "in", devices)
          .where("account", "=", known.account)
          .select("hash")
          .orderBy("at", "desc")
          .executeTakeFirst();
  const place = await trx
    .selectFrom("sign_in_place")
    .where("address", "=", known.address)
    .where("account", "=", known.account)
    .where("signed_in_at", "is not", null)
    .select("account")
    .executeTakeFirst();
  return { device: device?.hash ?? null, address: place !== undefined };
};

/** Notes that a name has failed at an address, and answers how long unknown devices there wait. */
export const failedAt = async (
  { now }: Counts,
  trx: Database,
  place: { address: string; account: string },
): Promise<number> => {
  const at = now();
  await trx
    .insertInto("sign_in_place")
    .values({ ...place, failed_at: at, signed_in_at: null })
    .onConflict((conflict) => conflict.columns(["address", "account"]).doUpdateSet({ failed_at: at }))
    .execute();
  // A clock that has been set back must not make old failures count until it has caught up.
  await trx
    .updateTable("sign_in_place")
    .set({ failed_at: at })
    .where("address", "=", place.address)
    .where("failed_at", ">", at)
    .execute();
  const counts = await trx
    .selectFrom("sign_in_place")
    .where("address", "=", place.address)
    .select((row) => [
      row.fn
        .count<number | string>("account")
        .filterWhere("failed_at", ">", at - HOUR)
        .as("failing"),
      row.fn
        .count<number | string>("account")
        .filterWhere("signed_in_at", ">", at - ROOM_MS)
        .as("signedIn"),
    ])
    .executeTakeFirstOrThrow();
  return namesDelay(Number(counts.failing), Number(counts.signedIn));
};

/**
 * Remembers the device for an account, and answers its tokens, of which each is known for one account. A token that
 * the browser brings but this platform did not issue is dropped; another account's token stays beside the new one.
 */
export const rememberDevice = async (
  { now }: Counts,
  trx: Database,
  devices: readonly string[],
  account: string,
  known: string | null,
): Promise<readonly string[]> => {
  const hashes = devices.map(hashToken);
  const rows =
    hashes.length === 0
      ? []
      : await trx.selectFrom("known_device").where("hash", "in", hashes).select("hash").execute();
  const kept = devices.filter((_, index) => rows.some(({ hash }) => hash === hashes[index]));
  if (known !== null) {
    await trx.updateTable("known_device").set({ at: now() }).where("hash", "=", known).execute();
    return [...kept].sort(
      (one, other) => Number(hashToken(other) === known) - Number(hashToken(one) === known),
    );
  }
  const token = newToken();
  await keepNewest(trx, {
    table: "known_device",
    key: "hash",
    of: ["account", account],
    by: "at",
    most: MOST_DEVICES,
  });
  await trx
    .insertInto("known_device")
    .values({ hash: hashToken(token), account, at: now() })
    .execute();
  return [token, ...kept];
};

/** Removes counts that no longer matter, and what has not been used for long. */
export const sweep = async ({ database, now }: Counts): Promise<void> => {
  await database
    .deleteFrom("login_attempt")
    .where("at", "<", now() - HOUR)
    .where("blocked_until", "<", now())
    .execute();
  await database
    .deleteFrom("sign_in_place")
    .where((is) => is.or([is("failed_at", "is", null), is("failed_at", "<", now() - HOUR)]))
    .where((is) => is.or([is("signed_in_at", "is", null), is("signed_in_at", "<", now() - PLACE_MS)]))
    .execute();
  await database
    .deleteFrom("known_device")
    .where("at", "<", now() - DEVICE_MS)
    .execute();
};

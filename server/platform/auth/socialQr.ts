import { randomInt } from "node:crypto";
import type { Selectable } from "kysely";
import { keepNewest } from "../database/keepNewest";
import type { Database } from "../database/open";
import type { Tables } from "../database/schema";
import type { GrantUse, SocialAccount } from "./socialGrants";
import { withFirst } from "../withFirst";
import { hashToken, newToken } from "./tokens";

/** How long a code may be scanned and confirmed, milliseconds. */
export const QR_MS = 180_000;

/** As many codes of an address are shown at once: those of a whole school. */
const MOST_OF_ADDRESS = 300;

/** A person at the provider, as the page that shows the code may name them. */
interface ScanAccount extends SocialAccount {
  readonly name: string;
}

/** Who asks for a code, from where, and what the sign-in is bound to. */
interface QrRequest extends Omit<GrantUse, "kind"> {
  /** OAuth's state, given back beside the code. */
  readonly state: string;
  /** What shows the code, for people. */
  readonly device: string;
  readonly address: string;
}

/** A new code: `deviceCode` stays with the page that shows it, `scanCode` is in the picture. */
interface NewQr {
  readonly deviceCode: string;
  readonly scanCode: string;
  readonly userCode: string;
}

/** A code as the phone's pages show it. */
type ScannedQr = Pick<
  Selectable<Tables["social_qr"]>,
  "user_code" | "device" | "address" | "at" | "client_id"
>;

/** What has become of a code, for the page that shows it. */
type QrProgress =
  | { readonly progress: "authorization_pending" | "access_denied" | "expired_token" }
  | { readonly progress: "scanned"; readonly name: string | null }
  | {
      readonly progress: "confirmed";
      readonly account: SocialAccount;
      readonly state: string;
      readonly use: Omit<GrantUse, "kind">;
    };

const shown = ["user_code", "device", "address", "at", "client_id"] as const;

/** What codes are kept in, and the clock. */
interface Kept {
  readonly database: Database;
  readonly now: () => number;
}

const sweep = async ({ database, now }: Kept): Promise<void> => {
  await database.deleteFrom("social_qr").where("until", "<=", now()).execute();
};

const begin = async (
  store: Kept,
  { providerId, clientId, redirectUri, ...request }: QrRequest,
): Promise<NewQr> => {
  const { database, now } = store;
  await sweep(store);
  const made = {
    deviceCode: newToken(),
    scanCode: newToken(),
    userCode: String(randomInt(10_000)).padStart(4, "0"),
  };
  await keepNewest(database, {
    table: "social_qr",
    key: "device_hash",
    of: ["address", request.address],
    by: "at",
    most: MOST_OF_ADDRESS,
  });
  await database
    .insertInto("social_qr")
    .values({
      ...request,
      device_hash: hashToken(made.deviceCode),
      scan_hash: hashToken(made.scanCode),
      provider_id: providerId,
      client_id: clientId,
      redirect_uri: redirectUri,
      user_code: made.userCode,
      progress: "authorization_pending",
      at: now(),
      until: now() + QR_MS,
    })
    .execute();
  return made;
};

/** A code that has been opened on a phone, or undefined where it is over, taken or of another provider. */
const open = (
  { database, now }: Kept,
  providerId: string,
  scanCode: string,
): Promise<ScannedQr | undefined> =>
  database
    .updateTable("social_qr")
    .set({ progress: "scanned" })
    .where("scan_hash", "=", hashToken(scanCode))
    .where("provider_id", "=", providerId)
    .where("progress", "in", ["authorization_pending", "scanned"])
    .where("confirm_hash", "is", null)
    .where("until", ">", now())
    .returning(shown)
    .executeTakeFirst();

/** Gives the code to who has signed in on the phone first, and what they confirm by. */
const claim = async (
  { database, now }: Kept,
  providerId: string,
  scanCode: string,
  { openid, unionid, name }: ScanAccount,
): Promise<{ readonly qr: ScannedQr; readonly confirmCode: string } | null> => {
  const confirmCode = newToken();
  const qr = await database
    .updateTable("social_qr")
    .set({ progress: "scanned", confirm_hash: hashToken(confirmCode), openid, unionid, name })
    .where("scan_hash", "=", hashToken(scanCode))
    .where("provider_id", "=", providerId)
    .where("confirm_hash", "is", null)
    .where("until", ">", now())
    .returning(shown)
    .executeTakeFirst();
  return qr ? { qr, confirmCode } : null;
};

/** Confirms or refuses, once; whether there was something to decide. */
const decide = async (
  { database, now }: Kept,
  providerId: string,
  confirmCode: string,
  yes: boolean,
): Promise<boolean> => {
  const { numUpdatedRows } = await database
    .updateTable("social_qr")
    .set({ progress: yes ? "confirmed" : "access_denied" })
    .where("confirm_hash", "=", hashToken(confirmCode))
    .where("provider_id", "=", providerId)
    .where("progress", "=", "scanned")
    .where("until", ">", now())
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** What has become of a code. One that is decided is told once, and then is over. */
const check = async (
  { database, now }: Kept,
  providerId: string,
  deviceCode: string,
): Promise<QrProgress> => {
  const decided = await database
    .deleteFrom("social_qr")
    .where("device_hash", "=", hashToken(deviceCode))
    .where("provider_id", "=", providerId)
    .where("progress", "in", ["confirmed", "access_denied"])
    .where("until", ">", now())
    .returningAll()
    .executeTakeFirst();
  if (decided) return endOf(decided);
  const open = await database
    .selectFrom("social_qr")
    .where("device_hash", "=", hashToken(deviceCode))
    .where("provider_id", "=", providerId)
    .where("until", ">", now())
    .select(["progress", "name"])
    .executeTakeFirst();
  if (!open) return { progress: "expired_token" };
  // One that has been decided since the look above is told the next time.
  return open.progress === "authorization_pending"
    ? { progress: "authorization_pending" }
    : { progress: "scanned", name: open.name };
};

function endOf(qr: Selectable<Tables["social_qr"]>): QrProgress {
  const { openid, unionid, state } = qr;
  if (qr.progress !== "confirmed" || openid === null || unionid === null)
    return { progress: "access_denied" };
  return {
    progress: "confirmed",
    account: { openid, unionid },
    state,
    use: { providerId: qr.provider_id, clientId: qr.client_id, redirectUri: qr.redirect_uri },
  };
}

/**
 * The demo provider's codes to scan, after RFC 8628. Three secrets, kept as hashes: the page asks by the first, the phone
 * opens the second, and confirms by the third, which it gets by signing in. Every change is one statement, so that of
 * two who come at the same moment one is too late.
 */
export const createSocialQr = (database: Database, now: () => number) =>
  withFirst({ database, now }, { begin, open, claim, decide, check, sweep });

import { randomInt } from "node:crypto";
import { comparable } from "../../../src/base/core/text/comparable";
import { isEmail, isPhone } from "../../../src/base/core/validation/contact";
import type { ExpressionBuilder } from "kysely";
import type { Database } from "../database/open";
import type { Tables } from "../database/schema";
import type { Post } from "../outbox";
import { endAccess } from "./endAccess";
import { withFirst } from "../withFirst";
import { hashToken, isSame, newToken } from "./tokens";

/** How long a code may be typed in, and then how long the new password may be, milliseconds. */
export const RESET_MS = 10 * 60_000;
/** How often a code may be guessed. */
export const MOST_TRIES = 5;

/** A contact as it is compared: mail in small letters, a number without what people write between its digits. */
export function readContact(text: string): string {
  const trimmed = comparable(text);
  return isEmail(trimmed) ? trimmed : trimmed.replace(/^\+86/, "").replaceAll(/[\s-]/g, "");
}

/** The six digits of a code, from the same chance as every secret. */
const newCode = () => String(randomInt(1_000_000)).padStart(6, "0");

const wordsFor = (code: string) =>
  `您的验证码是 ${code}，10 分钟内有效。如果不是您本人操作，请忽略此消息。|||Your code is ${code}. It is good for 10 minutes. If you did not ask for it, ignore this message.`;

/** What resets are kept in, the clock, and the way out for codes. */
interface Kept {
  readonly database: Database;
  readonly now: () => number;
  readonly post: Post;
}

/**
 * Begins, and answers the browser's secret. An account that does not exist, or has another contact, gets the same rows
 * and the same answer, and no message goes out.
 */
const begin = async ({ database, now, post }: Kept, account: string, contact: string): Promise<string> => {
  const resetId = newToken();
  const hash = hashToken(resetId);
  const code = newCode();
  const to = readContact(contact);
  const known = await database.transaction().execute(async (trx) => {
    const person = await trx
      .selectFrom("person")
      .innerJoin("person_contact", "person_contact.person_id", "person.id")
      .where("person.login_name", "=", account)
      .where("person_contact.contact", "=", to)
      .where("person.status", "=", 1)
      // What everybody on this machine can read opens no true account; and a demo account's contacts, which are made
      // up, may be another person's.
      .where("person.demo", "=", post.demo ? 1 : 0)
      .select("person.id")
      .executeTakeFirst();
    // Only the newest code of a person works.
    await trx
      .deleteFrom("password_reset")
      .where("person_id", "=", person?.id ?? "")
      .execute();
    await trx
      .insertInto("password_reset")
      .values({
        hash,
        person_id: person?.id ?? null,
        code_hash: hashToken(`${resetId} ${code}`),
        tries: 0,
        until: now() + RESET_MS,
      })
      .execute();
    return person !== undefined;
  });
  const kind = isPhone(to) ? "sms" : "mail";
  await post.send({ recipient: known ? to : "", kind, words: wordsFor(code) });
  return resetId;
};

/**
 * Exchanges the code for the proof with which the password may be set, or answers null. A try counts before it is
 * looked at: of a thousand at once five are looked at.
 */
const check = async ({ database, now }: Kept, resetId: string, code: string): Promise<string | null> => {
  const hash = hashToken(resetId);
  const row = await database
    .updateTable("password_reset")
    .set((field) => ({ tries: field("tries", "+", 1) }))
    .where("hash", "=", hash)
    .where("until", ">", now())
    .where("tries", "<", MOST_TRIES)
    .returningAll()
    .executeTakeFirst();
  const right = isSame(row?.code_hash ?? "", hashToken(`${resetId} ${code}`));
  if (!row || !right || row.person_id === null) return null;
  const proof = newToken();
  const { numUpdatedRows } = await database
    .updateTable("password_reset")
    .set({ hash: hashToken(proof), code_hash: null, until: now() + RESET_MS })
    .where("hash", "=", hash)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? proof : null;
};

/** The row of a proof, as long as it is valid. */
const isOf =
  ({ now }: Kept, proof: string) =>
  (is: ExpressionBuilder<Tables, "password_reset">) =>
    is.and([is("hash", "=", hashToken(proof)), is("code_hash", "is", null), is("until", ">", now())]);

/**
 * Sets the password, once, signs the person out everywhere and ends what other applications hold. Answers the account's
 * name, or null where the proof is none. `stored` is the password's stored form.
 */
const finish = async (store: Kept, proof: string, stored: string): Promise<string | null> =>
  store.database.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom("password_reset")
      .where(isOf(store, proof))
      .returning("person_id")
      .executeTakeFirst();
    if (!row?.person_id) return null;
    const person = await trx
      .updateTable("person")
      .set({ password: stored })
      .where("id", "=", row.person_id)
      .returning(["id", "login_name as account"])
      .executeTakeFirstOrThrow();
    await endAccess(trx, store.now, person.id);
    return person.account;
  });

/** Whether a proof would set a password now. */
const isProof = async (store: Kept, proof: string): Promise<boolean> => {
  const { database } = store;
  const row = await database
    .selectFrom("password_reset")
    .where(isOf(store, proof))
    .select("hash")
    .executeTakeFirst();
  return row !== undefined;
};

/** Removes what has lapsed. */
const sweep = async ({ database, now }: Kept): Promise<void> => {
  await database.deleteFrom("password_reset").where("until", "<=", now()).execute();
};

/**
 * Forgotten passwords: a code to a contact that the platform knows, exchanged for a proof, exchanged for a new password.
 * Of codes and proofs hashes alone are stored; a code's is made with the secret of the browser that asked, without which
 * the few digits could be found from their hash.
 */
export const createPasswordResets = (database: Database, now: () => number, post: Post) =>
  withFirst({ database, now, post }, { begin, check, finish, isProof, sweep });

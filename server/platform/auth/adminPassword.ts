import { normalForm } from "../../../src/core/text/comparable";
import { isHardToGuess } from "../../../src/core/validation/password";
import { StartFault } from "../../settings/fault";
import type { Services } from "../services";
import { endAccess } from "./endAccess";
import { openEmptySchool } from "./emptySchool";
import { hashPassword, renewedForm } from "./passwords";

/** Words that are tried first, with whatever stands around them that is no letter. */
const COMMON: ReadonlySet<string> = new Set([
  "admin",
  "administrator",
  "password",
  "passwd",
  "qwerty",
  "welcome",
]);
const ALPHABET = "abcdefghijklmnopqrstuvwxyz";
/** Fewer letters are not what makes a password hard to guess. */
const FEW = 5;

/** A password without what guesses vary: in the form that is hashed, in either case. */
const likeness = (password: string) => normalForm(password).toLowerCase();

const isCommon = (password: string) => {
  const letters = likeness(password).replace(/[^\p{L}]/gu, "");
  if (letters.length < FEW) return false;
  return COMMON.has(letters) || ALPHABET.includes(letters) || new Set(letters).size === 1;
};

/** Refuses to start with an ADMIN_PASSWORD that others know or guess: a simple one, or the demo's, which is published [SEC-04]. */
export function requireSafePassword(password: string, published: string | null): void {
  if (published !== null && likeness(password) === likeness(published))
    throw new StartFault("ADMIN_PASSWORD is the demo's password, which is published. Choose another one.");
  if (!isHardToGuess(password) || isCommon(password))
    throw new StartFault(
      "ADMIN_PASSWORD is too easy to guess. Choose one of at least 8 characters: letters and other ones, or digits and other ones.",
    );
}

type Opening = Pick<Services, "database" | "now" | "checkPassword">;

/**
 * Makes `admin` an account like any other: with its own password, and without the contacts that came with the demo. A
 * password that differs from the stored one ends what was opened with that: see `endAccess`. A database without people
 * gets a school of its own, and `admin` there.
 */
export async function setAdminPassword(opening: Opening, password: string): Promise<void> {
  const { database, now, checkPassword } = opening;
  const stored = await database
    .selectFrom("person")
    .where("login_name", "=", "admin")
    .select(["id", "password"])
    .executeTakeFirst();
  if (!stored) return openEmptySchool(database, await hashPassword(password));
  const { id } = stored;
  const same = await checkPassword(stored.password, password);
  const hash = same ? await renewedForm(stored.password, password) : await hashPassword(password);
  await database.transaction().execute(async (trx) => {
    await trx.deleteFrom("person_contact").where("person_id", "=", id).where("made_up", "=", 1).execute();
    await trx
      .updateTable("person")
      .set({ demo: 0, ...(hash === null ? {} : { password: hash }) })
      .where("id", "=", id)
      .execute();
    if (!same) await endAccess(trx, now, id);
  });
}

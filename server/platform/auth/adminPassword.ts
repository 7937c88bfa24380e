import { normalForm } from "../../../src/base/core/text/comparable";
import { withoutEnds } from "../../../src/base/core/text/withoutEnds";
import { isHardToGuess } from "../../../src/base/core/validation/password";
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
  "letmein",
  "iloveyou",
  "changeme",
  "student",
  "teacher",
  "parent",
]);
const ALPHABET = "abcdefghijklmnopqrstuvwxyz";
/** Fewer letters are not what makes a password hard to guess. */
const FEW = 5;
/** In bytes of UTF-8, so that a character of Chinese counts for what it adds. */
const SHORTEST = 12;
/** Signs that stand for letters in what people think hard to guess. */
const STAND_INS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "l",
  "3": "e",
  "4": "a",
  "5": "s",
  "@": "a",
  $: "s",
};

/** A password without what guesses vary: in the form that is hashed, in either case. */
const likeness = (password: string) => normalForm(password).toLowerCase();

/** The letters of a password, and those that signs within it stand for. */
const lettersOf = (password: string): readonly string[] => {
  const alike = likeness(password);
  const within = withoutEnds(alike, /[^\p{L}]/u).replace(/[01345@$]/g, (sign) => STAND_INS[sign] ?? sign);
  return [alike, within].map((text) => text.replace(/[^\p{L}]/gu, ""));
};

const isCommon = (password: string) =>
  new Set(likeness(password)).size < FEW ||
  lettersOf(password).some(
    (letters) => letters.length >= FEW && (COMMON.has(letters) || ALPHABET.includes(letters)),
  );

/** Whether a password is another one with other digits and signs: `school-2027!` of `school-2026`. */
const isVariant = (password: string, published: string) => {
  const known = new Set(lettersOf(published));
  return lettersOf(password).some((letters) => known.has(letters));
};

/** Refuses to start with an ADMIN_PASSWORD that others know or guess: a simple one, or the demo's, which is published [SEC-04]. */
export function requireSafePassword(password: string, published: string | null): void {
  if (published !== null && isVariant(password, published))
    throw new StartFault(
      "ADMIN_PASSWORD is the demo's password, which is published, or nearly so. Choose another one.",
    );
  if (!isHardToGuess(password) || Buffer.byteLength(password) < SHORTEST || isCommon(password))
    throw new StartFault(
      "ADMIN_PASSWORD is too easy to guess. Choose one of at least 12 characters: letters and other ones, or digits and other ones.",
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

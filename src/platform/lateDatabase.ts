import type { CredentialVault } from "./credentialVault";
import type { Database } from "./database/port";
import { DATABASE_NAME } from "./database/name";
import type { Clock } from "./ports";

const no = () => false;
const nothing = () => null;
/** Without the code of the stores, a sign-in is forgotten with all that lies beside it. */
const drop = () => {
  try {
    indexedDB.deleteDatabase(DATABASE_NAME);
  } catch {
    // Where it is forbidden nothing is kept.
  }
};

const loadCode = () => import(/* webpackChunkName: "browser" */ "./database/browserDatabase");

/**
 * The database and the vault of a browser; their code is fetched with the first use, and again where it did not come. Until
 * then nothing can be kept or read, but what is remembered can be forgotten: the database goes as a whole.
 */
export function lateDatabase(clock: Clock, load = loadCode) {
  type Opened = ReturnType<Awaited<ReturnType<typeof load>>["openBrowserDatabase"]>;
  let opened: Promise<Opened> | null = null;
  const within = <T>(job: (opened: Opened) => Promise<T>, otherwise: () => T): Promise<T> => {
    opened ??= load().then((code) => code.openBrowserDatabase(clock));
    return opened.then(job, () => {
      opened = null;
      return otherwise();
    });
  };

  const vault: CredentialVault = {
    canKeep: () => within(({ vault }) => vault.canKeep(), no),
    read: () => within(({ vault }) => vault.read(), nothing),
    keep: (login) => within(({ vault }) => vault.keep(login), drop),
    forget: () => within(({ vault }) => vault.forget(), drop),
  };
  const database: Database = {
    run: (stores, mode, work) =>
      within(
        ({ database }) => database.run(stores, mode, work),
        () => ({ failure: "broken" }),
      ),
  };
  return { database, vault };
}

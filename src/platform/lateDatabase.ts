import type { CredentialVault } from "./credentialVault";
import type { Database } from "./database/port";
import { DATABASE_NAME, LOGIN_STORE } from "./database/name";
import type { Clock } from "./ports";

const no = () => false;
const nothing = () => null;
/** Forgets the remembered sign-in without the code of the stores, and leaves everything else. */
const clearLogin = () => {
  try {
    const opening = indexedDB.open(DATABASE_NAME);
    // There is no database yet, and none is made.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => {
      const database = opening.result;
      database.transaction(LOGIN_STORE, "readwrite").objectStore(LOGIN_STORE).clear();
      // Once the transaction is complete.
      database.close();
    };
  } catch {
    // Where storage is forbidden nothing is kept.
  }
};

const loadCode = () => import(/* webpackChunkName: "browser" */ "./database/browserDatabase");

/**
 * The database and the vault of a browser; their code is fetched with the first use, and again where it did not come. Until
 * then nothing can be kept or read, but the remembered sign-in can be forgotten.
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
    keep: (login) => within(({ vault }) => vault.keep(login), clearLogin),
    forget: () => within(({ vault }) => vault.forget(), clearLogin),
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

import type { CredentialVault } from "./credentialVault";
import type { Database } from "./database/port";
import { ANSWERS_STORE, DATABASE_NAME, LOGIN_STORE, UPLOADS_STORE } from "./database/name";
import type { Clock } from "./ports";

const no = () => false;
const nothing = () => null;
/** Clears a store without the code of the stores, and leaves everything else. Resolves once that is done, or cannot be. */
const clear = (store: string): Promise<void> =>
  new Promise((resolve) => {
    const done = () => resolve();
    try {
      const opening = indexedDB.open(DATABASE_NAME);
      // There is no database yet, and none is made.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = done;
      opening.onsuccess = () => {
        const database = opening.result;
        // A database of an earlier version may be without it.
        if (database.objectStoreNames.contains(store)) {
          const clearing = database.transaction(store, "readwrite");
          clearing.objectStore(store).clear();
          clearing.oncomplete = clearing.onabort = done;
        } else done();
        // Once the transaction is complete.
        database.close();
      };
    } catch {
      // Where storage is forbidden nothing is kept.
      done();
    }
  });
/** How long a person who leaves waits for a database that another tab holds, in milliseconds. */
const LEAVING_WITHIN = 2_000;

const loadCode = () => import(/* webpackChunkName: "browser" */ "./database/browserDatabase");

/**
 * The database and the vault of a browser; their code is fetched with the first use, and again where it did not come. Until
 * then nothing can be kept or read, but the remembered sign-in, the kept answers and the uploads can be forgotten.
 */
export function lateDatabase(clock: Clock, load = loadCode) {
  type Opened = ReturnType<Awaited<ReturnType<typeof load>>["openBrowserDatabase"]>;
  let opened: Promise<Opened> | null = null;
  const within = <T>(job: (opened: Opened) => Promise<T>, otherwise: () => T | Promise<T>): Promise<T> => {
    opened ??= load().then((code) => code.openBrowserDatabase(clock));
    return opened.then(job, () => {
      opened = null;
      return otherwise();
    });
  };

  const clearSoon = (store: string) =>
    Promise.race([clear(store), new Promise<void>((resolve) => void clock.after(LEAVING_WITHIN, resolve))]);
  const clearLogin = () => clearSoon(LOGIN_STORE);

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
  const forgetAnswers = () => clearSoon(ANSWERS_STORE);
  const forgetUploads = () => clearSoon(UPLOADS_STORE);
  return { database, vault, forgetAnswers, forgetUploads };
}

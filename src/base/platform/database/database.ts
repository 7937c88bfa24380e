import type { Clock } from "../ports";
import type { Database, DatabaseFailure, Work } from "./port";
import { rowsIn } from "./rows";
import type { StorePlan } from "./store";
import { upgrade, versionOf } from "./upgrade";

/** What a database is made of. Getting `factory` may throw where the person forbids it. */
export interface DatabaseParts {
  readonly name: string;
  readonly stores: readonly StorePlan[];
  readonly factory: () => IDBFactory | undefined;
  readonly clock: Clock;
}

/** How long the browser may take to open it, milliseconds. */
export const OPEN_WITHIN = 10_000;

/** A failure on its way to becoming a value. */
class DatabaseFault extends Error {
  constructor(readonly failure: DatabaseFailure) {
    super(failure);
  }
}

const FAILURES: Readonly<Record<string, DatabaseFailure>> = {
  QuotaExceededError: "full",
  VersionError: "newer",
  // An upgrade that could not be made.
  AbortError: "broken",
};

const faultOf = (error: unknown, otherwise: DatabaseFailure): DatabaseFault =>
  error instanceof DatabaseFault
    ? error
    : new DatabaseFault((error instanceof DOMException ? FAILURES[error.name] : undefined) ?? otherwise);

function connect({ name, stores, factory, clock }: DatabaseParts): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const to = versionOf(stores);
    const request = factory()?.open(name, to);
    if (!request) throw new DatabaseFault("refused");
    let tooLate = false;
    const inTime = clock.after(OPEN_WITHIN, () => {
      tooLate = true;
      reject(new DatabaseFault("blocked"));
    });
    request.onupgradeneeded = ({ oldVersion }) => {
      if (request.transaction) upgrade(request.transaction, stores, { from: oldVersion, to });
    };
    request.onerror = () => {
      inTime();
      reject(request.error ?? new DatabaseFault("refused"));
    };
    request.onsuccess = () => {
      inTime();
      if (tooLate) request.result.close();
      else resolve(request.result);
    };
  });
}

async function perform<T>(transaction: IDBTransaction, work: Work<T>): Promise<T> {
  const kept = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException("", "AbortError"));
  });
  // Looked at below, unless the work itself fails.
  kept.catch(() => undefined);
  try {
    const result = await work((store) => rowsIn(transaction, store));
    await kept;
    return result;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It has ended already.
    }
    // A full disk is known by the transaction, and not by the request that it ended.
    throw transaction.error ?? error;
  }
}

/**
 * Opens the database with its first transaction and keeps it open. A page lets go of it when another tab wants to upgrade
 * it, and opens it again when it is next used.
 */
export function createDatabase(parts: DatabaseParts): Database {
  let connection: Promise<IDBDatabase> | null = null;

  const open = (): Promise<IDBDatabase> => {
    const opening = connect(parts);
    connection = opening;
    const forget = () => {
      if (connection === opening) connection = null;
    };
    opening.then((database) => {
      database.onversionchange = () => {
        forget();
        database.close();
      };
      // The browser ends it by itself when the person has its data cleared.
      database.onclose = forget;
    }, forget);
    return opening;
  };

  const begin = async (stores: readonly string[], mode: IDBTransactionMode): Promise<IDBTransaction> => {
    const opened = connection ?? open();
    try {
      return (await opened).transaction(stores, mode);
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
      // Closed in the meantime, or lost by the browser: it is opened once more.
      if (connection === opened) connection = null;
      return (await (connection ?? open())).transaction(stores, mode);
    }
  };

  return {
    run: async (stores, mode, work) => {
      try {
        const names = stores.map(({ name }) => name);
        const transaction = await begin(names, mode).catch((error: unknown) => {
          throw faultOf(error, "refused");
        });
        return { data: await perform(transaction, work) };
      } catch (error) {
        if (error instanceof DatabaseFault) return { failure: error.failure };
        if (!(error instanceof DOMException)) throw error;
        return { failure: faultOf(error, "broken").failure };
      }
    },
  };
}

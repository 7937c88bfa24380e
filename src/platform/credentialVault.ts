/** The sign-in that a person asked this device to remember. */
export interface RememberedLogin {
  readonly username: string;
  readonly password: string;
}

/** Keeps at most one remembered sign-in per device [AUTH-08]. */
export interface CredentialVault {
  /** Whether a password can be kept safely here: WebCrypto in a secure context, and an IndexedDB that opens. */
  readonly canKeep: () => Promise<boolean>;
  /** The remembered sign-in, or null when there is none, it is too old, or it cannot be read. */
  readonly read: () => Promise<RememberedLogin | null>;
  /** Remembers this sign-in in place of any other. Does nothing where it cannot be kept safely. */
  readonly keep: (login: RememberedLogin) => Promise<void>;
  /** Forgets the sign-in and the key it was sealed with. */
  readonly forget: () => Promise<void>;
}

/** For how long a sign-in is remembered: 30 days, in milliseconds. */
const REMEMBERED_FOR = 30 * 24 * 60 * 60 * 1000;

interface SealedLogin {
  readonly username: string;
  readonly sealed: ArrayBuffer;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly key: CryptoKey;
  readonly savedAt: number;
}

const DATABASE = "school-portal";
const STORE = "remembered-login";
const RECORD = "login";

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB failed"));
  });

const open = async (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
};

/** Runs one request in a transaction of its own and closes the database behind it. */
const within = async <T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => {
  const database = await open();
  try {
    return await settled(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
};

/**
 * The vault of this browser. The password is sealed with an AES-GCM key that WebCrypto made and will not export, and
 * both lie in IndexedDB: a copy of local storage, or of the text of any store, does not hold the password.
 */
export const browserCredentialVault = (now: () => number): CredentialVault => {
  const sealable =
    typeof window !== "undefined" && window.isSecureContext && "indexedDB" in window && "subtle" in crypto;

  const forget = async () => {
    if (sealable) await within("readwrite", (store) => store.delete(RECORD)).catch(() => undefined);
  };

  return {
    forget,
    canKeep: async () => {
      if (!sealable) return false;
      try {
        (await open()).close();
        return true;
      } catch {
        return false;
      }
    },
    read: async () => {
      if (!sealable) return null;
      try {
        const kept = await within(
          "readonly",
          (store): IDBRequest<SealedLogin | undefined> =>
            store.get(RECORD) as IDBRequest<SealedLogin | undefined>,
        );
        if (!kept) return null;
        const age = now() - kept.savedAt;
        if (age < 0 || age > REMEMBERED_FOR) {
          await forget();
          return null;
        }
        const bytes = await crypto.subtle.decrypt({ name: "AES-GCM", iv: kept.iv }, kept.key, kept.sealed);
        return { username: kept.username, password: new TextDecoder().decode(bytes) };
      } catch {
        await forget();
        return null;
      }
    },
    keep: async ({ username, password }) => {
      if (!sealable) return;
      try {
        const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
          "encrypt",
          "decrypt",
        ]);
        const iv = crypto.getRandomValues(new Uint8Array(12));
        const sealed = await crypto.subtle.encrypt(
          { name: "AES-GCM", iv },
          key,
          new TextEncoder().encode(password),
        );
        const record: SealedLogin = { username, sealed, iv, key, savedAt: now() };
        await within("readwrite", (store) => store.put(record, RECORD));
      } catch {
        await forget();
      }
    },
  };
};

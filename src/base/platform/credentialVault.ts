import type { Database } from "./database/port";
import { rememberedLogin, type SealedLogin } from "./database/stores";

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

const RECORD = "login";
const STORES = [rememberedLogin];

/**
 * The vault of this browser. The password is sealed with an AES-GCM key that WebCrypto made and will not export, and
 * both lie in the portal's database: a copy of local storage, or of the text of any store, does not hold the password.
 * `crypto` is null where the page may not use it.
 */
export function createCredentialVault(
  database: Database,
  crypto: Pick<Crypto, "getRandomValues" | "subtle"> | null,
  now: () => number,
): CredentialVault {
  const write = (row: SealedLogin | null) =>
    database.run(STORES, "readwrite", async (rows) => {
      if (row === null) await rows(rememberedLogin).remove(RECORD);
      else await rows(rememberedLogin).put(row, RECORD);
    });
  const look = () => database.run(STORES, "readonly", (rows) => rows(rememberedLogin).get(RECORD));

  const forget = async () => {
    if (crypto) await write(null);
  };

  return {
    forget,
    canKeep: async () => crypto !== null && "data" in (await look()),
    read: async () => {
      if (!crypto) return null;
      const found = await look();
      const kept = "data" in found ? found.data : undefined;
      if (!kept) return null;
      try {
        const age = now() - kept.savedAt;
        if (age < 0 || age > REMEMBERED_FOR) throw new RangeError("too old");
        const bytes = await crypto.subtle.decrypt({ name: "AES-GCM", iv: kept.iv }, kept.key, kept.sealed);
        return { username: kept.username, password: new TextDecoder().decode(bytes) };
      } catch {
        await forget();
        return null;
      }
    },
    keep: async ({ username, password }) => {
      if (!crypto) return;
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
        if ("data" in (await write({ username, sealed, iv, key, savedAt: now() }))) return;
      } catch {
        // No seal, no sign-in.
      }
      await forget();
    },
  };
}

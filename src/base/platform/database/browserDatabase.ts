import { createCredentialVault } from "../credentialVault";
import type { Clock } from "../ports";
import { createDatabase } from "./database";
import { DATABASE_NAME } from "./name";
import { STORES } from "./stores";

/** The portal's database in this browser, and the vault in it. They come late, as no page is drawn from them. */
export function openBrowserDatabase(clock: Clock) {
  const database = createDatabase({
    name: DATABASE_NAME,
    stores: STORES,
    factory: () => window.indexedDB,
    clock,
  });
  const secure = window.isSecureContext && "subtle" in crypto;
  return { database, vault: createCredentialVault(database, secure ? crypto : null, clock.now) };
}

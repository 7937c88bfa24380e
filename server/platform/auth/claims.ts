import { hashToken } from "./tokens";

/** What a request shows to be taken for the holder of a session or of a bind ticket. */
export interface Claim {
  /** The secrets under the cookie's name. More than one where a neighbouring sub-domain has laid its own beside ours. */
  readonly secrets: readonly string[];
  /**
   * The browser's key, to which the row has to be bound; null = bound to none; undefined = the key does not matter,
   * because no other site could have set the cookie.
   */
  readonly key: string | null | undefined;
}

/** The session credentials of a request. */
export interface SessionClaim {
  readonly access: Claim;
  readonly refresh: Claim;
}

/** The claim of a secret that was not brought by a cookie. */
export const holding = (secret: string): Claim => ({ secrets: [secret], key: undefined });

/** What is stored of a browser's key; null where it has none. */
export const keyHash = (key: string | null): string | null => (key === null ? null : hashToken(key));

/** The hashes of a claim's secrets. */
export const secretHashes = ({ secrets }: Claim): readonly string[] => secrets.map(hashToken);

/** The values that a row's `key_hash` may have for a claim; null = any. */
export const allowedKey = ({ key }: Claim): { readonly hash: string | null } | null =>
  key === undefined ? null : { hash: keyHash(key) };

import type { Database } from "../database/open";
import type { SessionClaim } from "./claims";

const MINUTE = 60_000;
/** How long an access token lives, milliseconds. */
export const ACCESS_MS = 30 * MINUTE;
/** How long a session lives after its last refresh, milliseconds. */
export const REFRESH_MS = 14 * 24 * 60 * MINUTE;
/** How long an already used refresh token still renews its session: two tabs, or an answer that was lost. */
export const GRACE_MS = 15_000;

/** Opens a session: with the key of the browser that it is bound to. */
export interface Opening {
  /** The browser's key; null where it has none. */
  readonly key: string | null;
  /**
   * Asked inside the transaction, where it may look once more at what let the person in and throw: a new password, and all
   * that ends by it, comes before that look or after the session, never between.
   */
  readonly still?: ((trx: Database) => Promise<void>) | undefined;
  /** The session that opens this one, which ends with it however it ends. Where it has ended already, nothing is opened. */
  readonly openedBy?: string | undefined;
  /** What the browser has of a session, which ends as the new one takes its place. */
  readonly replaces?: SessionClaim | undefined;
}

/** The pair of secrets a browser keeps in http-only cookies. */
export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/** Who is asking, taken from the session alone. */
export interface Me {
  readonly sessionId: string;
  readonly id: string;
  readonly type: number;
  readonly unitId: string;
  readonly unitType: number;
}

/** As much of a person as signing in needs. */
export interface SignInPerson {
  readonly id: string;
  readonly type: number;
  /** 1 = a demo account. */
  readonly demo: number;
  readonly unitId: string;
  readonly unitType: number;
}

/** Called when a session's tokens were used in two places, and the session has therefore ended. */
export type OnTheft = (trx: Database, personId: string) => Promise<void>;

/** What sessions are kept in, the clock, and what happens where one was stolen. */
export interface SessionStore {
  readonly database: Database;
  readonly now: () => number;
  readonly onTheft: OnTheft;
}

import type { RenewalOutcome } from "../core/session/renewal";
import type { Failure } from "../core/wire/failure";
import type { RequestSettings } from "../core/wire/request";
import type { PersonKey } from "../core/wire/user";
import type { Ports } from "../platform/ports";

/** The settings of a page's calls, and what renews its session. */
export interface ApiSettings extends RequestSettings {
  /** The id with which a shell client logs in when its session has ended; null for every other client. */
  readonly clientId: string | null;
}

/** What a request needs to know about its page. */
export interface ApiWorld {
  readonly ports: Ports;
  readonly settings: ApiSettings;
  /** Who is signed in here; null without a person. */
  readonly whoIsHere: () => PersonKey | null;
  /** Identifies the latest renewal of the session, for all tabs. */
  readonly stamp: () => string | null;
}

/** A renewal's end, and the function that forces login, at most once for it. */
export interface Renewal {
  readonly outcome: RenewalOutcome;
  /** Makes the person sign in again, and resolves with the result for this page; `lapsed` if they have not. */
  readonly forceLogin: () => Promise<RenewalOutcome>;
}

/** How a renewal ended, and the stamp of the session that it verified. */
export interface RenewalEnd {
  readonly outcome: RenewalOutcome;
  readonly stamp: string | null;
  /** Why, if the platform did not answer about the session. */
  readonly error: Failure | undefined;
}

/** Options of a renewal. */
export interface RenewalOptions {
  /** No client logs in by its id if the session cannot be refreshed. */
  readonly refreshOnly?: boolean;
}

/** The code that renews a session; it is in `src/base/session`, and loaded late. */
export interface RenewalCode {
  readonly renewSession: (
    world: ApiWorld,
    sentWith: string | null,
    options?: RenewalOptions,
  ) => Promise<RenewalEnd>;
}

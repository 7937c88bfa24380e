import type { RenewalOutcome } from "../core/sign-in/renewal";
import type { Failure } from "../core/wire/failure";
import type { RequestSettings } from "../core/wire/request";
import type { PersonKey } from "../core/wire/user";
import type { Ports } from "../platform/ports";

/** The settings of a page's calls, and what renews its session. */
export interface ApiSettings extends RequestSettings {
  /** The id with which a shell client logs in when its session is gone; null for every other client. */
  readonly clientId: string | null;
}

/** What a request needs to know of the page that sends it. */
export interface ApiWorld {
  readonly ports: Ports;
  readonly settings: ApiSettings;
  /** Who is signed in here; null while nobody is. */
  readonly whoIsHere: () => PersonKey | null;
  /** Names the renewal that the session dates from, over all tabs. */
  readonly stamp: () => string | null;
}

/** A renewal's end, and the way to force login, which is taken at most once for it. */
export interface Renewal {
  readonly outcome: RenewalOutcome;
  /** Has the person sign in again, and resolves with what came of it for this page; `lapsed` where they have not. */
  readonly forceLogin: () => Promise<RenewalOutcome>;
}

/** How a renewal ended, and the stamp of the session that this is sure of. */
export interface RenewalEnd {
  readonly outcome: RenewalOutcome;
  readonly stamp: string | null;
  /** Why, where the platform said nothing about the session. */
  readonly failure: Failure | undefined;
}

/** How a renewal may differ from the usual. */
export interface RenewalOptions {
  /** No client logs in by its id where the session cannot be refreshed. */
  readonly refreshOnly?: boolean;
}

/** What renews a session; it is in `src/session`, and comes late. */
export interface RenewalCode {
  readonly renewSession: (
    world: ApiWorld,
    sentWith: string | null,
    options?: RenewalOptions,
  ) => Promise<RenewalEnd>;
}

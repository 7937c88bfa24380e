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

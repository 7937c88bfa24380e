import type { Preferences } from "../core/preferences/preferences";
import type { PersonKey } from "../core/wire/user";
import type { HttpRequest, HttpResult } from "../core/wire/exchange";
import type { Toast } from "../core/wire/text";
import type { CredentialVault } from "./credentialVault";
import type { Database } from "./database/port";
import type { Media } from "./media";
import type { StoredValues } from "./storage";

/** How much of a body has passed, in bytes; `total` is null where it is not known. */
export interface Progress {
  readonly done: number;
  readonly total: number | null;
}

/** Who is told how a transfer goes on. A body with parts counts with what stands between them. */
export interface ProgressListeners {
  readonly sent?: (progress: Progress) => void;
  readonly received?: (progress: Progress) => void;
}

/**
 * Sends requests. Credentials always go along, faults come back as values; `signal` gives a request up, and a streamed answer
 * as long as it comes in.
 */
export interface Http {
  send(request: HttpRequest, signal?: AbortSignal, progress?: ProgressListeners): Promise<HttpResult>;
}

/** Time. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Runs `job` once after so many milliseconds; the answer cancels it. */
  after(milliseconds: number, job: () => void): () => void;
}

/** Whether anybody can see the page. */
export interface Visibility {
  visible(): boolean;
  /** Calls when that changes; the answer stops it. */
  watch(listener: (visible: boolean) => void): () => void;
}

/** The address bar. Addresses from outside pass `allowedTarget` before they come here. */
export interface Navigation {
  href(): string;
  go(address: string): void;
  /** Goes without leaving the present page in the history. */
  replace(address: string): void;
  reload(): void;
  /** Changes the shown address and its history entry; nothing is loaded. */
  rewrite(address: string): void;
  /** Opens a new window that has no access to this one. */
  open(address: string): void;
  /** Calls when the browser brings this page back as it was left; the answer stops that. */
  restored(listener: () => void): () => void;
  /** Calls when the part after `#` has changed, by Back or Forward among others; the answer stops that. */
  moved(listener: () => void): () => void;
}

/** One job at a time across all tabs of the portal, as far as the browser can tell. */
export interface Locks {
  run<T>(name: string, job: () => Promise<T>): Promise<T>;
}

/** What tabs tell each other. */
export type TabMessage =
  | { readonly kind: "signedOut" }
  | { readonly kind: "signedIn"; readonly person: PersonKey }
  /** This person has read or changed something: what is kept of it elsewhere is out of date. */
  | { readonly kind: "changed"; readonly person: PersonKey; readonly what: string };

/** The other tabs of the portal. */
export interface Broadcast {
  post(message: TabMessage): void;
  /** The answer stops listening. */
  listen(listener: (message: TabMessage) => void): () => void;
}

/** Chance. */
export interface Random {
  /** A name nobody else has, of 32 hexadecimal digits. */
  id(): string;
}

/** Why somebody has to log in: nobody was signed in, or the session ended under their hands. */
export type LoginReason = "notLoggedIn" | "lapsed";

/** The world as the portal meets it. Everything that is not a decision goes through here and is faked in tests. */
export interface Ports {
  readonly http: Http;
  readonly storage: StoredValues;
  readonly clock: Clock;
  readonly navigation: Navigation;
  readonly locks: Locks;
  readonly broadcast: Broadcast;
  readonly random: Random;
  /** Tells the person something. */
  readonly notify: (notice: Toast) => void;
  /** Takes notices and dialogs off the screen, and what is kept of them: the person they were for has gone [SEC-03]. */
  readonly clearScreen: () => void;
  /** Shows the page as the person likes it. */
  readonly applyPreferences: (preferences: Preferences) => void;
  /**
   * Has the person sign in again. Resolves with true once the same person is signed in and the calls that wait
   * may go on; with false when the page is being left.
   */
  readonly forceLogin: (reason: LoginReason) => Promise<boolean>;
  /** Whether the browser keeps cookies; where it does not, nobody stays signed in. */
  readonly keepsCookies: () => boolean;
  /** What is too large for `storage`, or is looked up by more than a name; its stores are in `database/stores.ts`. */
  readonly database: Database;
  /** Cameras and microphones. */
  readonly media: Media;
  /** The sign-in remembered on this device. */
  readonly vault: CredentialVault;
}

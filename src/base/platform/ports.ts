import type { Preferences } from "../core/preferences/preferences";
import type { PersonKey } from "../core/wire/user";
import type { HttpRequest, HttpResult } from "../core/wire/exchange";
import type { Toast } from "../core/wire/text";
import type { AnswerTap } from "./answerTap";
import type { CredentialVault } from "./credentialVault";
import type { Database } from "./database/port";
import type { Media } from "./media";
import type { StoredValues } from "./storage";

/** How much of a body has been transferred, in bytes; `total` is null if it is not known. */
export interface Progress {
  readonly done: number;
  readonly total: number | null;
}

/** Listeners to a transfer's progress. A body with parts includes the bytes between them. */
export interface ProgressListeners {
  readonly sent?: (progress: Progress) => void;
  readonly received?: (progress: Progress) => void;
}

/**
 * Sends requests, always with credentials; faults are returned as values. `signal` aborts a request, and a streamed answer
 * until its end.
 */
export interface Http {
  send(request: HttpRequest, signal?: AbortSignal, progress?: ProgressListeners): Promise<HttpResult>;
}

/** The device's time, for what is measured and waited for. What day it is, is the platform's to say. */
export interface Clock {
  /** Milliseconds since 1970, as the device has them; it may be wrong by years. */
  readonly now: () => number;
  /** Runs `job` once after so many milliseconds; the returned function cancels it. */
  after(milliseconds: number, job: () => void): () => void;
}

/** The platform's time: it decides what day it is and how long ago something was, whatever the device's clock says. */
export interface PlatformTime {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Whether the platform has told it in this page; until then it is the device's own, less what that was wrong by the last time. */
  readonly isKnown: () => boolean;
  /** Calls when it has leapt, as an answer has told that the device's clock is wrong; the returned function stops it. */
  readonly watch: (listener: () => void) => () => void;
  /**
   * Begins to wait for an answer, at so many milliseconds of the page's life if not now. The returned function is told the platform's
   * time that the answer carries, in milliseconds since 1970; null where it carries none.
   */
  readonly asking: (since?: number) => (time: number | null) => void;
}

/** Whether the page is visible. */
export interface Visibility {
  visible(): boolean;
  /** Calls when that changes; the returned function stops it. */
  watch(listener: (visible: boolean) => void): () => void;
}

/** The address bar. Addresses from outside are checked by `allowedTarget` before they are used here. */
export interface Navigation {
  href(): string;
  go(address: string): void;
  /** Navigates without leaving the present page in the history. */
  replace(address: string): void;
  reload(): void;
  /** Changes the shown address and its history entry; nothing is loaded. */
  rewrite(address: string): void;
  /** Opens a new window that has no access to this one. */
  open(address: string): void;
  /** Calls when the browser restores this page as it was left; the returned function stops that. */
  restored(listener: () => void): () => void;
  /** Calls when the part after `#` has changed, by Back or Forward among others; the returned function stops that. */
  moved(listener: () => void): () => void;
}

/** One job at a time across all tabs of the portal, as far as the browser can tell. */
export interface Locks {
  run<T>(name: string, job: () => Promise<T>): Promise<T>;
}

/** The messages between tabs. */
export type TabMessage =
  | { readonly kind: "signedOut" }
  | { readonly kind: "signedIn"; readonly person: PersonKey }
  /** This person has read or changed something: cached values elsewhere are out of date. */
  | { readonly kind: "changed"; readonly person: PersonKey; readonly what: string };

/** The other tabs of the portal. */
export interface Broadcast {
  post(message: TabMessage): void;
  /** The returned function stops listening. */
  listen(listener: (message: TabMessage) => void): () => void;
}

/** Randomness. */
export interface Random {
  /** A unique name of 32 hexadecimal digits. */
  id(): string;
}

/** Why a person has to log in: no person was signed in, or the session ended meanwhile. */
type LoginReason = "notLoggedIn" | "lapsed";

/** The outside world. Everything that is not a decision is behind these ports and is faked in tests. */
export interface Ports {
  readonly http: Http;
  readonly storage: StoredValues;
  /** What the platform answers to the desktop, for the code that keeps it and puts it in the network's place. */
  readonly answers: AnswerTap;
  readonly clock: Clock;
  readonly time: PlatformTime;
  readonly navigation: Navigation;
  readonly locks: Locks;
  readonly broadcast: Broadcast;
  readonly random: Random;
  /** Shows a toast. */
  readonly notify: (notice: Toast) => void;
  /** Removes toasts and dialogs from the screen, and their log: the person they were for has signed out [SEC-03]. */
  readonly clearScreen: () => void;
  /** Shows the page as the person wants it. */
  readonly applyPreferences: (preferences: Preferences) => void;
  /**
   * Makes the person sign in again. Resolves with true once the same person is signed in and the waiting calls
   * may continue; with false when the page is being left.
   */
  readonly forceLogin: (reason: LoginReason) => Promise<boolean>;
  /** Whether the browser keeps cookies; without them no person stays signed in. */
  readonly keepsCookies: () => boolean;
  /** What is too large for `storage`, or is looked up by more than a name; its stores are in `database/stores.ts`. */
  readonly database: Database;
  /** Forgets the uploads that are not over: the person has signed out. Never rejects. */
  readonly forgetUploads: () => Promise<void>;
  /** Cameras and microphones. */
  readonly media: Media;
  /** The sign-in remembered on this device. */
  readonly vault: CredentialVault;
}

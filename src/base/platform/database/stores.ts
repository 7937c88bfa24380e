import type { StoredAnswer } from "../../../offline/core/storedAnswers";
import type { KeptUpload } from "../../../upload/core/kept";
import type { PersonKey } from "../../core/wire/user";
import { ANSWERS_STORE, LOGIN_STORE, UPLOADS_STORE } from "./name";
import { defineStore } from "./store";

/** A remembered sign-in with its password sealed, and what opens it. */
export interface SealedLogin {
  readonly username: string;
  readonly sealed: ArrayBuffer;
  readonly iv: Uint8Array<ArrayBuffer>;
  /** A key that the browser uses and never exports. */
  readonly key: CryptoKey;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** The one remembered sign-in of a device; it is there since the database was the vault's alone. */
export const rememberedLogin = defineStore<SealedLogin, "login">()({ name: LOGIN_STORE, since: 1 });

/** What the last desktop of each person was drawn from; it goes when they sign out [MORE-05, SEC-03]. */
export const keptAnswers = defineStore<StoredAnswer, [PersonKey, string]>()({
  name: ANSWERS_STORE,
  since: 2,
  key: ["person", "call"],
});

/** An upload as a browser keeps it: handles of files are what only a browser has. */
export type KeptFileUpload = KeptUpload<FileSystemFileHandle>;

/** Uploads that are not over. They stay when a session lapses, and go when the person signs out [UP-04, SEC-03]. */
export const keptUploads = defineStore<KeptFileUpload, [PersonKey, string]>()({
  name: UPLOADS_STORE,
  since: 3,
  key: ["person", "id"],
});

/** All stores of the portal's database: what a feature keeps on a device is a row here [AUTH-08]. */
export const STORES = [rememberedLogin, keptAnswers, keptUploads] as const;

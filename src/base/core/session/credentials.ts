import type { LoginFields } from "./loginForm";

/** What a person submits in the login box, trimmed. */
export interface Credentials extends LoginFields {
  readonly remember: boolean;
  /** To be signed in automatically from now on; always false if that is not offered. */
  readonly autoLogin: boolean;
}

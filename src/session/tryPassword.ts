import type { LoginFields } from "../core/sign-in/loginForm";
import type { BindParameters } from "../core/sign-in/loginOutcome";
import { refusal } from "../core/wire/answer";
import { failureOf, type Asked } from "../core/wire/failure";
import type { SessionPage } from "./page";

/** How a sign-in by name and password may differ: the social account to tie to the person, and how long it may take. */
interface PasswordOptions {
  readonly claim?: Omit<BindParameters, "redirect_uri"> | undefined;
  /** Milliseconds. */
  readonly timeout?: number;
}

/**
 * Asks the platform to sign in with a name and a password. Without cookies no sign-in would hold, so none is tried, and
 * the answer says so.
 */
export const tryPassword = async (
  { ask, runtime }: SessionPage,
  { username, password }: LoginFields,
  { claim, ...options }: PasswordOptions = {},
): Promise<Asked<unknown>> =>
  runtime.ports.keepsCookies()
    ? ask("login", { username, password, ...claim }, { signsIn: true, ...options })
    : { failure: failureOf(refusal({ id: "login.cookiesOff" })) };

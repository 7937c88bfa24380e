import { uaa } from "../../../contract/uaa";
import { ask } from "../api/ask";
import type { LoginFields } from "../core/session/loginForm";
import type { BindParameters } from "../core/session/loginOutcome";
import { refusal, type Result } from "../core/wire/failure";
import type { SessionPage } from "./page";

/** Options of a sign-in by name and password: the social account to link to the person, and its time-out. */
interface PasswordOptions {
  readonly claim?: Omit<BindParameters, "redirect_uri"> | undefined;
  /** Milliseconds. */
  readonly timeout?: number;
}

/**
 * Signs in with a name and a password. Without cookies no session would last, so no request is sent, and
 * the answer says so.
 */
export const tryPassword = async (
  { runtime }: SessionPage,
  { username, password }: LoginFields,
  { claim, ...options }: PasswordOptions = {},
): Promise<Result> =>
  runtime.ports.keepsCookies()
    ? ask(runtime, uaa.login, { username, password, ...claim }, { signsIn: true, ...options })
    : { error: refusal({ id: "login.cookiesOff" }) };

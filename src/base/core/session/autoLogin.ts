/** What decides whether remembered credentials may log in by themselves. */
export interface AutoLoginState {
  /** The site allows it. */
  readonly enabled: boolean;
  /** The person logged out on purpose. */
  readonly loggedOut: boolean;
  /** The person's own setting. */
  readonly setting: boolean;
  /** Credentials are remembered. */
  readonly remembered: boolean;
  /** Attempts since the last success. */
  readonly attempts: number;
}

/** How often in a row stored credentials are tried automatically. */
const MAX_AUTO_LOGINS = 4;

/** Whether to log in with the remembered credentials now (AUTH-09). */
export const mayAutoLogin = ({
  enabled,
  loggedOut,
  setting,
  remembered,
  attempts,
}: AutoLoginState): boolean => enabled && !loggedOut && setting && remembered && attempts < MAX_AUTO_LOGINS;

/** The counter after one more attempt; on the last one it is cleared and the person counts as logged out. */
export function afterAutoLogin(attempts: number): { readonly attempts: number; readonly loggedOut: boolean } {
  const next = attempts + 1;
  return next >= MAX_AUTO_LOGINS ? { attempts: 0, loggedOut: true } : { attempts: next, loggedOut: false };
}

import { KEPT_COOKIE } from "../core/session/keptCookie";
import type { Language } from "../core/language/languages";

/** Seconds that the cookie lasts: a year from the last visit. */
const LIFETIME = 365 * 24 * 60 * 60;

/** Tells whoever serves the pages that this device remembers how they look, and in which language. */
export function tellServer(language: Language): void {
  document.cookie = `${KEPT_COOKIE}=${language}; path=/; max-age=${LIFETIME}; samesite=lax`;
}

/** Whether the cookie that every page sets has been kept. */
export const keepsCookies = (): boolean => document.cookie.includes(`${KEPT_COOKIE}=`);

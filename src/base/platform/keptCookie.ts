import { KEPT_COOKIE } from "../core/preferences/keptCookie";
import type { Language } from "../core/language/languages";

/** Seconds that the cookie lasts: a year from the last visit. */
const LIFETIME = 365 * 24 * 60 * 60;

/** Tells the server that this device remembers how its pages look, and in which language. */
export function tellServer(language: Language | null): void {
  if (language === null) return;
  try {
    document.cookie = `${KEPT_COOKIE}=${language}; path=/; max-age=${LIFETIME}; samesite=lax`;
  } catch {
    // A page in a frame without an origin of its own may store nothing; it is still rendered in that language.
  }
}

const PROBE = "portal_probe=1";

/** Whether this browser keeps cookies for this page now, tested by keeping one for a moment. */
export function keepsCookies(): boolean {
  try {
    document.cookie = `${PROBE}; path=/; samesite=lax`;
    const kept = document.cookie.includes(PROBE);
    document.cookie = `${PROBE}; path=/; samesite=lax; max-age=0`;
    return kept;
  } catch {
    return false;
  }
}

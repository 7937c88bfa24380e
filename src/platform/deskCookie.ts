import { DESK_COOKIE } from "../core/preferences/keptDesk";

/** Seconds that the cookie lasts: a year from the last visit. */
const LIFETIME = 365 * 24 * 60 * 60;

/** Tells the server what the desktop on this device is like, at this page's address alone; null takes it back. */
export function tellDesk(value: string | null): void {
  const { pathname } = window.location;
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  try {
    document.cookie = `${DESK_COOKIE}=${value ?? ""}; path=${pathname}; max-age=${value === null ? 0 : LIFETIME}; samesite=lax${secure}`;
  } catch {
    // A page in a frame without an origin of its own may store nothing; it draws its desktop itself.
  }
}

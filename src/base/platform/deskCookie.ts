import { DESK_COOKIE } from "../core/preferences/deskCookie";
import type { StoredValues } from "./storage";

/** Seconds that the cookie lasts: a year from the last visit. */
const LIFETIME = 365 * 24 * 60 * 60;

function put(path: string, value: string | null): void {
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  try {
    document.cookie = `${DESK_COOKIE}=${value ?? ""}; path=${path}; max-age=${value === null ? 0 : LIFETIME}; samesite=lax${secure}`;
  } catch {
    // A page in a frame without an origin of its own may store nothing; it draws its desktop itself.
  }
}

/** Where the device remembers at which address the cookie is: pages of other addresses cannot see it. */
type Remembered = Pick<StoredValues, "read" | "write">;

/** Takes back what the server was told, at whichever address that was [SEC-03]. */
export function forgetDesk(storage: Remembered): void {
  const path = storage.read("deskAt");
  if (path !== null) put(path, null);
  storage.write("deskAt", null);
}

/** Tells the server what the desktop on this device is like, at this page's address alone; null takes it back. */
export function tellDesk(value: string | null, storage: Remembered): void {
  const { pathname } = window.location;
  if (storage.read("deskAt") !== pathname) forgetDesk(storage);
  put(pathname, value);
  storage.write("deskAt", value === null ? null : pathname);
}

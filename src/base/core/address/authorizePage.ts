import { partsOf } from "./address";

/** Whether an address is the authorize page's: any path with that segment [AUTH-12]. */
export const isAuthorizePage = (href: string): boolean =>
  partsOf(href)
    .base.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, "")
    .split("/")
    .includes("authorize");

/**
 * Where a person returns who signs in elsewhere: the page that they left, or for the authorize page the login page
 * that leads back to it, so that the application's request is kept [AUTH-12]. Both without their origin.
 */
export const wayBack = (path: string): string =>
  isAuthorizePage(path) ? `/login/?redirect_uri=${encodeURIComponent(path)}` : path;

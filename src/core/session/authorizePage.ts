import { partsOf } from "./address";

/** Whether an address is the authorize page's, which stands wherever a part of the path says so [AUTH-12]. */
export const isAuthorizePage = (href: string): boolean =>
  partsOf(href)
    .base.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, "")
    .split("/")
    .includes("authorize");

import type { Device } from "./device";
import { pathOf, withoutPassing } from "./redirect";

/** Pages that people see without having logged in; nobody is led from them to the login page. */
const OPEN_PAGES = ["login", "forgetPassword", "bind", "needtologinpagerelogin", "pc_bind_all"];

/** Whether a page is one of those that work without a session. `authorize` counts as a whole segment only. */
export function isOpenPage(href: string): boolean {
  const segments = pathOf(href).split("/");
  const first = segments.find((segment) => segment !== "") ?? "";
  return (
    OPEN_PAGES.includes(first) ||
    segments.includes("pc_bind_all") ||
    segments.includes("authorize") ||
    first === ""
  );
}

/**
 * Where a page without a session goes, to come back to itself: to login, or in the desktop client to the page its
 * shell watches for (AUTH-16). Null on pages that need no session, so that login never leads to itself.
 */
export function loginAddress(href: string, client: Device["client"]): string | null {
  if (isOpenPage(href)) return null;
  const page = client === "desktop" ? "/needtologinpagerelogin" : "/login/";
  return `${page}?redirect_uri=${encodeURIComponent(withoutPassing(href))}`;
}

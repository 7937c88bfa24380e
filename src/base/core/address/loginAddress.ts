import type { Device } from "../site/device";
import { pathOf, withoutPassing } from "./redirect";

/** Paths of the pages that people see without having signed in. */
const OPEN_PAGES =
  /^\/*((login|forgetPassword|bind|needtologinpagerelogin)(\/|$)|$)|\/authorize(\/|$)|\/pc_bind_all\/index\.html$/;

/** Whether a page works without a session, so that it never leads to the login page. Names count as whole segments only. */
export const isOpenPage = (href: string): boolean => OPEN_PAGES.test(pathOf(href));

/**
 * Where a page without a session goes, to come back to itself: to login, or in the desktop client to the page its
 * shell watches for (AUTH-16). Null on pages that need no session, so that login never leads to itself.
 */
export function loginAddress(href: string, client: Device["client"]): string | null {
  if (isOpenPage(href)) return null;
  const page = client === "desktop" ? "/needtologinpagerelogin" : "/login/";
  return `${page}?redirect_uri=${encodeURIComponent(withoutPassing(href))}`;
}

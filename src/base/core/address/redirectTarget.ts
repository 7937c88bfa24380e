import { applicationRedirect, pathOf, redirectedApp, withoutPassing } from "./redirect";

/**
 * Where a `/redirect/{app}` address leads the person signed in, or null for any other address. What the address asks of the
 * application goes along, without what must not pass into a redirect [REDIR-02, REDIR-04].
 */
export function redirectTarget(href: string, userType: number, mobile: boolean): string | null {
  const app = redirectedApp(pathOf(href));
  const page = app && applicationRedirect(app, userType, mobile);
  const query = href.search(/[?#]/);
  return page && page + withoutPassing(query < 0 ? "" : href.slice(query));
}

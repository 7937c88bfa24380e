import { buildPage } from "../buildPage";

/** Builds the page with the list, for the policy that the portal's own pages have. */
export const buildListPage = (dist: string): Promise<void> =>
  buildPage(
    {
      entry: "./bench/list/page.tsx",
      head: '<meta property="csp-nonce" nonce="__CSP_NONCE__">',
      body: '<div id="app"></div><div id="portal"></div><div id="announcer"></div>',
    },
    dist,
  );

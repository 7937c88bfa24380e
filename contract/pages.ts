/** The HTML documents of the build. */
export const DOCUMENTS = ["login.zh-CN.html", "login.en.html", "account.html", "portal.html"] as const;
/** One of them. */
export type DocumentName = (typeof DOCUMENTS)[number];
/** What an address shows: a document, or the one of several that is in the reader's language. */
export type PageName = Exclude<DocumentName, `login.${string}`> | "login";

/** Which document an address shows; `{root}` is the site's root. Everything after `#` is the router's. */
const ROUTES: readonly (readonly [address: string, page: PageName])[] = [
  ["/login", "login"],
  ["/login/", "login"],
  ["/needtologinpagerelogin", "account.html"],
  ["/forgetPassword", "account.html"],
  ["/forgetPassword/", "account.html"],
  ["/bind", "account.html"],
  ["/bind/", "account.html"],
  ["/{root}/login/pc_bind_all/index.html", "account.html"],
  ["/{root}/base/pc_desktop_all/index.html", "portal.html"],
  ["/{root}/base/mobile_desktop_all/index.html", "portal.html"],
  ["/area/areaBase/pc_areaDesktop_all/index.html", "portal.html"],
  ["/area/areaBase/mobile_areaDesktop_all/index.html", "portal.html"],
  ["/{root}/base/pc_app_tm/index.html", "portal.html"],
  ["/pc_desktop_all.html", "portal.html"],
  ["/mobile_desktop_all.html", "portal.html"],
];

/** The pages by address, for a site's root. */
export function pageRoutes(root: string): ReadonlyMap<string, PageName> {
  return new Map(ROUTES.map(([address, page]) => [address.replace("{root}", root), page]));
}

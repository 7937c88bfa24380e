/** The document into which a person's desktop is drawn: the portal's, with all within it that the first frame needs. */
export const DRAWN_DOCUMENT = "drawn.html";
/** The HTML documents of the build. */
export const DOCUMENTS = [
  "login.zh-CN.html",
  "login.en.html",
  "account.html",
  "portal.html",
  DRAWN_DOCUMENT,
] as const;
/** One of them. */
export type DocumentName = (typeof DOCUMENTS)[number];
/** What an address shows: a document, or the one of several that is in the reader's language. */
export type PageName = Exclude<DocumentName, `login.${string}` | typeof DRAWN_DOCUMENT> | "login";

/** A page of the portal. Everything behind `#` in its address is the router's. */
export interface Page {
  /**
   * The path: `{root}` stands for the site's root, `{app}` for an application's name, `{any}` for any segments or none, and
   * `[/]` for a slash that may be there.
   */
  readonly address: string;
  readonly document: PageName;
  /** Whether people see it without a session; any other page first leads them to the login page. */
  readonly open: boolean;
  /** Whether the portal itself and the site's `frameAncestors` may show it in a frame. */
  readonly framed: boolean;
}

const open = (address: string, document: PageName, framed = true): Page => ({
  address,
  document,
  open: true,
  framed,
});
const closed = (address: string): Page => ({ address, document: "portal.html", open: false, framed: true });

/** Where a person lets an application sign them in. A page could lie below another one to catch a click on it, so no frame shows it. */
export const AUTHORIZE_PAGE = open("{any}/authorize{any}", "account.html", false);

/** Leads the person signed in on to an application's own page. */
export const REDIRECT_PAGE = closed("/redirect/{app}[/]");

/**
 * All pages. The server, the dev server and the nginx example (docs/nginx.md) send what stands here; the client's own
 * short forms of these addresses are compared with this table by src/pages/pages.test.tsx.
 */
export const PAGES: readonly Page[] = [
  open("/login[/]", "login"),
  open("/needtologinpagerelogin", "account.html"),
  open("/forgetPassword[/]", "account.html"),
  open("/bind[/]", "account.html"),
  open("/{root}/login/pc_bind_all/index.html", "account.html"),
  closed("/{root}/base/pc_desktop_all/index.html"),
  closed("/{root}/base/mobile_desktop_all/index.html"),
  closed("/area/areaBase/pc_areaDesktop_all/index.html"),
  closed("/area/areaBase/mobile_areaDesktop_all/index.html"),
  closed("/{root}/base/pc_app_tm/index.html"),
  closed("/pc_desktop_all.html"),
  closed("/mobile_desktop_all.html"),
  AUTHORIZE_PAGE,
  REDIRECT_PAGE,
];

const NAME = "[\\w-]{1,80}";
const PLACES: Readonly<Record<string, string>> = {
  "{root}": NAME,
  "{app}": NAME,
  "{any}": "(?:/[^/]*)*",
  "[/]": "/?",
  ".": "\\.",
};

/** The paths that a page's address stands for. Without a site's root any name is taken for it. */
export const pathsOf = ({ address }: Pick<Page, "address">, root?: string): RegExp =>
  new RegExp(
    `^${address
      .replace("{root}", root ?? "{root}")
      .replace(/\{\w+\}|\[\/\]|\./g, (place) => PLACES[place] ?? "")}$`,
  );

/** The pages that have one address, with or without a slash at its end, by these addresses. */
export const pageRoutes = (root: string): ReadonlyMap<string, Page> =>
  new Map(
    PAGES.filter((page) => page !== AUTHORIZE_PAGE && page !== REDIRECT_PAGE).flatMap((page) => {
      const address = page.address.replace("{root}", root);
      const plain = address.replace("[/]", "");
      return (plain === address ? [plain] : [plain, `${plain}/`]).map((each) => [each, page] as const);
    }),
  );

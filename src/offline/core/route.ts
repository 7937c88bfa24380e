import { PAGES, pathsOf } from "../../../contract/pages";

/**
 * How the portal's worker answers a request: `portal` and `page` are documents, `asset` a file whose name changes with its
 * content, `fresh` a file of the site that keeps its name; `none` is left to the browser.
 */
export type Route = "portal" | "page" | "asset" | "fresh" | "none";

/** What the worker is told of a request. */
export interface Asked {
  readonly method: string;
  /** Whether a window is about to show the answer. */
  readonly navigates: boolean;
  readonly address: { readonly origin: string; readonly pathname: string };
}

const PORTAL_PAGES = PAGES.filter(({ document }) => document === "portal.html").map((page) => pathsOf(page));
const OTHER_PAGES = PAGES.filter(({ document }) => document !== "portal.html").map((page) => pathsOf(page));

/** The script by which a page that could not be fetched comes back by itself; a file of `public`. */
export const COME_BACK = "/come-back.js";
/** Looks, and the site's own document: neither says anything about a person. */
const FRESH = /^\/common\/(site\.json$|plugins\/common-ph\/)/;
/** The platform's own addresses, whatever their segments are called. */
const PLATFORM = /^\/(api|zuul|common)\//;

/**
 * The worker's route for a request. Calls, downloads and applications never pass through it, so it can neither keep nor
 * change an answer that is about a person [SEC-03, MORE-05].
 */
export function routeOf({ method, navigates, address }: Asked, origin: string): Route {
  const { pathname } = address;
  if (method !== "GET" || address.origin !== origin) return "none";
  if (navigates) {
    if (PORTAL_PAGES.some((path) => path.test(pathname))) return "portal";
    if (pathname === "/") return "page";
    return !PLATFORM.test(pathname) && OTHER_PAGES.some((path) => path.test(pathname)) ? "page" : "none";
  }
  if (pathname.startsWith("/assets/")) return "asset";
  return pathname === COME_BACK || FRESH.test(pathname) ? "fresh" : "none";
}

/** A gateway's answers for a server that does not answer itself. */
const UNANSWERED: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether an answer comes from the server itself, and not from what stands before it. */
export const isAnswer = (status: number): boolean => !UNANSWERED.has(status);

import { withoutEnds } from "../text/withoutEnds";

/**
 * How an entry of the history came to be shown: the page was opened with it, it is a new one, it took another address, or
 * the person came back to it.
 */
export type Arrival = "opened" | "pushed" | "replaced" | "returned";

/** Where in the portal a page is: the part of its address behind `#`, and the entry of the history that holds it. */
export interface Place {
  /** Begins with a slash. */
  readonly path: string;
  /** With its question mark; empty without a query. */
  readonly search: string;
  /** The name of the entry, which stays with it through a reload. */
  readonly entry: string;
  readonly by: Arrival;
}

/** Reads an address of the portal, such as `#/messages?id=1` or `/messages?id=1`; a fragment of its own is left out. */
export function readPlace(address: string): Pick<Place, "path" | "search"> {
  const [inner = ""] = address.replace(/^#/, "").split("#");
  const query = inner.indexOf("?");
  const path = query < 0 ? inner : inner.slice(0, query);
  const search = query < 0 ? "" : inner.slice(query);
  return { path: path.startsWith("/") ? path : `/${path}`, search: search === "?" ? "" : search };
}

/** The name under which a path is found among the portal's pages: without its slashes, in small letters. */
export const pageName = (path: string): string => withoutEnds(path, /\//).toLowerCase();

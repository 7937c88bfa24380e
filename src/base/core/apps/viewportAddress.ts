import { parseQuery } from "../wire/queryString";

/** Which sub-application is shown, and what it is opened for. */
export interface ViewportPlace {
  /** The folder that it is served from. */
  readonly app: string;
  /** The entry inside it. */
  readonly fileId: string;
  readonly id: string | null;
  /** The place inside it, in its own words: a path with a query, such as `/list?page=2`; empty = its start [VIEW-08]. */
  readonly at: string;
}

/** What the viewport's address asks for. */
export type ViewportQuery =
  | { readonly kind: "subApp"; readonly place: ViewportPlace }
  /** Another page; `app` is the application whose entry leads there, where the address says so. */
  | { readonly kind: "frame"; readonly linkUrl: string; readonly app: string | null }
  | { readonly kind: "invalid" };

const INVALID: ViewportQuery = { kind: "invalid" };
const NAME = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether a value may be the name of an app, an entry or an id in an address [VIEW-01]. */
export const isSubAppName = (value: unknown): value is string =>
  typeof value === "string" && NAME.test(value);

/** A path with a query, of visible characters: sub-applications read it as text of the address, and nothing else does. */
const INNER = /^\/[^\p{Cc}\p{Cs}\\]{0,999}$/u;

/** Whether a value may be the place inside a sub-application; anything else means its start [VIEW-08]. */
export const isInnerPlace = (value: unknown): value is string =>
  typeof value === "string" && (value === "" || INNER.test(value));

/** What the values of a viewport's address ask for: see `readViewport`. */
export function placeIn(values: Readonly<Record<string, unknown>>, own: string | null = null): ViewportQuery {
  const { app = own, linkUrl = null, id = null, at = "" } = values;
  const { fileId = own !== null && linkUrl === null ? app : null } = values;
  if (typeof linkUrl === "object" && linkUrl !== null) return INVALID;
  if (fileId === null && typeof linkUrl === "string" && linkUrl !== "")
    return { kind: "frame", linkUrl, app: isSubAppName(app) ? app : null };
  if (!isSubAppName(app) || !isSubAppName(fileId)) return INVALID;
  if (id !== null && !isSubAppName(id)) return INVALID;
  return { kind: "subApp", place: { app, fileId, id, at: isInnerPlace(at) ? at : "" } };
}

/**
 * The one reader of a viewport's address: `app`, `fileId`, `id`, `at` and `linkUrl`, within the limits of every query [API-15]. A
 * name with anything but letters, digits, `_` and `-`, or a longer one, is refused [VIEW-01]. In the menu entry of an
 * application, `own` is its code, which holds where the entry names nothing else.
 */
export const readViewport = (query: string, own?: string): ViewportQuery => placeIn(parseQuery(query), own);

/** The application whose viewport a location shows: empty where it names none; null on other pages of the portal. */
export function viewportApp(pathname: string, search: string): string | null {
  if (pathname !== "/viewport") return null;
  const { app } = parseQuery(search);
  return isSubAppName(app) ? app : "";
}

/** Characters that a query may hold as they are, so that a place inside can be read in the address bar. */
const PLAIN = { "%2F": "/", "%3F": "?", "%3D": "=", "%2C": "," } as const;
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/%2F|%3F|%3D|%2C/g, (code) => PLAIN[code as keyof typeof PLAIN]);

const write = (parameters: Readonly<Record<string, string | null>>): string =>
  `/viewport?${Object.entries(parameters)
    .flatMap(([name, value]) => (value === null || value === "" ? [] : [`${name}=${encode(value)}`]))
    .join("&")}`;

/** The viewport's route to what was read. */
export const viewportRoute = (shown: Exclude<ViewportQuery, { readonly kind: "invalid" }>): string =>
  shown.kind === "frame" ? write({ app: shown.app, linkUrl: shown.linkUrl }) : write({ ...shown.place });

/** Identifies a pane; the same file for another `id` is the same pane. */
export const placeKey = ({ app, fileId }: Pick<ViewportPlace, "app" | "fileId">): string =>
  `${app}/${fileId}`;

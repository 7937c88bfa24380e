import { parseQuery } from "../../../core/wire/queryString";
import { isSubAppName, type SubAppAddress } from "../manifest";

/** Where a sub-application is shown: its address, and what it is opened for. */
export interface ViewportPlace extends SubAppAddress {
  readonly id: string | null;
}

/** What the viewport's query asks for. */
export type ViewportQuery =
  | { readonly kind: "subApp"; readonly place: ViewportPlace }
  /** Another page; `app` is the application whose entry leads there, where the address says so. */
  | { readonly kind: "frame"; readonly linkUrl: string; readonly app: string | null }
  | { readonly kind: "invalid" };

const INVALID: ViewportQuery = { kind: "invalid" };

/**
 * Reads `app`, `fileId`, `id` and `linkUrl`, within the limits of every query [API-15]; a name with anything but letters, digits, `_` and `-` is refused
 * [VIEW-01].
 */
export const readViewportQuery = (search: string): ViewportQuery => {
  const query = parseQuery(search);
  const { app = null, fileId = null, id = null, linkUrl = null } = query;
  if (typeof linkUrl === "object" && linkUrl !== null) return INVALID;
  if (fileId === null && linkUrl !== null && linkUrl !== "")
    return { kind: "frame", linkUrl, app: isSubAppName(app) ? app : null };
  if (!isSubAppName(app) || !isSubAppName(fileId)) return INVALID;
  if (id !== null && !isSubAppName(id)) return INVALID;
  return { kind: "subApp", place: { app, fileId, id } };
};

/** What tells one pane from another; the same file for another `id` is the same pane. */
export const placeKey = ({ app, fileId }: SubAppAddress): string => `${app}/${fileId}`;

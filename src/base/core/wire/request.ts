import type { BodyForm, CallRow } from "../../../../contract/callRow";
import type { CallBody, HttpRequest } from "./exchange";
import { encodeForm, encodeQuery } from "./formBody";
import { isPlainObject } from "./isPlainObject";
import type { Text } from "./text";
import { fillPath } from "./url";

/** The fields of a contract row that shape a request. */
export interface RequestShape extends Pick<
  CallRow,
  "method" | "path" | "body" | "answer" | "cacheable" | "query" | "fixed"
> {
  /** How many bytes of a file's beginning are wanted; all of it where it is absent. */
  readonly most?: number;
}

/** What every request of this page has in common. */
export interface RequestSettings {
  /** Put before every path; empty for none. */
  readonly basePath: string;
  readonly deviceHeader: string;
  readonly appHeader: string;
  readonly deviceType: "app" | "h5" | "pc";
  readonly appCode: string;
  /** Milliseconds. */
  readonly timeout: number;
}

/** The default time-out of a call: twenty minutes, because uploads use it too. */
export const DEFAULT_TIMEOUT = 1_200_000;

/**
 * The time-out of calls that the page waits for, in milliseconds: the person sees a skeleton, or a button that
 * waits, so after this long an error is shown. A site's own shorter time-out applies instead.
 */
export const START_TIMEOUT = 15_000;

/** A request, or the reason why it may not be sent. */
export type BuiltRequest = { readonly request: HttpRequest } | { readonly refused: Text };

const CONTENT_TYPES = {
  form: "application/x-www-form-urlencoded;charset=UTF-8",
  json: "application/json",
  multipart: undefined,
} as const;

/** Builds the request of a call; `now` (milliseconds) is the cache-buster of a GET. */
export function buildRequest(
  shape: RequestShape,
  payload: unknown,
  settings: RequestSettings,
  now: number,
  timeout = settings.timeout,
): BuiltRequest {
  const values = isPlainObject(payload) ? { ...payload, ...shape.fixed } : {};
  const filled = fillPath(shape.path, values);
  if ("refused" in filled) return { refused: { id: "api.badPath", values: { name: filled.refused } } };

  const inQuery = (name: string) => shape.method === "GET" || (shape.query?.includes(name) ?? false);
  const rest = Object.entries(values).filter(([name]) => !filled.used.has(name));
  const query = Object.fromEntries(rest.filter(([name]) => inQuery(name)));
  const sent = isPlainObject(payload) ? Object.fromEntries(rest.filter(([name]) => !inQuery(name))) : payload;

  const busted = shape.method === "GET" && shape.cacheable !== true ? { ...query, _: now } : query;
  const body = shape.method === "POST" ? bodyOf(sent, shape.body ?? "form") : undefined;
  const contentType = body && CONTENT_TYPES[body.form];
  return {
    request: {
      method: shape.method,
      url: withQuery(settings.basePath + filled.path, encodeQuery(busted)),
      headers: {
        [settings.deviceHeader]: settings.deviceType,
        [settings.appHeader]: settings.appCode,
        ...(contentType && { "Content-Type": contentType }),
        ...(shape.most && { Range: `bytes=0-${String(shape.most - 1)}` }),
      },
      ...(body && { body }),
      timeout,
      bytes: shape.answer === "bytes",
      ...(shape.most && { most: shape.most }),
    },
  };
}

function bodyOf(payload: unknown, form: BodyForm): CallBody {
  if (Array.isArray(payload) || form === "json") return { form: "json", text: JSON.stringify(payload ?? {}) };
  if (form === "form") return { form, text: encodeForm(payload) };
  const parts = Object.entries(isPlainObject(payload) ? payload : {});
  return { form, parts: parts.filter(([, value]) => value !== undefined && value !== null) };
}

const withQuery = (path: string, query: string) =>
  query === "" ? path : `${path}${path.includes("?") ? "&" : "?"}${query}`;

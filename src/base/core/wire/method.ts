import { refusal, type Failure } from "./failure";
import { isPlainObject } from "./isPlainObject";
import type { RequestShape } from "./request";
import { isPlatformPath } from "./url";

/** A call that a sub-application words itself. */
export interface CallerRequest {
  /** `get`, `post` or `upload`; upper or lower case. */
  readonly method: string;
  /** A path on the platform, starting with one slash. */
  readonly path: string;
  readonly data?: unknown;
  /** Sends the data as JSON instead of a form. */
  readonly json?: boolean;
  readonly cacheable?: boolean;
  /** Milliseconds. */
  readonly timeout?: number;
  /** The code of the application that calls. */
  readonly appCode?: string;
}

/** The shape of a caller's request, or why it is not sent; `warn` says whether the person is told (API-10). */
export type ShapedRequest =
  | { readonly shape: RequestShape }
  | { readonly error: Failure; readonly warn: boolean };

/** The status of an upload whose parts are no object [UP-05]. */
const NO_PARTS = 501;

/** Only get, post and upload exist; put and delete are warned of, everything else is refused. */
export function shapeOf({ method, path, data, json, cacheable }: CallerRequest): ShapedRequest {
  if (!isPlatformPath(path)) {
    return {
      error: refusal({ id: "kit.call.badAddress", values: { path: path.slice(0, 200) } }),
      warn: false,
    };
  }
  switch (method.toLowerCase()) {
    case "get":
      return { shape: { method: "GET", path, cacheable: cacheable ?? false } };
    case "post":
      return { shape: { method: "POST", path, body: json ? "json" : "form" } };
    case "upload":
      if (!isPlainObject(data))
        return { error: refusal({ id: "kit.call.fileTypeError" }, NO_PARTS), warn: false };
      return { shape: { method: "POST", path, body: "multipart" } };
    case "put":
    case "delete":
      return {
        error: refusal({ id: "kit.call.useAnother", values: { method: method.toUpperCase() } }),
        warn: true,
      };
    default:
      return { error: refusal({ id: "kit.call.methodUnsupported" }), warn: false };
  }
}

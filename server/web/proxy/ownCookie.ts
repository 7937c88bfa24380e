import { withoutEnds } from "../../../src/base/core/text/withoutEnds";

/** What a cookie has to become one of the portal's. */
export interface CookieWorld {
  /** Whether the browser uses https to the portal. */
  readonly secure: boolean;
  /** The path below which the platform lives, which the portal's own addresses do not have; empty where it is the root. */
  readonly base: string;
}

/** A cookie's name (RFC 6265, a token) and what its value may hold. */
const NAME = /^[\w!#$%&'*+.^`|~-]+$/;
const VALUE = /^[\x20-\x7e]*$/;
/** Names that browsers take only with `Secure`, whatever the connection. */
const PREFIXED = /^__(host|secure|http|host-http)-/i;
const SAME_SITE: Readonly<Record<string, string>> = { strict: "Strict", lax: "Lax", none: "None" };

/** A text without the spaces around it that browsers drop. */
const plain = (text: string): string => withoutEnds(text, /[ \t]/);

/** A cookie's name and value, or null where a browser would read another pair or none. */
function pairOf(text: string): readonly [name: string, value: string] | null {
  const at = text.indexOf("=");
  const [name, value] = [plain(text.slice(0, Math.max(0, at))), plain(text.slice(at + 1))];
  return NAME.test(name) && VALUE.test(value) ? [name, value] : null;
}

/** The attributes by their names in small letters. As in browsers, the last of two counts. */
function attributesOf(parts: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    parts.map((part) => {
      const at = part.indexOf("=");
      const [name, value] = at < 0 ? [part, ""] : [part.slice(0, at), part.slice(at + 1)];
      return [name.trim().toLowerCase(), value.trim()];
    }),
  );
}

/** The path without the platform's base; null if it is outside, so that the browser uses the request's own. */
function ownPath(path: string | undefined, base: string): string | null {
  if (path === undefined || !/^\/[\x20-\x7e]*$/.test(path)) return null;
  if (base === "" || !(path === base || path.startsWith(`${base}/`))) return path;
  return path.slice(base.length) || "/";
}

function expiryOf(text: string | undefined): string | null {
  const time = text === undefined ? NaN : Date.parse(text);
  return Number.isNaN(time) ? null : new Date(time).toUTCString();
}

/**
 * A cookie of the platform as one of the portal's, or null for one that browsers would not all read alike. It is built from
 * what was understood of it, so nothing else passes: never a domain, and over plain http no `Secure`, with which
 * the browser would drop it. Names that start with `__Host-` and the like keep theirs, for they mean nothing without.
 */
export function ownCookie(header: string, { secure, base }: CookieWorld): string | null {
  const [pair = "", ...parts] = header.split(";");
  const named = pairOf(pair);
  if (named === null) return null;
  const [name, value] = named;
  const attributes = attributesOf(parts);
  const isSecure = attributes.has("secure") && (secure || PREFIXED.test(name));
  const sameSite = SAME_SITE[attributes.get("samesite")?.toLowerCase() ?? ""];
  const path = ownPath(attributes.get("path"), base);
  const age = /^-?\d+$/.exec(attributes.get("max-age") ?? "")?.[0];
  const expires = expiryOf(attributes.get("expires"));
  return [
    `${name}=${value}`,
    path === null ? null : `Path=${path}`,
    expires === null ? null : `Expires=${expires}`,
    age === undefined ? null : `Max-Age=${age}`,
    isSecure ? "Secure" : null,
    attributes.has("httponly") ? "HttpOnly" : null,
    sameSite === undefined ? null : `SameSite=${sameSite === "None" && !isSecure ? "Lax" : sameSite}`,
  ]
    .filter((part) => part !== null)
    .join("; ");
}

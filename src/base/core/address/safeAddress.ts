/** An address without a second reading: its origin, null for our own, and the rest from the path on. */
interface PlainAddress {
  readonly origin: string | null;
  readonly rest: string;
}

const LONGEST = 4096;
const ABSOLUTE =
  /^(https?):\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::(\d{1,5}))?(?=[/?#]|$)(.*)$/i;
/** Blanks, controls and backslashes: browsers drop some of these, and read a backslash as a slash. */
const AMBIGUOUS = /[\s\p{Cc}\p{Cf}\\]/u;
const DEFAULT_PORTS: Readonly<Record<string, string>> = { http: "80", https: "443" };

/** Whether a browser may read an address in another way than it is written. */
export const isAmbiguous = (address: string): boolean => AMBIGUOUS.test(address);

/**
 * The one reader of addresses that come from outside: a path of our own origin, or an http(s) address without user-info. Null for
 * anything else: another scheme, `//host`, backslashes, blanks and control characters. What is refused is not repaired [SEC-02].
 */
export function plainAddress(raw: unknown): PlainAddress | null {
  if (typeof raw !== "string" || raw.length > LONGEST || isAmbiguous(raw)) return null;
  if (/^\/(?!\/)/.test(raw)) return { origin: null, rest: raw };
  const [, scheme = "", host = "", port, rest = ""] = ABSOLUTE.exec(raw) ?? [];
  return scheme === "" ? null : { origin: originOf(scheme, host, port), rest };
}

function originOf(scheme: string, host: string, port: string | undefined): string {
  const name = scheme.toLowerCase();
  const number = port === undefined ? undefined : String(Number(port));
  const shown = number === undefined || number === DEFAULT_PORTS[name] ? "" : `:${number}`;
  return `${name}://${host.toLowerCase()}${shown}`;
}

/** The address of a picture, or of another file to be shown; null for none. Which origins are loaded is the page policy's to say. */
export function safeAddress(raw: unknown): string | null {
  const trimmed = typeof raw === "string" ? raw.trim() : raw;
  const plain = plainAddress(trimmed);
  return plain === null ? null : (plain.origin ?? "") + plain.rest;
}

const EMBEDDED = /^data:image\/(svg\+xml|png|gif|jpeg)[;,]/;
/** Letters of an embedded picture: one travels and is stored wherever its record is. */
const LARGEST = 200_000;

/** A picture that is an address itself (`data:image/…`), for an image alone; null for anything else. */
export const embeddedPicture = (raw: unknown): string | null =>
  typeof raw === "string" && raw.length <= LARGEST && EMBEDDED.test(raw.trim()) ? raw.trim() : null;

/** What an image shows that is a file or a picture in the address itself; null for none. Both are for images alone, never for links. */
export const pictureAddress = (raw: unknown): string | null => safeAddress(raw) ?? embeddedPicture(raw);

/** Where an address is inside an answer: the names of fields, and `*` for each entry of a list or a dictionary. */
export type AddressPath = readonly string[];

/** The calls of a platform begin so, and so do the addresses of what it stores. */
const OF_PLATFORM = /^\/(?:api|zuul)\//;

/** The address of a path of the platform at a site with a base path: all else is as it came [API-05]. */
export const underBase = (basePath: string, address: string): string =>
  OF_PLATFORM.test(address) ? basePath + address : address;

/** The path on the platform that an address has at a site with a base path: the opposite of {@link underBase}. */
export const withoutBase = (basePath: string, address: string): string => {
  const rest = address.startsWith(basePath) ? address.slice(basePath.length) : address;
  return OF_PLATFORM.test(rest) ? rest : address;
};

type Whole = (address: string) => string;

function readAt(value: unknown, [name, ...rest]: AddressPath, whole: Whole): unknown {
  if (name === undefined) return typeof value === "string" ? whole(safeAddress(value) ?? "") : value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value))
    return name === "*" ? value.map((entry: unknown) => readAt(entry, rest, whole)) : value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      name === "*" || name === key ? readAt(field, rest, whole) : (field as unknown),
    ]),
  );
}

/** An answer whose addresses at these places are whole, and empty where they are refused; all else is as it came. */
export const withSafeAddresses = (
  answer: unknown,
  paths: readonly AddressPath[],
  whole: Whole = (address) => address,
): unknown => paths.reduce<unknown>((data, path) => readAt(data, path, whole), answer);

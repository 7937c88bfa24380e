import { parseQuery } from "../wire/queryString";

/** A place inside a sub-application, taken apart. */
export interface InnerPlace {
  /** From the first slash; `/` for its start. */
  readonly path: string;
  /** The texts of the query. Names for which there is none read as undefined. */
  readonly values: Readonly<Record<string, string | undefined>>;
}

/** Takes apart a place such as `/list?page=2&q=exam`; lists and objects in its query are left out [VIEW-08]. */
export function readInnerPlace(at: string): InnerPlace {
  const mark = at.indexOf("?");
  const query = mark < 0 ? {} : parseQuery(at.slice(mark));
  const texts = Object.entries(query).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return { path: (mark < 0 ? at : at.slice(0, mark)) || "/", values: Object.fromEntries(texts) };
}

/** Encodes what would end a value or be read as something else; letters of all languages stay readable. */
const encode = (value: string | number): string =>
  String(value)
    .replace(/\p{Cs}/gu, "\uFFFD")
    .replace(/[%&#+\\\p{Cc}\p{Z}]/gu, encodeURIComponent);

/** Puts a place together; values that are null, undefined or empty are left out, and the bare start is empty. */
export function writeInnerPlace(
  path: string,
  values: Readonly<Record<string, string | number | null | undefined>> = {},
): string {
  const query = Object.entries(values)
    .flatMap(([name, value]) =>
      value === null || value === undefined || value === "" ? [] : [`${name}=${encode(value)}`],
    )
    .join("&");
  if (query !== "") return `${path}?${query}`;
  return path === "/" ? "" : path;
}

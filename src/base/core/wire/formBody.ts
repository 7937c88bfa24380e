/**
 * A payload as form text: nested names as dotted keys and list positions in brackets (`a.b=1&c[0].d=2`).
 * Undefined and null are left out; dates travel as ISO text.
 */
export function encodeForm(payload: unknown): string {
  return flatten(payload, "")
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join("&");
}

/** As `encodeForm`, for the query of an address, where raw brackets are not allowed. */
export function encodeQuery(payload: unknown): string {
  return encodeForm(payload).replaceAll("[", "%5B").replaceAll("]", "%5D");
}

function flatten(value: unknown, path: string): [string, string][] {
  if (value === undefined || value === null) return [];
  if (value instanceof Date) return [[path, value.toISOString()]];
  if (Array.isArray(value)) return value.flatMap((item, index) => flatten(item, `${path}[${String(index)}]`));
  if (typeof value === "object") {
    return Object.entries(value).flatMap(([name, item]) => {
      const key = encodeURIComponent(name);
      return flatten(item, path === "" ? key : `${path}.${key}`);
    });
  }
  return [[path, textOf(value)]];
}

/** A leaf of the payload as text; functions and symbols have none. */
function textOf(leaf: unknown): string {
  // Half a character cannot be encoded.
  if (typeof leaf === "string") return leaf.replace(/\p{Cs}/gu, "\uFFFD");
  return typeof leaf === "number" || typeof leaf === "boolean" || typeof leaf === "bigint"
    ? String(leaf)
    : "";
}

/** A part of a content: the first and the last byte that belong to it. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The part of a content of so many bytes that a `Range` header asks for: null for the whole, as where the header asks for several
 * parts or for something else than bytes; `none` where the content has no such part (RFC 9110, 14.1).
 */
export function byteRange(header: string | undefined, size: number): ByteRange | "none" | null {
  const [, first = "", last = ""] = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  if (first !== "" && last !== "" && Number(last) < Number(first)) return null;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? "none" : { start, end };
}

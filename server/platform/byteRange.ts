/** A part of a content: the first and the last byte that belong to it. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** The two numbers of a header such as `bytes=0-99`, as text; empty where it asks for no single part. */
function bytesAsked(header: string): readonly [first: string, last: string] {
  const [unit = "", part = "", ...others] = header.split("=");
  const ends = part.split("-").map((end) => end.trim());
  const [first = "", last = ""] = ends;
  const isOne = others.length === 0 && ends.length === 2 && ends.every((end) => /^\d*$/.test(end));
  return isOne && unit.trim().toLowerCase() === "bytes" ? [first, last] : ["", ""];
}

/**
 * The part of a content of so many bytes that a `Range` header asks for: null for the whole, as where the header asks for several
 * parts or for something else than bytes; `none` where the content has no such part (RFC 9110, 14.1).
 */
export function byteRange(header: string | undefined, size: number): ByteRange | "none" | null {
  const [first, last] = bytesAsked(header ?? "");
  if (first === "" && last === "") return null;
  if (first !== "" && last !== "" && Number(last) < Number(first)) return null;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? "none" : { start, end };
}

/** As much of a text is shown, bytes. */
const MOST = 256 * 1024;

/** What a text file begins with. */
export interface Beginning {
  readonly text: string;
  /** Whether there is more. */
  readonly isCut: boolean;
}

/** Bytes as text: UTF-8, or the encoding of older Chinese programs where they are not; half a character at the end is left out. */
export function textOfBytes(bytes: Uint8Array): string {
  for (const encoding of ["utf-8", "gb18030"])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
    } catch {
      // It is in another one.
    }
  return new TextDecoder().decode(bytes);
}

/** Reads what a text file begins with; null where it cannot be read. */
export async function readBeginning(url: string): Promise<Beginning | null> {
  try {
    const answer = await fetch(url, { headers: { range: `bytes=0-${String(MOST - 1)}` } });
    // An empty file has no first byte.
    if (answer.status === 416) return { text: "", isCut: false };
    if (!answer.ok) return null;
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const [, total = ""] = /\/(\d+)$/.exec(answer.headers.get("content-range") ?? "") ?? [];
    return { text: textOfBytes(bytes.subarray(0, MOST)), isCut: Number(total) > MOST };
  } catch {
    return null;
  }
}

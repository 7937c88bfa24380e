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

/** The first bytes of a file, and how many it has where there are more; null where it cannot be read. */
async function firstBytes(url: string, most: number) {
  try {
    const answer = await fetch(url, { headers: { range: `bytes=0-${String(most - 1)}` } });
    // An empty file has no first byte.
    if (answer.status === 416) return { bytes: new Uint8Array(), total: 0 };
    if (!answer.ok) return null;
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const [, total = ""] = /\/(\d+)$/.exec(answer.headers.get("content-range") ?? "") ?? [];
    return { bytes: bytes.subarray(0, most), total: Number(total) };
  } catch {
    return null;
  }
}

/** Reads what a text file begins with; null where it cannot be read. */
export async function readBeginning(url: string): Promise<Beginning | null> {
  const read = await firstBytes(url, MOST);
  return read && { text: textOfBytes(read.bytes), isCut: read.total > MOST };
}

/** Among so many first bytes readers look for the head of a pdf (ISO 32000-1, annex H.3, note 13). */
const PDF_HEAD = 1024;

/** Whether a file is a pdf by its beginning, whatever its name says; null where it cannot be read. */
export async function beginsAsPdf(url: string): Promise<boolean | null> {
  const read = await firstBytes(url, PDF_HEAD);
  return read && new TextDecoder("latin1").decode(read.bytes).includes("%PDF-");
}

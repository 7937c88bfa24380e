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

/** The first bytes of a body; the rest of one that is sent whole is not waited for. */
async function bytesOf({ body }: Response, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  const reader = body?.getReader();
  for (let length = 0; reader && length < most;) {
    const { value, done } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
  }
  await reader?.cancel();
  const bytes = new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer());
  return bytes.subarray(0, most);
}

/** Whether an answer of 200 is an envelope that refuses, and no file: the platform says so of a lapsed session. */
function isRefusal({ status, headers }: Response, bytes: Uint8Array): boolean {
  if (status !== 200 || !/^application\/json\b/i.test(headers.get("content-type") ?? "")) return false;
  try {
    const said: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof said === "object" && said !== null && "status" in said && said.status !== 200;
  } catch {
    return false;
  }
}

/** The first bytes of a file, and how many it has where there are more; null where it cannot be read. */
async function firstBytes(url: string, most: number) {
  try {
    const answer = await fetch(url, { headers: { range: `bytes=0-${String(most - 1)}` } });
    // An empty file has no first byte.
    if (answer.status === 416) return { bytes: new Uint8Array(), total: 0 };
    if (!answer.ok) return null;
    const bytes = await bytesOf(answer, most);
    if (isRefusal(answer, bytes)) return null;
    const { headers } = answer;
    const [, total = headers.get("content-length")] =
      /\/(\d+)$/.exec(headers.get("content-range") ?? "") ?? [];
    return { bytes, total: Number(total) };
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

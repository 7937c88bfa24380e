import type { Answer, FileBeginning, PortalRequest } from "@portal/kit";

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

/** Reads a file by its beginning. */
export interface ByteReader<Data> {
  /** As many bytes are asked for. */
  readonly most: number;
  readonly read: (beginning: FileBeginning) => Data;
}

/** What a text file begins with. */
export const beginning: ByteReader<Beginning> = {
  most: MOST,
  read: ({ bytes, size }) => ({
    text: textOfBytes(bytes),
    isCut: size === null ? bytes.length >= MOST : size > bytes.length,
  }),
};

/** Whether a file is a pdf by its beginning, whatever its name says: its head stands among the first 1,024 bytes (ISO 32000-1, annex H.3, note 13). */
export const pdfHead: ByteReader<boolean> = {
  most: 1024,
  read: ({ bytes }) => new TextDecoder("latin1").decode(bytes).includes("%PDF-"),
};

/** Asks the platform for what a reader needs of a file. */
export async function readFile<Data>(
  request: Pick<PortalRequest, "beginning">,
  url: string,
  { most, read }: ByteReader<Data>,
): Promise<Answer<Data>> {
  const answer = await request.beginning(url, most, { quiet: true });
  return answer.ok ? { ok: true, data: read(answer.data) } : answer;
}

import { gzipSync } from "node:zlib";

const BLOCK = 512;
const LONGEST_NAME = 100;
/** A day that is the same in every package, as npm has it: 26 October 1985. */
const TIME = 499_162_500;

const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, "0")}\0`;

/** The header of a file in a tar archive (ustar). */
function headerOf(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > LONGEST_NAME) throw new Error(`The name is too long for a package: ${name}`);
  const header = Buffer.alloc(BLOCK);
  const put = (text: string, at: number) => header.write(text, at, "utf8");
  put(name, 0);
  put(octal(0o644, 8), 100);
  put(octal(0, 8), 108);
  put(octal(0, 8), 116);
  put(octal(size, 12), 124);
  put(octal(TIME, 12), 136);
  // The sum is counted with blanks in its own place.
  put(" ".repeat(8), 148);
  put("0", 156);
  put("ustar\u000000", 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  put(`${octal(sum, 7)} `, 148);
  return header;
}

/** Files by their names as a package for npm; the same files are the same bytes. */
export function packed(files: Readonly<Record<string, string>>): Buffer {
  const parts = Object.entries(files)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, text]) => {
      const content = Buffer.from(text);
      return [
        headerOf(`package/${name}`, content.length),
        content,
        Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK),
      ];
    });
  const archive = gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]), { level: 9 });
  // Names the system that has compressed it, which is no matter.
  archive[9] = 255;
  return archive;
}

import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32 } from "node:zlib";
import { PRIVATE_FOLDER } from "./diskStore";
import { fileRefusals, isDiskFull } from "./fileRefusals";
import type { Spool, Spooled } from "./ports";

/** As much of a file's beginning says what it is. */
export const FIRST_BYTES = 1024;

/** A file that nothing has written to for so long is one of a process that ended, milliseconds. */
const LEFT_MS = 24 * 3_600_000;

/** Opens a new file. */
type OpenFile = (file: string) => Writable;

const openFile: OpenFile = (file) => createWriteStream(file, { flags: "wx", mode: 0o600 });

/** What is learnt of a file as it passes. */
class Look {
  size = 0;
  crc32 = 0;
  #first = Buffer.alloc(0);
  readonly #md5 = createHash("md5");
  readonly #sha256 = createHash("sha256");

  constructor(
    private readonly most: number,
    private readonly hashes: boolean,
  ) {}

  /** Passes the pieces on; refuses the one that makes the file too large. */
  async *watch(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      this.size += piece.length;
      if (this.size > this.most) throw fileRefusals.tooLarge();
      this.crc32 = crc32(piece, this.crc32);
      if (this.#first.length < FIRST_BYTES)
        this.#first = Buffer.concat([this.#first, piece.subarray(0, FIRST_BYTES - this.#first.length)]);
      if (this.hashes) {
        this.#md5.update(piece);
        this.#sha256.update(piece);
      }
      yield piece;
    }
  }

  result(file: string): Spooled {
    const { size, crc32: sum, hashes } = this;
    return {
      path: file,
      size,
      crc32: sum,
      first: this.#first,
      md5: hashes ? this.#md5.digest("hex") : "",
      sha256: hashes ? this.#sha256.digest("hex") : "",
    };
  }
}

/** Files in one folder, on the file system of the store and of the staging. `open` is replaced in tests. */
export function createDiskSpool(folder: string, now: () => number, open: OpenFile = openFile): Spool {
  const remove: Spool["remove"] = (file) => rm(file, { force: true });
  const newPath: Spool["newPath"] = async () => {
    await mkdir(folder, PRIVATE_FOLDER);
    return path.join(folder, randomUUID());
  };

  const take: Spool["take"] = async (stream: Readable, { most, hashes }) => {
    const file = await newPath();
    const look = new Look(most, hashes);
    try {
      await pipeline(stream, (pieces: AsyncIterable<Buffer>) => look.watch(pieces), open(file));
      return look.result(file);
    } catch (error) {
      await remove(file);
      throw isDiskFull(error) ? fileRefusals.diskFull() : error;
    }
  };

  const sweep: Spool["sweep"] = async () => {
    for (const name of await readdir(folder).catch(() => [])) {
      const file = path.join(folder, name);
      const found = await stat(file).catch(() => null);
      if (found && found.mtimeMs <= now() - LEFT_MS) await remove(file);
    }
  };

  return { take, newPath, remove, sweep };
}

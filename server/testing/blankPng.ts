import { crc32, deflateSync } from "node:zlib";

/** A piece of a PNG: its length, its kind, what is in it, and a sum over both. */
function piece(kind: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A black square as a PNG of one bit a pixel: one that is as large as a trap is written in a tenth of a second. */
export function blankPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    piece("IHDR", header),
    piece("IDAT", deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))))),
    piece("IEND", Buffer.alloc(0)),
  ]);
}

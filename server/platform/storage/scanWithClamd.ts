import { createReadStream } from "node:fs";
import { connect, type Socket } from "node:net";
import { oneLine } from "../../settings/fault";
import type { ScannerSettings } from "../../settings/scannerSettings";
import { fileRefusals } from "./fileRefusals";

/** Looks for viruses in a local file; resolves where there is none, and throws a refusal where there is one, or where it could not look. */
export type Scan = (file: string, size: number) => Promise<void>;

/** Milliseconds without a word from the scanner. */
const SILENCE_MS = 60_000;

interface ScanOptions {
  /** Milliseconds without a word from the scanner. */
  readonly silenceMs?: number;
  /** Told why no file is looked at; no upload succeeds meanwhile. */
  readonly log?: (line: string) => void;
}

/** What is sent at once, bytes. */
const PIECE = 256 * 1024;

/** A scanner's answer is a line of at most this length, bytes. */
const LONGEST = 4096;

/** The commands of clamd's protocol, as clamd(8) has them: `INSTREAM` takes lengths of four bytes and their data, and ends with a length of 0. */
const BEGIN = "zINSTREAM\0";
const END = Buffer.alloc(4);

const lengthOf = (piece: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  return length;
};

/** Writes a piece once the line takes more. */
const write = (socket: Socket, piece: Buffer | string): Promise<void> =>
  new Promise((resolve, reject) => socket.write(piece, (error) => (error ? reject(error) : resolve())));

async function send(socket: Socket, file: string): Promise<void> {
  await write(socket, BEGIN);
  for await (const piece of createReadStream(file, { highWaterMark: PIECE }) as AsyncIterable<Buffer>) {
    await write(socket, lengthOf(piece));
    await write(socket, piece);
  }
  await write(socket, END);
}

/** What the scanner answers, until it ends its line with a zero or closes. */
const answerOf = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = "";
    socket.setEncoding("utf8");
    socket.on("data", (text: string) => {
      answer += text;
      if (answer.includes("\0") || answer.length > LONGEST) resolve(answer);
    });
    socket.on("end", () => resolve(answer));
    socket.on("error", reject);
    socket.on("timeout", () => reject(new Error("The scanner says nothing")));
  });

/**
 * Has clamd look at each file that is to be kept, up to the size that it takes. A scanner that is away, or breaks off, keeps nothing
 * from being uploaded for good: the same upload succeeds once it is back.
 */
export const scanWithClamd =
  (
    { host, port, socket: path, most }: ScannerSettings,
    { silenceMs = SILENCE_MS, log = () => undefined }: ScanOptions = {},
  ): Scan =>
  async (file, size) => {
    if (size > most) return;
    const socket = path === null ? connect(port, host) : connect(path);
    socket.setTimeout(silenceMs);
    let answer: string;
    try {
      const said = answerOf(socket);
      // It may answer, and close, before it has read all.
      [answer] = await Promise.all([said, Promise.race([send(socket, file), said])]);
    } catch (error) {
      log(`The virus scanner cannot be asked: ${oneLine(error)}`);
      throw fileRefusals.scannerAway();
    } finally {
      socket.destroy();
    }
    const line = answer.replaceAll("\0", "").trim();
    if (line.endsWith(" FOUND")) throw fileRefusals.infected();
    if (line.endsWith(" OK")) return;
    log(`The virus scanner looks at no file: ${oneLine(line)}`);
    throw fileRefusals.scannerAway();
  };

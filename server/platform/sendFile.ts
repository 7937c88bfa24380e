import type { FastifyReply, FastifyRequest } from "fastify";
import fresh from "fresh";
import { Readable } from "node:stream";
import { DATA_POLICY } from "../settings/csp";
import { attachment, keptFileName } from "./attachment";
import { byteRange, type ByteRange } from "./byteRange";
import { refusals, sendPlainly } from "./envelope";

/** A file that a person has stored. Name and type are the sender's words. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  /** How long its content is, bytes. */
  readonly size: number;
  /** What no other content has: letters and digits. */
  readonly sha256: string;
  /** The content or a part of it; null where it is gone. */
  readonly open: (range?: ByteRange) => Promise<Readable | null>;
}

/**
 * That an answer has been sent. A reply itself cannot say so: what awaits a reply waits until it is out, and is given
 * nothing then.
 */
export interface Sent {
  readonly isSent: true;
}

/** The one value of its type. */
export const SENT: Sent = { isSent: true };

const sent = (_reply: FastifyReply): Sent => SENT;

/** How a file is sent. */
export interface SendOptions {
  /** Shown by the browser itself where it is a kind that cannot run, instead of being saved. */
  readonly inline?: boolean;
}

/** What a browser shows and never runs at our origin, a pdf in its own viewer; all else is saved, as bytes. */
const SHOWN = /^(image\/(bmp|gif|jpeg|png|webp)|(audio|video)\/[\w.+-]+|text\/plain|application\/pdf)$/;

/** Whether an `If-Match` header is true of a content. */
const isMatched = (header: string, etag: string): boolean =>
  header.split(",").some((each) => ["*", etag].includes(each.trim()));

/**
 * Sends a stored file, or the part of it that is asked for: by Range and If-Range, with an ETag, 304 for what the browser
 * has, and HEAD. Nothing tells since when it is there. Whatever is in it, it does not run at the portal's origin. Refusals leave
 * with their own HTTP status, as players and download managers go by that.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SentFile,
  { inline = false }: SendOptions = {},
): Promise<Sent> {
  const { headers, method } = request;
  const { size } = file;
  const etag = `"${file.sha256}"`;
  if (headers["if-match"] !== undefined && !isMatched(headers["if-match"], etag))
    return sent(sendPlainly(reply, refusals.changed()));
  const isKnown = fresh(headers, { etag });

  const { "if-range": ifRange = etag } = headers;
  const asked = ifRange === etag ? byteRange(headers.range, size) : null;
  if (asked === "none" && !isKnown) {
    reply.header("content-range", `bytes */${size}`);
    return sent(sendPlainly(reply, refusals.noSuchPart()));
  }
  const range = asked === "none" ? null : asked;

  const hasNoBody = isKnown || method === "HEAD" || size === 0;
  const stream = hasNoBody ? Readable.from([]) : await file.open(range ?? undefined);
  if (stream === null) return sent(sendPlainly(reply, refusals.noSuchFile()));

  const shown = SHOWN.test(file.type);
  reply.headers({
    "accept-ranges": "bytes",
    etag,
    "cache-control": "private, no-cache",
    "content-disposition": attachment(keptFileName(file.name, "file"), inline && shown),
    "content-security-policy": DATA_POLICY,
    "x-content-type-options": "nosniff",
  });
  if (isKnown) return sent(reply.code(304).send());
  if (range) reply.header("content-range", `bytes ${range.start}-${range.end}/${size}`);
  return sent(
    reply
      .code(range ? 206 : 200)
      .header("content-length", range ? range.end - range.start + 1 : size)
      .type(shown ? file.type : "application/octet-stream")
      .send(stream),
  );
}

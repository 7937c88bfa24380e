import send from "@fastify/send";
import type { FastifyReply, FastifyRequest } from "fastify";
import path from "node:path";
import { DATA_POLICY } from "../settings/csp";
import { attachment, keptFileName } from "./attachment";
import { type Refusal, refusals, sendPlainly } from "./envelope";

/** A file on the disk that a person has stored. Name and type are the sender's words. */
export interface StoredFile {
  /** Where it is; a path of the platform's own making. */
  readonly path: string;
  readonly name: string;
  readonly type: string;
}

/** How a file is sent. */
export interface SendOptions {
  /** Shown by the browser itself where it is a kind that cannot run, instead of being saved. */
  readonly inline?: boolean;
  /** Whether to say since when the disk has had it. */
  readonly lastModified?: boolean;
}

/** What a browser shows and never runs; all else is saved, as bytes. */
const SHOWN = /^(image\/(bmp|gif|jpeg|png|webp)|(audio|video)\/[\w.+-]+|text\/plain)$/;

const REFUSED: Readonly<Record<number, () => Refusal>> = {
  412: refusals.changed,
  416: refusals.noSuchPart,
};

/**
 * Sends a stored file, or the part of it that is asked for: by Range and If-Range, with an ETag, 304 for what the browser
 * has, and HEAD. Whatever is in it, it does not run at the portal's origin. Refusals leave with their own HTTP status, as
 * players and download managers go by that.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  { inline = false, lastModified = true }: SendOptions = {},
): Promise<FastifyReply> {
  const { statusCode, headers, stream, type } = await send(
    request.raw,
    encodeURIComponent(path.basename(file.path)),
    {
      root: path.dirname(file.path),
      dotfiles: "allow",
      index: false,
      cacheControl: false,
      contentType: false,
      lastModified,
    },
  );
  if (type === "file") {
    const shown = SHOWN.test(file.type);
    return reply
      .code(statusCode)
      .headers({
        ...headers,
        "cache-control": "private, no-cache",
        "content-disposition": attachment(keptFileName(file.name, "file"), inline && shown),
        "content-security-policy": DATA_POLICY,
        "x-content-type-options": "nosniff",
      })
      .type(shown ? file.type : "application/octet-stream")
      .send(stream);
  }
  const range = headers["Content-Range"];
  if (range !== undefined) reply.header("content-range", range);
  return sendPlainly(reply, (REFUSED[statusCode] ?? refusals.noSuchFile)());
}

import { chunkAt } from "../core/cut";
import type { Digested, DigestOptions } from "./hash/HashWorker";
import type { Digest } from "./hash/hashers";
import type { UploadContext, UploadPorts } from "./ports";
import type { UploadOutcome, UploadRequest } from "./state";

/** What a request to the platform carries beside what it is about. */
export interface Carried {
  /** The file, or a chunk of it; null where none is sent. */
  readonly content: Blob | null;
  /** The content's CRC-32 as a decimal number; null where it is not known. */
  readonly crc32: string | null;
}

/** The platform as an upload asks it: never rejects, faults are outcomes. */
export type AskPlatform = (
  request: UploadRequest,
  context: UploadContext,
  carried: Carried,
) => Promise<UploadOutcome>;

/** Works out digests. */
export interface Hashes {
  digest(file: Blob, digest: Digest, options?: DigestOptions): Promise<Digested>;
}

const UNREADABLE: UploadOutcome = { fault: "unreadable" };
const NOTHING: Carried = { content: null, crc32: null };

/** What is sent with a request. */
function contentOf(file: Blob, request: UploadRequest, { cut }: UploadContext): Blob | null {
  if (request.kind === "whole") return file;
  if (request.kind !== "send") return null;
  const { start, end } = chunkAt(cut, request.chunk);
  return file.slice(start, end);
}

/**
 * The port of one file's upload: reads the file itself, and has the platform asked for all else. The checksums of the chunks, by which
 * the platform notices what was damaged on its way, come with the hash, from one reading. Where there was none, as after a reload, a chunk
 * is read for its own. A file that is gone is told from a line that broke, which a browser that sends it names alike [UP-06, REL-02].
 */
export function performUpload(file: Blob, hashes: Hashes, ask: AskPlatform): UploadPorts["perform"] {
  let sums: readonly string[] = [];
  /** Of a file itself, a browser looks at the disk for each part that it cuts, and the page waits meanwhile. */
  let cuttable: Blob | null = null;

  const digest = async (of: Blob, kind: Digest, options: DigestOptions): Promise<Digested> => {
    try {
      return await hashes.digest(of, kind, options);
    } catch {
      // Cancelled; what it comes to is not looked at.
      return { unreadable: true };
    }
  };

  const hash = async ({ cut, progress, signal }: UploadContext): Promise<UploadOutcome> => {
    const known = await digest(file, "md5", { progress, signal, each: cut.eachSize });
    if ("unreadable" in known || known.digest === null) return UNREADABLE;
    sums = known.sums ?? [];
    return { md5: known.digest };
  };

  const send = async (
    request: UploadRequest,
    context: UploadContext,
    content: Blob,
  ): Promise<UploadOutcome> => {
    const { signal } = context;
    const known = sums[request.kind === "send" ? request.chunk - 1 : 0];
    if (known === undefined) {
      const sum = await digest(content, "crc32", { signal });
      return "unreadable" in sum ? UNREADABLE : ask(request, context, { content, crc32: sum.digest });
    }
    const outcome = await ask(request, context, { content, crc32: known });
    if (!("fault" in outcome) || outcome.fault !== "again") return outcome;
    const first = await digest(content.slice(0, 1), "crc32", { signal });
    return "unreadable" in first ? UNREADABLE : outcome;
  };

  return async (request, context) => {
    if (request.kind === "hash") return hash(context);
    if (request.kind === "digest") {
      const known = await digest(file, "sha256", { signal: context.signal });
      return "unreadable" in known ? UNREADABLE : { sha256: known.digest };
    }
    if (request.kind === "send") cuttable ??= file.slice();
    const content = contentOf(cuttable ?? file, request, context);
    return content === null ? ask(request, context, NOTHING) : send(request, context, content);
  };
}

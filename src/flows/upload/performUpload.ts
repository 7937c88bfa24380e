import { chunkAt } from "../../core/upload/cut";
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
 * The port of one file's upload: reads the file itself, and has the platform asked for all else. What is sent is read before, for its
 * checksum, by which the platform notices what was damaged on its way; and so a file that is gone is told from a line that broke, which
 * a browser that sends it names alike [UP-06, REL-02].
 */
export function performUpload(file: Blob, hashes: Hashes, ask: AskPlatform): UploadPorts["perform"] {
  const digest = async (of: Blob, kind: Digest, { progress, signal }: UploadContext, tells: boolean) => {
    try {
      return await hashes.digest(of, kind, { signal, ...(tells && { progress }) });
    } catch {
      // Cancelled; what it comes to is not looked at.
      return { unreadable: true } as const;
    }
  };

  return async (request, context) => {
    if (request.kind === "hash" || request.kind === "digest") {
      const known = await digest(
        file,
        request.kind === "hash" ? "md5" : "sha256",
        context,
        request.kind === "hash",
      );
      if ("unreadable" in known) return UNREADABLE;
      if (request.kind === "hash") return known.digest === null ? UNREADABLE : { md5: known.digest };
      return { sha256: known.digest };
    }
    const content = contentOf(file, request, context);
    if (content === null) return ask(request, context, NOTHING);
    const sum = await digest(content, "crc32", context, false);
    if ("unreadable" in sum) return UNREADABLE;
    return ask(request, context, { content, crc32: sum.digest });
  };
}

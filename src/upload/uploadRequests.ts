import { storage } from "../../contract/storage";
import type { In } from "../../contract/calls";
import { chunkCount } from "./core/cut";
import type { Failure } from "../base/core/wire/failure";
import { readStored } from "../base/core/wire/portrait";
import type { Text } from "../base/core/wire/text";
import { numberOf, recordOf, textOf } from "../base/core/wire/read";
import { retryAfterMs } from "../base/core/wire/retryAfter";
import type { AskPlatform, Carried } from "./flow/performUpload";
import type { Stored, UploadFault, UploadOutcome, UploadRequest } from "./flow/state";
import { perform } from "../base/api/baseQuery";
import type { ApiRuntime } from "../base/api/runtime";

/** Which file is uploaded, and for whom. */
export interface UploadAbout {
  readonly name: string;
  /** Names the upload among those of the page. */
  readonly uid: string;
  /** The service that the file is for. */
  readonly serverid: string;
}

const SHAPES = {
  check: storage.fileCheck,
  whole: storage.upload,
  ask: storage.chunkCheck,
  send: storage.chunkUpload,
  merge: storage.mergeFile,
} as const;
type Result = Extract<UploadRequest, { readonly kind: keyof typeof SHAPES }>;

/** Statuses of a refusal that is final although it is the platform's: it does not offer this, or its disk is full. */
const FINAL = new Set([501, 507]);
/** Statuses after which the same request may succeed. */
const AGAIN = new Set([408, 425, 429]);

/** What stands for words where the platform gave none. */
const WORDLESS: Text = { id: "api.serverError" };

/** Why a request failed, in words of the flow. */
export function faultOf(failure: Failure, now: number): UploadFault {
  const { kind, status = 0, reason, retryAfter, text, code = "", data } = failure;
  const worst = Math.max(status, reason ?? 0);
  if (worst === 401) return { fault: "lapsed" };
  const isLost = kind === "transport" || kind === "body" || kind === "refused";
  if (isLost || AGAIN.has(worst) || (worst >= 500 && !FINAL.has(worst)))
    return { fault: "again", after: retryAfterMs(retryAfter ?? null, now) };
  const { missing } = recordOf(data);
  return {
    fault: "refused",
    code,
    // The line of HTTP says nothing to a person; which step failed is said instead.
    text: kind === "http" && reason === undefined ? WORDLESS : text,
    missing: Array.isArray(missing) ? missing.map((chunk) => numberOf(chunk, 0)) : [],
  };
}

const storedOf = (data: unknown): Stored => ({
  answer: readStored(data),
  sha256: textOf(recordOf(data)["sha256"]) || null,
});

/** What a successful answer says; `true` or a file says that there is one [UP-02]. */
function outcomeOf(request: Result, data: unknown): UploadOutcome {
  const isThere = data === true || (typeof data === "object" && data !== null);
  switch (request.kind) {
    case "check":
      return { exists: isThere ? storedOf(data) : null };
    case "ask":
      return { there: data === true || recordOf(data)["data"] === true };
    case "send":
      return { sent: true };
    case "whole":
    case "merge":
      return { stored: storedOf(data) };
  }
}

const isAsked = (request: UploadRequest): request is Result => request.kind in SHAPES;

/** Asks the platform for the uploads of a page: names, sizes and hashes travel with every request, as the contract has it [UP-02]. */
export function uploadRequests(runtime: ApiRuntime, { name, uid, serverid }: UploadAbout): AskPlatform {
  return async (request, { cut, md5, progress, signal }, { content, crc32 }: Carried) => {
    if (!isAsked(request)) throw new Error(`The platform is not asked for ${request.kind}.`);
    const { size, eachSize } = cut;
    const chunks = chunkCount(cut);
    const about = {
      serverid,
      md5,
      name,
      fileName: name,
      uid,
      size,
      fullSize: size,
      eachSize,
      chunks,
      chunked: chunks > 1,
    } satisfies In<"mergeFile">;
    const part = { ...(content && { file: content }), ...(crc32 !== null && { crc32 }) };
    const payload =
      request.kind === "whole"
        ? { serverid, uid, md5, name, ...part }
        : request.kind === "send"
          ? { ...about, chunk: request.chunk, ...part }
          : { ...about, ...(request.kind === "ask" && { chunk: request.chunk }) };
    const call = {
      shape: SHAPES[request.kind],
      payload,
      quiet: true,
      // A body with parts has more bytes than its file.
      ...(content && {
        progress: { sent: ({ done }: { readonly done: number }) => progress(Math.min(done, content.size)) },
      }),
    };
    const { data, error } = await perform(runtime, call, signal);
    return error ? faultOf(error, runtime.ports.time.now()) : outcomeOf(request, data);
  };
}

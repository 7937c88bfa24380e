import { answered, failure, fakeHttp, fakePorts, fault, httpFailure, success } from "../../test/fakePorts";
import type { HttpRequest, HttpResult } from "../base/core/wire/exchange";
import type { UploadContext } from "./flow/ports";
import type { UploadRequest } from "./flow/state";
import { createStore } from "../base/state/store";
import { uploadRequests } from "./uploadRequests";

const ABOUT = { name: "第一课.mp4", uid: "u1", serverid: "drive" };
const MD5 = "d".repeat(32);
const CUT = { size: 5_000_000, eachSize: 2 << 20 };

/** Makes one request to a platform that answers so. */
async function ask(request: UploadRequest, answer: HttpResult, content: Blob | null = null) {
  const { http, requests } = fakeHttp(() => answer);
  const store = createStore(fakePorts({ http }).ports);
  const perform = store.dispatch((_dispatch, _state, runtime) => uploadRequests(runtime, ABOUT));
  const context: UploadContext = {
    cut: CUT,
    md5: MD5,
    stored: null,
    progress: () => undefined,
    signal: new AbortController().signal,
  };
  const outcome = await perform(request, context, { content, crc32: content && "77" });
  return { outcome, requests };
}

/** The address and the fields of a request. */
function readRequest(request: HttpRequest | undefined) {
  const { url = "", body } = request ?? {};
  if (body?.form === "multipart") return [url, Object.fromEntries(body.parts)];
  return [url, body && "text" in body ? Object.fromEntries(new URLSearchParams(body.text)) : null];
}

const FIELDS = {
  serverid: "drive",
  md5: MD5,
  name: "第一课.mp4",
  fileName: "第一课.mp4",
  uid: "u1",
  size: "5000000",
  fullSize: "5000000",
  eachSize: "2097152",
  chunks: "3",
  chunked: "true",
};
const STORED = { id: "7", url: "/x", sha256: "ab" };

describe("an upload asks the platform in the contract's words", () => {
  const blob = new Blob(["chunk"]);
  const numbers = {
    ...{ ...FIELDS, size: 5_000_000, fullSize: 5_000_000 },
    ...{ eachSize: 2_097_152, chunks: 3, chunked: true },
  };
  it.each([
    [{ kind: "check" }, null, "/api/storage/file_piecewise/second_upload_check", FIELDS],
    [
      { kind: "ask", chunk: 2 },
      null,
      "/api/storage/file_piecewise/block_upload_check",
      { ...FIELDS, chunk: "2" },
    ],
    [{ kind: "merge" }, null, "/api/storage/file_piecewise/merge_file", FIELDS],
    [
      { kind: "whole" },
      blob,
      "/zuul/api/storage/upload",
      { serverid: "drive", uid: "u1", md5: MD5, name: "第一课.mp4", file: blob, crc32: "77" },
    ],
    [
      { kind: "send", chunk: 3 },
      blob,
      "/zuul/api/storage/file_piecewise/upload",
      {
        ...numbers,
        chunk: 3,
        file: blob,
        crc32: "77",
      },
    ],
  ] as const)("%j [UP-02]", async (request, content, path, fields) => {
    const { requests } = await ask(request, success(STORED), content);
    expect(readRequest(requests[0])).toEqual([path, fields]);
  });
});

it.each([
  [{ kind: "check" }, false, { exists: null }],
  [{ kind: "check" }, null, { exists: null }],
  [{ kind: "check" }, true, { exists: { answer: true, sha256: null } }],
  [{ kind: "check" }, STORED, { exists: { answer: STORED, sha256: "ab" } }],
  [{ kind: "ask", chunk: 1 }, { data: true }, { there: true }],
  [{ kind: "ask", chunk: 1 }, { data: false }, { there: false }],
  [{ kind: "ask", chunk: 1 }, null, { there: false }],
  [{ kind: "merge" }, STORED, { stored: { answer: STORED, sha256: "ab" } }],
  [{ kind: "merge" }, "/files/7", { stored: { answer: "/files/7", sha256: null } }],
] as const)("%j answered by %j is read as the contract means it [UP-02]", async (request, data, outcome) => {
  expect((await ask(request, success(data))).outcome).toEqual(outcome);
});

describe("a request that failed", () => {
  const again = (after: number | null = null) => ({ fault: "again", after });
  it.each([
    ["network", fault("network"), again()],
    ["timeout", fault("timeout"), again()],
    ["a page in place of an answer", answered("<html>"), again()],
    ["nothing at all", answered(""), again()],
    ["502", httpFailure(502), again()],
    ["500 in the envelope", failure(500), again()],
    ["429", { ...httpFailure(429), retryAfter: "7" }, again(7000)],
    ["408", httpFailure(408), again()],
  ] as const)("by %s is made again [UP-03]", async (_, answer, outcome) => {
    expect((await ask({ kind: "merge" }, answer)).outcome).toEqual(outcome);
  });

  it.each([
    ["quota", failure(413, { code: "quota", message: "空间不足" }), []],
    ["chunk_missing", failure(400, { code: "chunk_missing", data: { missing: [2, 3] } }), [2, 3]],
    ["not_implemented", failure(501, { code: "not_implemented" }), []],
    ["disk_full", failure(507, { code: "disk_full" }), []],
  ] as const)("by %s is refused for good [UP-06]", async (code, answer, missing) => {
    expect((await ask({ kind: "merge" }, answer)).outcome).toMatchObject({ fault: "refused", code, missing });
  });
});

import Uploader from "simple-uploader.js";
import { calls } from "../../contract/calls";
import { chunkCount, goesWhole, USUAL_CHUNK, type Cut } from "../../src/upload/core/cut";
import { HashWorker } from "../../src/upload/flow/hash/HashWorker";
import { performUpload, type Hashes } from "../../src/upload/flow/performUpload";
import type { UploadRequest } from "../../src/upload/flow/state";
import { openWorker } from "../../src/base/flow/worker/openWorker";
import { createBrowserPorts } from "../../src/base/platform/browserPorts";
import { PageUploads } from "../../src/upload/PageUploads";
import { uploadRequests } from "../../src/upload/uploadRequests";
import { createStore } from "../../src/base/state/store";

/** Ways of hashing, and of uploading, that are compared. */
export type HashWay = "ours" | "spark";
export type UploadWay = "portal" | "unhashed" | "oneByOne" | "simpleUploader";

/** What the measurement does in the page, with the files that its field has. */
export interface UploadBench {
  /** Milliseconds. */
  hash(way: HashWay): Promise<number>;
  /** Milliseconds. `md5` is what a way that does not hash is told. */
  upload(way: UploadWay, md5?: string): Promise<number>;
  /** Milliseconds of the longest task of the page's thread since the last question; 0 where none took 50. */
  longestTask(): number;
}

const nothing = () => undefined;
const ports = createBrowserPorts({
  notify: nothing,
  clearScreen: nothing,
  applyPreferences: nothing,
});
const runtime = createStore(ports).dispatch((_dispatch, _state, shared) => shared);
const hashes = new HashWorker(openWorker, (milliseconds, job) => ports.clock.after(milliseconds, job));

const chosen = (): File[] => [...(document.querySelector("input")?.files ?? [])];
const requestsOf = (file: File) =>
  uploadRequests(runtime, { name: file.name, uid: ports.random.id(), serverid: "base" });

const sparkMd5 = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const worker = new Worker(new URL("./sparkWorker.ts", import.meta.url));
    worker.onmessage = ({ data }: MessageEvent<string>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = () => reject(new Error("The worker failed."));
    worker.postMessage(file);
  });

const ourMd5 = async (file: File): Promise<string> => {
  const known = await hashes.digest(file, "md5");
  if ("unreadable" in known || known.digest === null) throw new Error("The file cannot be read.");
  return known.digest;
};

/** Nothing is read for a hash or a checksum. */
const untold = (md5: string): Hashes => ({
  digest: (_file, digest) => Promise.resolve({ digest: digest === "md5" ? md5 : null }),
});

/** All files as the product uploads them; with an MD5, without reading them for any hash. */
async function byPortal(files: readonly File[], md5?: string): Promise<void> {
  const uploads = new PageUploads({
    database: ports.database,
    random: ports.random,
    clock: ports.clock,
    chance: Math.random,
    person: "1:7",
    isHere: () => true,
    release: nothing,
    openHandle: () => Promise.resolve(null),
    perform: ({ source }) => {
      if (!source) throw new Error("The file is here.");
      return performUpload(source, md5 === undefined ? hashes : untold(md5), requestsOf(source));
    },
  });
  await new Promise<void>((resolve, reject) => {
    uploads.subscribe(() => {
      const { totals, items } = uploads.getSnapshot();
      const failed = items.find(({ upload }) => upload.at.phase === "failed");
      if (failed) reject(new Error(JSON.stringify(failed.upload.at)));
      else if (totals.done === files.length) resolve();
    });
    uploads.add(
      files.map((file) => ({ file })),
      { app: "drive", serverid: "base" },
    );
  });
  uploads.act("forget");
  await uploads.kept();
}

/** Makes the requests of an upload in the contract's order, each after the answer to the one before. */
function asker(file: File, cut: Cut, known = "") {
  const perform = performUpload(file, hashes, requestsOf(file));
  let md5 = known;
  return async (request: UploadRequest) => {
    const signal = new AbortController().signal;
    const outcome = await perform(request, { cut, md5, stored: null, progress: nothing, signal });
    if ("fault" in outcome) throw new Error(JSON.stringify(outcome));
    if ("md5" in outcome) md5 = outcome.md5;
  };
}

async function oneByOne(files: readonly File[]): Promise<void> {
  for (const file of files) {
    const cut = { size: file.size, eachSize: USUAL_CHUNK };
    const ask = asker(file, cut);
    await ask({ kind: "hash" });
    await ask({ kind: "check" });
    if (goesWhole(cut)) {
      await ask({ kind: "whole" });
      continue;
    }
    for (let chunk = 1; chunk <= chunkCount(cut); chunk += 1) {
      await ask({ kind: "ask", chunk });
      await ask({ kind: "send", chunk });
    }
    await ask({ kind: "merge" });
  }
}

/**
 * As portals have used simple-uploader.js: spark-md5 first, here in a worker, then as many chunks at once as the package takes by
 * itself, each asked about before it is sent.
 */
async function bySimpleUploader([file]: readonly File[]): Promise<void> {
  if (!file) return;
  const md5 = await sparkMd5(file);
  const cut = { size: file.size, eachSize: USUAL_CHUNK };
  const ask = asker(file, cut, md5);
  await ask({ kind: "check" });
  await new Promise<void>((resolve, reject) => {
    const uploader = new Uploader({
      target: calls.chunkUpload.path,
      chunkSize: cut.eachSize,
      forceChunkSize: true,
      simultaneousUploads: 3,
      testChunks: false,
      headers: { "X-Device-Type": "pc" },
      preprocess: (chunk) => {
        ask({ kind: "ask", chunk: chunk.offset + 1 }).then(() => chunk.preprocessFinished(), reject);
      },
      processParams: (_params, _file, { offset, startByte, endByte }) => ({
        serverid: "base",
        uid: "1",
        md5,
        name: file.name,
        size: endByte - startByte,
        fullSize: file.size,
        eachSize: cut.eachSize,
        chunks: chunkCount(cut),
        chunk: offset + 1,
      }),
    });
    uploader.on("complete", resolve);
    uploader.on("error", (_root, _file, message) => reject(new Error(message)));
    uploader.addFile(file);
    uploader.upload();
  });
  await ask({ kind: "merge" });
}

const WAYS: Readonly<Record<UploadWay, (files: readonly File[], md5?: string) => Promise<void>>> = {
  portal: (files) => byPortal(files),
  unhashed: byPortal,
  oneByOne,
  simpleUploader: bySimpleUploader,
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

let longest = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
}).observe({ type: "longtask" });

const bench: UploadBench = {
  hash: (way) =>
    timed(() => Promise.all(chosen().map((file) => (way === "ours" ? ourMd5(file) : sparkMd5(file))))),
  upload: (way, md5) => timed(() => WAYS[way](chosen(), md5)),
  longestTask: () => {
    const told = longest;
    longest = 0;
    return told;
  },
};

Object.assign(window, { uploadBench: bench });

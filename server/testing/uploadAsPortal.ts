import { createHttp } from "../../src/base/platform/http";
import type { Http } from "../../src/base/platform/ports";
import { FileUpload } from "../../src/upload/flow/FileUpload";
import { performUpload, type Hashes } from "../../src/upload/flow/performUpload";
import type { UploadPhase } from "../../src/upload/flow/state";
import { type HashMessage, work } from "../../src/upload/flow/hash/jobs";
import { startTimer, type StartTimer } from "../../src/base/flow/startTimer";
import { createStore } from "../../src/base/state/store";
import { uploadRequests } from "../../src/upload/uploadRequests";
import { fakePorts } from "../../test/fakePorts";
import type { Client } from "./platform";

/** Digests without a thread. */
const hashes: Hashes = {
  digest: async (
    file,
    digest,
    { progress = () => undefined, signal = new AbortController().signal, each } = {},
  ) => {
    const told: HashMessage[] = [];
    const order = { id: 1, digest, file, ...(each !== undefined && { each }) };
    await work(order, (news) => told.push(news), signal);
    const last = told.at(-1);
    if (!last || "read" in last) throw new Error("It ended without news.");
    progress(file.size);
    return last;
  },
};

/** How a test has a file uploaded. */
interface UploadManner {
  /** Bytes of a chunk. */
  readonly eachSize: number;
  readonly lanes?: number;
  /** The line to the platform, made of a good one. */
  readonly line?: (http: Http) => Http;
  /** The pauses after failures. */
  readonly timer?: StartTimer;
}

/** Uploads a file to a platform by the portal's own code, and answers how that ended. */
export async function uploadAsPortal(
  browser: Client,
  file: Uint8Array,
  { eachSize, lanes = 3, line = (http) => http, timer = (job) => startTimer(job, 1) }: UploadManner,
): Promise<UploadPhase> {
  const { ports } = fakePorts();
  const fetcher: typeof fetch = (address, init) =>
    browser.fetch(address as string, { ...init, signal: init?.signal ?? null });
  const online = createHttp(fetcher, ports.clock);
  const http = line({ send: (request, signal) => online.send(request, signal) });
  const store = createStore({ ...ports, http });
  const about = { name: "第一课.mp4", uid: "u1", serverid: "base" };
  const ask = store.dispatch((_dispatch, _state, runtime) => uploadRequests(runtime, about));
  const blob = new Blob([new Uint8Array(file)]);
  const upload = new FileUpload(
    { size: blob.size, eachSize },
    { perform: performUpload(blob, hashes, ask), timer, chance: () => 0 },
    { lanes },
  );
  const ended = new Promise<void>((resolve) => {
    upload.subscribe(() => ["done", "failed"].includes(upload.getSnapshot().at.phase) && resolve());
  });
  upload.begin();
  await ended;
  return upload.getSnapshot().at;
}

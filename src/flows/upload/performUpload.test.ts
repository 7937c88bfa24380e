import { crc32 } from "node:zlib";
import { HashWorker, type WorkerLike } from "./hash/HashWorker";
import { createJobs, type HashNews } from "./hash/jobs";
import { type Carried, performUpload } from "./performUpload";
import type { UploadContext } from "./ports";
import type { UploadRequest } from "./state";

const CUT = { size: 10, eachSize: 4 };
const CONTEXT: UploadContext = {
  cut: CUT,
  md5: "d".repeat(32),
  stored: null,
  progress: () => undefined,
  signal: new AbortController().signal,
};

/** Digests worked out without a thread. */
function hashes(): HashWorker {
  const open = () => {
    const worker: WorkerLike = {
      onmessage: null,
      onerror: null,
      terminate: () => undefined,
      postMessage: (order) => take(order),
    };
    const take = createJobs((data) => worker.onmessage?.(new MessageEvent<HashNews>("message", { data })));
    return worker;
  };
  return new HashWorker(open, () => () => undefined);
}

/** Makes a request about a file, and tells what went to the platform with it. */
async function perform(request: UploadRequest, file: Blob) {
  const carried: Carried[] = [];
  const port = performUpload(file, hashes(), (_request, _context, with_) => {
    carried.push(with_);
    return Promise.resolve({ sent: true });
  });
  const outcome = await port(request, CONTEXT);
  return { outcome, carried };
}

it("a chunk is sent with its own bytes and their checksum [UP-02, REL-02]", async () => {
  const { carried } = await perform({ kind: "send", chunk: 3 }, new Blob(["0123456789"]));
  expect(await carried[0]?.content?.text()).toBe("89");
  expect(carried[0]?.crc32).toBe(String(crc32("89")));
});

it("questions carry no bytes [UP-02]", async () => {
  const { carried } = await perform({ kind: "ask", chunk: 1 }, new Blob(["0123456789"]));
  expect(carried).toEqual([{ content: null, crc32: null }]);
});

it("a file that is gone is told so before anything is sent [UP-06]", async () => {
  const gone = () => new ReadableStream({ pull: (source) => source.error(new Error("NotReadableError")) });
  const file = Object.assign(new Blob(["0123456789"]), {
    slice: () => Object.assign(new Blob(), { stream: gone }),
  });
  expect(await perform({ kind: "send", chunk: 1 }, file)).toEqual({
    outcome: { fault: "unreadable" },
    carried: [],
  });
});

import { crc32 } from "node:zlib";
import { HashWorker, type WorkerLike } from "./hash/HashWorker";
import { createJobs, type HashMessage } from "./hash/jobs";
import { type Carried, performUpload } from "./performUpload";
import type { UploadContext } from "./ports";
import type { UploadOutcome, UploadRequest } from "./state";

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
    const take = createJobs((data) => worker.onmessage?.(new MessageEvent<HashMessage>("message", { data })));
    return worker;
  };
  return new HashWorker(open, () => () => undefined);
}

/** Makes requests about a file one after the other, and tells what went to the platform with them, and the last one's outcome. */
async function perform(
  requests: readonly UploadRequest[],
  file: Blob,
  answer: UploadOutcome = { sent: true },
) {
  const carried: Carried[] = [];
  const port = performUpload(file, hashes(), (_request, _context, with_) => {
    carried.push(with_);
    return Promise.resolve(answer);
  });
  let outcome: UploadOutcome | undefined;
  for (const request of requests) outcome = await port(request, CONTEXT);
  return { outcome, carried };
}

/** A file whose chunks cannot be read any more, and how often one was asked for. */
function goneAfterHash() {
  const file = new Blob(["0123456789"]);
  const reads = { count: 0 };
  const stream = () => {
    reads.count += 1;
    return new ReadableStream({ pull: (source) => source.error(new Error("NotReadableError")) });
  };
  const chunk: Blob = Object.assign(new Blob(), { stream, slice: () => chunk });
  return { file: Object.assign(file, { slice: () => chunk }), reads };
}

it.each([
  ["is read for its checksum where the file was hashed by an earlier run", []],
  ["has its checksum from the reading for the hash", [{ kind: "hash" }]],
] as const)("a chunk %s, and is sent with its own bytes [UP-02, REL-02]", async (_, before) => {
  const { carried } = await perform([...before, { kind: "send", chunk: 3 }], new Blob(["0123456789"]));
  expect(await carried[0]?.content?.text()).toBe("89");
  expect(carried[0]?.crc32).toBe(String(crc32("89")));
});

it("the browser looks at the file itself once, however many chunks are cut of it [UP-07]", async () => {
  const file = new Blob(["0123456789"]);
  const slice = jest.spyOn(file, "slice");
  const { carried } = await perform(
    [1, 2, 3].map((chunk) => ({ kind: "send", chunk })),
    file,
  );
  const sent = await Promise.all(carried.map(async ({ content }) => content?.text()));
  expect(sent).toEqual(["0123", "4567", "89"]);
  expect(slice).toHaveBeenCalledTimes(1);
});

it("questions carry no bytes [UP-02]", async () => {
  const { carried } = await perform([{ kind: "ask", chunk: 1 }], new Blob(["0123456789"]));
  expect(carried).toEqual([{ content: null, crc32: null }]);
});

it("a file that is gone is told so before anything is sent of it, where it has to be read first [UP-06]", async () => {
  const { file } = goneAfterHash();
  expect(await perform([{ kind: "send", chunk: 1 }], file)).toEqual({
    outcome: { fault: "unreadable" },
    carried: [],
  });
});

describe("a file that goes after it was hashed", () => {
  const requests = [{ kind: "hash" }, { kind: "send", chunk: 1 }] as const;

  it("is told from a line that breaks [UP-06]", async () => {
    const broken = { fault: "again", after: null } as const;
    expect((await perform(requests, goneAfterHash().file, broken)).outcome).toEqual({ fault: "unreadable" });
    expect((await perform(requests, new Blob(["0123456789"]), broken)).outcome).toEqual(broken);
  });

  it("is not read once more where its chunk has arrived, or is refused [UP-02]", async () => {
    const refusal = { fault: "refused", code: "quota", text: "no space", missing: [] } as const;
    for (const answer of [{ sent: true }, refusal] as const) {
      const { file, reads } = goneAfterHash();
      expect((await perform(requests, file, answer)).outcome).toEqual(answer);
      expect(reads.count).toBe(0);
    }
  });
});

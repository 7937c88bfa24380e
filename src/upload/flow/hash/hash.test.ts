import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import SparkMD5 from "spark-md5";
import { chunkSums } from "./chunkSums";
import { digestOf, SLICE } from "./digestOf";
import { hasherFor, plainHasher, wasmHasher } from "./hashers";
import { createJobs, type HashMessage } from "./jobs";

const bytes = (size: number) =>
  Uint8Array.from({ length: size }, (_, index) => (index * 131 + (index >> 9)) % 256);
const never = new AbortController().signal;
const nothing = () => undefined;
const whole = (file: Uint8Array) => createHash("md5").update(file).digest("hex");

describe.each([
  ["WebAssembly", () => wasmHasher("md5")],
  ["plain JavaScript", plainHasher],
])("MD5 in %s", (_, create) => {
  it.each([0, 1, SLICE - 1, SLICE, SLICE + 1, 3 * SLICE + 5])(
    "of a file of %i bytes is the one that spark-md5 and the platform work out [UP-01]",
    async (size) => {
      const file = bytes(size);
      const digest = await digestOf(new Blob([file]), await create(), nothing, never);
      expect([digest, digest]).toEqual([whole(file), SparkMD5.ArrayBuffer.hash(file.buffer)]);
    },
  );
});

it("progress is told each 2 MB and at the end [UP-01]", async () => {
  const told: number[] = [];
  // As a browser reads a file: in pieces of 64 KiB, of which none ends at a slice's end here.
  let left = 65;
  const pull = (source: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
    if (left === 0) source.close();
    else source.enqueue(new Uint8Array(64_537));
    left -= 1;
  };
  const file = { stream: () => new ReadableStream({ pull }) };
  await digestOf(file, await wasmHasher("md5"), (read) => told.push(read), never);
  expect(told).toEqual([SLICE, 2 * SLICE, 65 * 64_537]);
});

it("where WebAssembly is refused, MD5 is worked out all the same, and nothing else is [UP-01]", async () => {
  const refuse = () => Promise.reject(new Error("blocked by the policy"));
  const hasher = await hasherFor("md5", refuse);
  expect(hasher && (await digestOf(new Blob([bytes(99)]), hasher, nothing, never))).toBe(whole(bytes(99)));
  expect(await hasherFor("sha256", refuse)).toBeNull();
});

/** Makes jobs, and answers the news of one of them once it is over. */
function jobs() {
  const news: HashMessage[] = [];
  const order = createJobs((one) => news.push(one));
  const over = async () => {
    while (!news.some((one) => "digest" in one || "unreadable" in one))
      await new Promise((resolve) => setTimeout(resolve));
    return news.at(-1);
  };
  return { news, order, over };
}

it.each([
  ["md5", whole(bytes(500))],
  ["sha256", createHash("sha256").update(bytes(500)).digest("hex")],
  ["crc32", String(crc32(bytes(500)))],
] as const)("%s is worked out as the platform does [UP-01, REL-02]", async (digest, expected) => {
  const { order, over } = jobs();
  order({ id: 7, digest, file: new Blob([bytes(500)]) });
  expect(await over()).toEqual({ id: 7, digest: expected });
});

it.each([0, 1, 99, 100, 101, 500, 777])(
  "the checksums of a file's chunks come from the same reading, for %i bytes in chunks of 100 [UP-02, REL-02]",
  async (size) => {
    const file = bytes(size);
    const { order, over } = jobs();
    order({ id: 7, digest: "md5", file: new Blob([file]), each: 100 });
    const chunks = Array.from({ length: Math.max(1, Math.ceil(size / 100)) }, (_, index) =>
      String(crc32(file.subarray(index * 100, index * 100 + 100))),
    );
    expect(await over()).toEqual({ id: 7, digest: whole(file), sums: chunks });
  },
);

it("pieces of a file that end anywhere make the same checksums, and without WebAssembly there are none [UP-02]", async () => {
  const file = bytes(1_000);
  const sums = await chunkSums(256);
  for (let at = 0; at < file.length; at += 37) sums?.update(file.subarray(at, at + 37));
  expect(sums?.end()).toEqual([0, 256, 512, 768].map((at) => String(crc32(file.subarray(at, at + 256)))));
  expect(await chunkSums(256, () => Promise.reject(new Error("blocked by the policy")))).toBeNull();
});

it("a file that was removed meanwhile is told as unreadable [UP-06]", async () => {
  const { order, over } = jobs();
  const stream = () => new ReadableStream({ pull: (source) => source.error(new Error("gone")) });
  order({ id: 1, digest: "md5", file: Object.assign(new Blob(), { stream }) });
  expect(await over()).toEqual({ id: 1, unreadable: true });
});

it("a job that is cancelled tells nothing more [UP-03]", async () => {
  const { news, order } = jobs();
  order({ id: 1, digest: "md5", file: new Blob([bytes(3 * SLICE)]) });
  order({ id: 1, cancel: true });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(news.filter((one) => "digest" in one || "unreadable" in one)).toEqual([]);
});

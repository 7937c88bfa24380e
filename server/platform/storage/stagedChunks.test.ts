import { createStagedChunks } from "./stagedChunks";
import type { UploadKey } from "./cut";
import type { Staging } from "./ports";

const MOST = 1_000;
const BYTES = 4 << 20;

/** Chunks of a person who has so many unfinished uploads, one of them of these bytes in two chunks if it is begun. */
function chunksBeside(uploads: number, isBegun: boolean) {
  const put: number[] = [];
  const upload = (key: Omit<UploadKey, "eachSize">): UploadKey => ({ ...key, eachSize: BYTES });
  const staging: Partial<Staging> = {
    has: () => Promise.resolve(false),
    put: (_key, chunk) => {
      put.push(chunk);
      return Promise.resolve();
    },
    uploadsOf: (file) => Promise.resolve(isBegun ? [upload(file)] : []),
  };
  const chunks = createStagedChunks({
    staging: staging as Staging,
    sums: { added: () => Promise.resolve(), ended: () => Promise.resolve() },
    rules: { demandAllowed: () => undefined },
    space: { within: (_owner, _bytes, _file, then) => then({ uploads, bytes: 0 }) },
    ahead: { arrived: () => undefined },
    now: () => 0,
  });
  const spooled = { path: "/x", size: BYTES, crc32: 1, first: new Uint8Array(), md5: "", sha256: "" };
  const described = {
    name: "a.bin",
    md5: "0".repeat(32),
    size: 2 * BYTES,
    chunks: 2,
    eachSize: BYTES,
    chunk: 2,
  };
  return { put, take: () => chunks.take({ id: "7" } as never, spooled, described as never) };
}

it("a person begins no more unfinished uploads than there may be, and goes on with those that are begun [UP-03]", async () => {
  const last = chunksBeside(MOST - 1, false);
  await last.take();
  expect(last.put).toEqual([2]);
  await expect(chunksBeside(MOST, false).take()).rejects.toMatchObject({ code: "too_many_uploads" });
  const going = chunksBeside(MOST, true);
  await going.take();
  expect(going.put).toEqual([2]);
});

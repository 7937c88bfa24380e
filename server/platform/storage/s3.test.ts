import { buffer } from "node:stream/consumers";
import type { S3Request } from "../../testing/s3";
import { contentOf, CutFile, EACH, refusalOf, TestStorage } from "../../testing/storages";
import { RetryLater } from "../envelope";
import type { Storage } from "./storage";

jest.setTimeout(60_000);

const HOUR = 3_600_000;

describe("an S3 store", () => {
  const test = new TestStorage("in an S3 store");
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  beforeAll(() => test.open());
  afterAll(() => test.remove());
  afterEach(async () => {
    s3().answers = () => null;
    s3().pageSize = 1000;
    log.mockClear();
    expect(await test.filesIn("spool")).toEqual([]);
  });

  const s3 = () => {
    if (!test.s3) throw new Error("There is an S3 store.");
    return test.s3;
  };
  /** Answers requests of a kind with a status in place of what they ask for, the first so many times. */
  const failOf = (isMeant: (request: S3Request) => boolean, status: number, times = Infinity) => {
    let left = times;
    s3().answers = (request) => (isMeant(request) && left-- > 0 ? status : null);
  };
  let seeds = 9000;
  const fresh = (length: number, eachSize = EACH) =>
    new CutFile(contentOf(length, (seeds += 1)), "a.bin", eachSize);
  const merge = (file: CutFile, storage: Storage = test.storage) => storage.merge(test.owner, file.described);
  const isKept = async (file: CutFile, sha256: string) => {
    const content = await test.storage.open({ sha256 });
    return content !== null && (await buffer(content)).equals(file.content);
  };

  it("that is away is a refusal that says when to come again, and nothing counts as done [UP-11, REL-02]", async () => {
    const [staged, next, whole] = [fresh(EACH * 2), fresh(EACH * 2), fresh(500)];
    await staged.sendAll(test);
    const { sha256 } = await test.whole(whole.content);
    failOf(() => true, 503);
    const attempts = [
      () => test.storage.check(test.owner, next.described),
      () => next.send(test, 1),
      () => test.whole(fresh(300).content),
      () => test.storage.hasChunk(test.owner, staged.described, 1),
      () => merge(staged),
      () => test.storage.open({ sha256 }),
    ];
    // A process that has just begun has counted nothing yet.
    await test.open();
    for (const attempt of attempts) {
      const refusal = await refusalOf(attempt());
      expect(refusal).toMatchObject({ status: 503, code: "store_away", retryAfter: 10 });
      expect(refusal).toBeInstanceOf(RetryLater);
    }
    // Once a minute is enough.
    expect(log.mock.calls.flat()).toEqual([expect.stringContaining("The S3 store failed")]);
    s3().answers = () => null;
    const kept = await merge(staged);
    expect(await isKept(staged, kept.sha256)).toBe(true);
    expect(await test.chunksOf(next)).toEqual([]);
  });

  it("that fails once is asked again without anybody noticing [UP-11, REL-02]", async () => {
    const file = fresh(EACH * 2);
    failOf(({ method }) => method === "PUT", 500, 1);
    await file.send(test, 1);
    failOf(({ method }) => method === "PUT", 503, 2);
    await file.send(test, 2);
    failOf(({ method, key }) => method === "GET" && key.startsWith("staging/"), 503, 1);
    expect(await isKept(file, (await merge(file)).sha256)).toBe(true);
    expect(log).not.toHaveBeenCalled();
  });

  it("that goes away in the middle of a merge leaves the chunks for the next one [UP-11, REL-02]", async () => {
    const file = fresh(EACH * 6);
    await file.sendAll(test);
    failOf(({ method, key }) => method === "GET" && key.endsWith("/5"), 503);
    expect((await refusalOf(merge(file))).code).toBe("store_away");
    expect(await test.chunksOf(file)).toHaveLength(6);
    s3().answers = () => null;
    expect(await isKept(file, (await merge(file)).sha256)).toBe(true);
  });

  it("that says it has stored a content and has not is no success [UP-11, REL-02]", async () => {
    const file = fresh(EACH * 2);
    await file.sendAll(test);
    failOf(({ method, key }) => method === "PUT" && key.startsWith("files/"), 200);
    expect((await refusalOf(merge(file))).code).toBe("store_away");
    expect(await test.storage.check(test.owner, file.described)).toBeNull();
    s3().answers = () => null;
    expect(await isKept(file, (await merge(file)).sha256)).toBe(true);
  });

  it("takes a large content in parts, of which none is left where one fails [UP-11]", async () => {
    const file = fresh(20 << 20, 4 << 20);
    await file.sendAll(test);
    const parts: unknown[] = [];
    failOf(({ method, query }) => {
      if (method === "PUT" && query.partNumber) parts.push(query.partNumber);
      return method === "PUT" && query.partNumber === "3";
    }, 503);
    expect((await refusalOf(merge(file))).code).toBe("store_away");
    expect(new Set(parts)).toEqual(new Set(["1", "2", "3"]));
    expect([s3().uploadsInParts(), (await test.chunksOf(file)).length]).toEqual([[], 5]);
    s3().answers = () => null;
    const { sha256 } = await merge(file);
    expect(await isKept(file, sha256)).toBe(true);
    const part = await test.storage.open({ sha256 }, { start: (8 << 20) - 3, end: (8 << 20) + 3 });
    expect(part && (await buffer(part))).toEqual(file.content.subarray((8 << 20) - 3, (8 << 20) + 4));
  });

  it("is rid of what an ended process has begun to send after a day, whichever process tidies up [UP-11]", async () => {
    const begin = async () => {
      const { S3Client, CreateMultipartUploadCommand } = await import("@aws-sdk/client-s3");
      const { endpoint, region, name: Bucket, key: accessKeyId, secret: secretAccessKey } = s3().settings;
      const credentials = { accessKeyId, secretAccessKey };
      const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
      for (const Key of ["files/ab/cd/left", "files/ef/01/left", "files/ef/02/left"])
        await client.send(new CreateMultipartUploadCommand({ Bucket, Key }));
      client.destroy();
    };
    await begin();
    s3().pageSize = 2;
    await test.storage.sweep();
    expect(s3().uploadsInParts()).toHaveLength(3);
    test.time += 25 * HOUR;
    await Promise.all([test.storage.sweep(), test.another().sweep()]);
    expect(s3().uploadsInParts()).toEqual([]);
  });

  it("has no half of an upload where a process ends while it removes the chunks [UP-11, REL-02]", async () => {
    const file = fresh(EACH * 3);
    await file.sendAll(test);
    failOf(({ method, query }) => method === "POST" && "delete" in query, 503);
    expect((await refusalOf(merge(file))).code).toBe("store_away");
    expect((await test.chunksOf(file)).length).toBe(3);
    // Another process sees no chunk of it, but the file.
    s3().answers = () => null;
    const other = test.another();
    expect(await isKept(file, (await merge(file, other)).sha256)).toBe(true);
    expect((await test.chunksOf(file)).length).toBe(3);
    await Promise.all([other.sweep(), test.storage.sweep()]);
    expect((await test.filesIn("staging")).filter((name) => name.includes(file.md5))).toEqual([]);
    await other.close();
  });

  it("may have more chunks than are on a page of its list [UP-11]", async () => {
    const [file, lacking] = [fresh(EACH * 5), fresh(EACH * 5)];
    s3().pageSize = 2;
    await file.sendAll(test);
    for (const chunk of [1, 2, 4]) await lacking.send(test, chunk);
    const refused = await refusalOf(merge(lacking));
    expect(refused).toMatchObject({ code: "chunk_missing", data: { missing: [3, 5] } });
    const staged = (await test.ports.staging.stagedBy(test.owner.id)).filter(({ upload }) =>
      [file.md5, lacking.md5].includes(upload.md5),
    );
    expect(staged.map(({ bytes }) => bytes).toSorted()).toEqual([EACH * 3, EACH * 5]);
    expect(await isKept(file, (await merge(file)).sha256)).toBe(true);
  });
});

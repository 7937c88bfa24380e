import { appendFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { PassThrough, Readable, Writable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { crc32 } from "node:zlib";
import { contentOf, CutFile, EACH, md5Of, refusalOf, STORES, TestStorage } from "../../testing/storages";
import { until } from "../../../test/until";
import { Refusal } from "../envelope";
import { createDiskSpool } from "./diskSpool";

jest.setTimeout(60_000);

const HOUR = 3_600_000;
const GIB = 2 ** 30;
describe.each(STORES)("files %s:", (where) => {
  const test = new TestStorage(where);
  beforeAll(() => test.open());
  afterAll(() => test.remove());
  afterEach(async () => expect(await test.filesIn("spool")).toEqual([]));

  let seeds = 100;
  /** A file of so many bytes that no other test has. */
  const fresh = (length: number, name?: string) => new CutFile(contentOf(length, (seeds += 1)), name);
  const bytesOf = async (id: string, owner = test.owner) => {
    const file = await test.storage.find(owner, id, () => Promise.resolve(false));
    const content = file && (await test.storage.open(file));
    return content && buffer(content);
  };
  const isKept = async (id: string, content: Buffer, owner = test.owner) =>
    (await bytesOf(id, owner))?.equals(content);
  const merged = async (file: CutFile) => test.storage.merge(test.owner, file.described);
  const codeOfMerge = async (file: CutFile) => (await refusalOf(merged(file))).code;

  describe("a whole file", () => {
    it.each([0, 1, EACH, EACH * 3 + 17])(
      "of %i bytes is kept as it came, and is the same file the next time [UP-02, REL-02]",
      async (length) => {
        const { content, md5, described } = fresh(length);
        expect(await test.storage.check(test.owner, described)).toBeNull();
        const file = await test.whole(content);
        expect(file).toMatchObject({ md5, size: length, name: "a.bin" });
        expect(await isKept(file.id, content)).toBe(true);
        expect(await test.storage.check(test.owner, described)).toEqual(file);
        expect(await test.whole(content, "b.bin")).toEqual(file);
      },
    );

    it("whose MD5 or CRC-32 is another one is refused, and nothing is left of it [REL-02]", async () => {
      const { content, md5, described } = fresh(100);
      expect((await refusalOf(test.whole(content, "a.bin", test.owner, 1))).code).toBe("chunk_corrupt");
      const spooled = await test.storage.receive(
        { stream: Readable.from([Buffer.from("another")]), names: [] },
        { most: 100, hashes: true },
      );
      const refused = refusalOf(test.storage.takeWhole(test.owner, spooled, { names: ["a.bin"], md5 }));
      expect((await refused).code).toBe("md5_mismatch");
      await test.storage.discard(spooled);
      expect(await test.storage.check(test.owner, described)).toBeNull();
      expect(await test.whole(content, "a.bin", test.owner, crc32(content))).toMatchObject({ md5 });
    });

    it("sent twice at once is one file [REL-02]", async () => {
      const { content } = fresh(5000);
      const [one, other] = await Promise.all([test.whole(content), test.whole(content)]);
      expect(one.id).toBe(other.id);
    });
  });

  describe("a file in chunks", () => {
    it("is put together however they arrive: out of order, twice, twice at once [UP-02, REL-02]", async () => {
      const file = fresh(EACH * 4 + 1);
      for (const chunk of [5, 2, 2, 4]) await file.send(test, chunk);
      const has = (chunk: number) => test.storage.hasChunk(test.owner, file.described, chunk);
      expect(await Promise.all([1, 2, 3, 4, 5].map(has))).toEqual([false, true, false, true, true]);
      const refused = await refusalOf(merged(file));
      expect(refused).toMatchObject({ status: 400, code: "chunk_missing", data: { missing: [1, 3] } });
      expect(refused.message).toContain("切片数异常");
      await Promise.all([1, 3, 1, 3].map((chunk) => file.send(test, chunk)));
      const kept = await merged(file);
      expect(kept).toMatchObject({ md5: file.md5, size: file.content.length });
      expect(await isKept(kept.id, file.content)).toBe(true);
      expect(await test.filesIn("staging")).toEqual([]);
      // An answer that was lost is given again.
      expect(await merged(file)).toEqual(kept);
    });

    it.each([EACH, EACH * 2, 0])(
      "of exactly %i bytes has no chunk too many or too few [UP-02]",
      async (length) => {
        const file = fresh(length);
        await file.sendAll(test);
        expect(await isKept((await merged(file)).id, file.content)).toBe(true);
      },
    );

    it("is found by clients that do not say how long a chunk is [UP-02]", async () => {
      const file = fresh(EACH * 2);
      const described = { ...file.described, eachSize: undefined };
      expect(await test.storage.hasChunk(test.owner, described, 1)).toBe(false);
      const none = await refusalOf(test.storage.merge(test.owner, described));
      expect(none).toMatchObject({ code: "chunk_missing", data: { missing: [1, 2] } });
      await file.sendAll(test);
      expect(await test.storage.hasChunk(test.owner, described, 1)).toBe(true);
      expect(await test.storage.merge(test.owner, described)).toMatchObject({ md5: file.md5 });
    });

    it.each<[string, number, Record<string, number>]>([
      ["more chunks than the size has", 1, { chunks: 4 }],
      ["fewer chunks", 1, { chunks: 2 }],
      ["a size that the chunks do not make", 1, { size: EACH * 9 }],
      ["shorter chunks than they are", 1, { eachSize: EACH + 1 }],
      ["chunks that are too small", 1, { eachSize: 10, chunks: 19_661 }],
      ["chunks that are too large", 1, { eachSize: (64 << 20) + 1, size: 1 << 27, chunks: 2 }],
      ["a chunk beyond the last", 4, {}],
      ["the number of another chunk", 3, { chunk: 2 }],
    ])("that says %s is refused, and nothing is left of it [UP-05, UP-06]", async (_what, chunk, said) => {
      const file = new CutFile(contentOf(EACH * 3 - 5, 7));
      const { code, message } = await refusalOf(file.send(test, chunk, said));
      expect(code).toBe("bad_cut");
      expect(message).toMatch(/^切片数异常/);
      expect(await test.filesIn("staging")).toEqual([]);
    });

    it("that lies about sizes, numbers and places keeps what fits its own figures, and nothing else [UP-05, REL-02]", async () => {
      const figure = fc.oneof(
        fc.constantFrom(0, 1, 2, 3, EACH - 1, EACH, EACH + 1, 2 * EACH, 2 ** 31, 2 ** 53 - 1),
        fc.integer({ min: 0, max: 3 * EACH }),
      );
      const claim = fc.record({ size: figure, eachSize: figure, chunks: figure, chunk: figure });
      const file = new CutFile(contentOf(EACH + 9, 8));
      const kept: string[] = [];
      await fc.assert(
        fc.asyncProperty(claim, fc.constantFrom(1, 2), async (said, part) => {
          const answer = await file.send(test, part, said).catch((error: unknown) => error);
          const { size, eachSize, chunks, chunk } = said;
          const start = (chunk - 1) * eachSize;
          const fits =
            chunk >= 1 &&
            chunk <= chunks &&
            chunks === Math.max(1, Math.ceil(size / eachSize)) &&
            (chunks === 1 || eachSize >= EACH) &&
            Math.min(size, start + eachSize) - start === file.part(part).length;
          if (fits) {
            kept.push(`1/${file.md5}-${size}-${eachSize}-${chunks}/${chunk}`);
            expect(typeof answer).toBe("number");
          } else {
            expect(answer).toBeInstanceOf(Refusal);
            expect(answer).toMatchObject({
              code: expect.stringMatching(/^(bad_cut|too_large|quota)$/) as string,
            });
          }
        }),
        { numRuns: 150 },
      );
      const there = (await test.filesIn("staging")).filter((name) => name.includes(file.md5));
      expect(there.filter((name) => /\/\d+$/.test(name)).sort()).toEqual([...new Set(kept)].sort());
      test.time += 26 * HOUR;
      await test.storage.sweep();
    });

    it("is kept where no name leads out of its folder [UP-05]", async () => {
      const piece = fc.oneof(
        fc.constantFrom(
          "..",
          "/",
          "\\",
          "%2e%2e%2f",
          "\0",
          "\u202e",
          "C:",
          "::$DATA",
          "con",
          "~",
          "\n",
          "．．／",
        ),
        fc.string({ unit: "binary", maxLength: 4 }),
      );
      const names = fc.array(piece, { minLength: 1, maxLength: 80 }).map((pieces) => pieces.join(""));
      const { content } = fresh(60);
      await test.whole(content);
      const before = await test.filesIn("files");
      const roots = readdirSync(test.folder).toSorted();
      await fc.assert(
        fc.asyncProperty(names, async (name) => {
          const answer = await test.whole(content, name).catch((error: unknown) => error);
          if (answer instanceof Error) expect(answer).toMatchObject({ code: "file_type" });
        }),
        { numRuns: 150 },
      );
      expect(await test.filesIn("files")).toEqual(before);
      for (const name of before) expect(name).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{64}$/);
      expect(readdirSync(test.folder).toSorted()).toEqual(roots);
    });

    it("takes a chunk once more that was damaged on its way [REL-02]", async () => {
      const file = fresh(EACH * 2);
      const damaged = Buffer.from(file.part(1));
      damaged[100] = (damaged[100] ?? 0) ^ 1;
      const refused = await refusalOf(file.send(test, 1, { bytes: damaged, crc32: crc32(file.part(1)) }));
      expect(refused.code).toBe("chunk_corrupt");
      expect(await test.storage.hasChunk(test.owner, file.described, 1)).toBe(false);
      await file.send(test, 1, { crc32: crc32(file.part(1)) });
      await file.send(test, 2);
      expect(await isKept((await merged(file)).id, file.content)).toBe(true);
    });

    it("begins afresh where its chunks make another file than was said [REL-02]", async () => {
      const file = fresh(EACH * 2 + 5);
      await file.send(test, 1, { bytes: contentOf(EACH, 9) });
      await file.send(test, 2);
      await file.send(test, 3);
      expect(await codeOfMerge(file)).toBe("md5_mismatch");
      expect(await test.filesIn("staging")).toEqual([]);
      await file.sendAll(test);
      expect(await isKept((await merged(file)).id, file.content)).toBe(true);
    });

    it("is never mixed with the same file cut in another way [REL-02]", async () => {
      const { content } = fresh(EACH * 4);
      const [small, large] = [new CutFile(content), new CutFile(content, "a.bin", EACH + (EACH >> 2))];
      expect(large.chunks).toBe(small.chunks);
      await small.send(test, 1);
      await small.send(test, 2);
      await large.send(test, 3);
      await large.send(test, 4);
      expect(await codeOfMerge(small)).toBe("chunk_missing");
      await small.send(test, 3);
      await small.send(test, 4);
      expect(await isKept((await merged(small)).id, content)).toBe(true);
      await test.storage.sweep();
    });

    it("is merged once where that is asked for twice, and asked about meanwhile [REL-02]", async () => {
      const file = fresh(EACH * 6);
      await file.sendAll(test);
      const older = { ...file.described, eachSize: undefined };
      const [one, two, three, there] = await Promise.all([
        merged(file),
        merged(file),
        test.storage.merge(test.owner, older),
        test.storage.hasChunk(test.owner, file.described, 6),
        test.storage.check(test.owner, file.described),
        file.send(test, 6),
      ]);
      expect([two.id, three.id, there]).toEqual([one.id, one.id, true]);
      expect(await isKept(one.id, file.content)).toBe(true);
    });

    it("is answered again where a chunk of it comes after its merge [REL-02]", async () => {
      const file = fresh(EACH * 3);
      await file.sendAll(test);
      const { id } = await merged(file);
      await file.send(test, 2);
      expect((await merged(file)).id).toBe(id);
    });

    it("whose chunk has lost bytes in a power failure asks for that one alone [REL-02]", async () => {
      const file = fresh(EACH * 3);
      await file.sendAll(test);
      const [, second] = await test.chunksOf(file);
      await test.write(`staging/${second}`, "short");
      expect(await test.storage.hasChunk(test.owner, file.described, 2)).toBe(false);
      expect(await refusalOf(merged(file))).toMatchObject({ code: "chunk_missing", data: { missing: [2] } });
      await file.send(test, 2);
      expect(await isKept((await merged(file)).id, file.content)).toBe(true);
    });

    it("outlives a process that ends in the middle of a merge [REL-02, UP-11]", async () => {
      const file = fresh(EACH * 3);
      await file.sendAll(test);
      // What such a process leaves: a part of the file, or its content without a row.
      writeFileSync(path.join(test.folder, "spool", "left"), file.part(1));
      await test.open({}, ({ store }) => {
        const put = async (key: string, from: string) => {
          await store.put(key, from);
          throw new Error("The process has ended.");
        };
        return { store: { ...store, put } };
      });
      await expect(merged(file)).rejects.toThrow("ended");
      expect(await test.storage.check(test.owner, file.described)).toBeNull();
      await test.open();
      expect(await isKept((await merged(file)).id, file.content)).toBe(true);
      expect(await test.filesIn("spool")).toEqual(["left"]);
      test.time += 26 * HOUR;
      await test.storage.sweep();
    });
  });

  describe("what people have", () => {
    it("gives no other person anything for its hash, neither the file nor its chunks [UP-11]", async () => {
      const file = fresh(EACH * 2);
      await file.sendAll(test);
      const { other, storage } = test;
      expect(await storage.hasChunk(other, file.described, 1)).toBe(false);
      expect((await refusalOf(storage.merge(other, file.described))).code).toBe("chunk_missing");
      const { id } = await merged(file);
      expect(await storage.check(other, file.described)).toBeNull();
      expect((await refusalOf(storage.merge(other, file.described))).code).toBe("chunk_missing");
      expect(await bytesOf(id, other)).toBeNull();
      const asked: unknown[] = [];
      const vouching = await storage.find(other, id, (owned) => {
        asked.push(owned);
        return Promise.resolve(true);
      });
      expect([vouching?.id, asked]).toEqual([id, [{ id, owner: test.owner.id }]]);
    });

    it("is on the disk once where two have the same, and tells neither of the other [UP-11]", async () => {
      const { content } = fresh(3000);
      const before = (await test.filesIn("files")).length;
      const mine = await test.whole(content);
      const theirs = await test.whole(content, "b.bin", test.other);
      expect(theirs.id).not.toBe(mine.id);
      expect(theirs).toMatchObject({ sha256: mine.sha256, name: "b.bin", person_id: test.other.id });
      expect(await test.filesIn("files")).toHaveLength(before + 1);
      expect(await isKept(theirs.id, content, test.other)).toBe(true);
    });

    it("keeps its own bytes where two files have one MD5 [REL-02]", async () => {
      // Wang, Feng, Lai and Yu, 2004.
      const one = Buffer.from(
        `d131dd02c5e6eec4693d9a0698aff95c2fcab58712467eab4004583eb8fb7f8955ad340609f4b30283e488832571415a
       085125e8f7cdc99fd91dbdf280373c5bd8823e3156348f5bae6dacd436c919c6dd53e2b487da03fd02396306d248cda0
       e99f33420f577ee8ce54b67080a80d1ec69821bcb6a8839396f9652b6ff72a70`.replace(/\s/g, ""),
        "hex",
      );
      const other = Buffer.from(one);
      for (const [at, value] of [
        [19, 0x07],
        [45, 0xf1],
        [59, 0x72],
        [83, 0x34],
        [109, 0x28],
        [123, 0xab],
      ] as const)
        other[at] = value;
      expect([md5Of(one), one.equals(other)]).toEqual([md5Of(other), false]);
      const first = await test.whole(one);
      const second = await test.whole(other);
      expect(second.id).not.toBe(first.id);
      expect([await bytesOf(first.id), await bytesOf(second.id)]).toEqual([one, other]);
      // Which of them is meant is not known, so that it is sent again.
      expect(await test.storage.check(test.owner, new CutFile(one).described)).toBeNull();
      expect(await test.whole(one)).toEqual(first);

      // In chunks, too.
      const tail = contentOf(EACH * 2, 5);
      const [third, fourth] = [one, other].map((begin) => new CutFile(Buffer.concat([begin, tail])));
      if (!third || !fourth) throw new Error("There are two.");
      expect(third.md5).toBe(fourth.md5);
      for (const file of [third, fourth]) {
        await file.sendAll(test);
        expect(await isKept((await merged(file)).id, file.content)).toBe(true);
      }
    });

    it("is bounded, for each person and for the school, by files and by what goes on [UP-12]", async () => {
      const { owner, other } = test;
      const sum = async (column: "person_id" | "unit_id", id: string) => {
        const { bytes, files } = await test.database
          .selectFrom("stored_file")
          .where(column, "=", id)
          .select(({ fn }) => [fn.sum("size").as("bytes"), fn.countAll().as("files")])
          .executeTakeFirstOrThrow();
        return Number(bytes) + Number(files) * 4096;
      };
      const used = await sum("person_id", owner.id);
      // Another process stores and removes a file within the minute for which sums are good.
      await test.open({ personQuota: used + EACH * 3 });
      const small = fresh(EACH);
      expect(await test.storage.check(owner, small.described)).toBeNull();
      const elsewhere = { ...(await test.whole(fresh(1).content)), id: "elsewhere", size: EACH * 3 };
      await test.database.insertInto("stored_file").values(elsewhere).execute();
      expect((await refusalOf(test.whole(small.content))).code).toBe("quota");
      await test.open({ personQuota: used + EACH * 3 });
      expect((await refusalOf(test.storage.check(owner, small.described))).code).toBe("quota");
      await test.database.deleteFrom("stored_file").where("id", "=", elsewhere.id).execute();
      expect(await test.storage.check(owner, small.described)).toBeNull();
      await test.database.deleteFrom("stored_file").where("sha256", "=", elsewhere.sha256).execute();

      const file = fresh(EACH * 2 + 10);
      const large = fresh(EACH * 3 + 1);
      const refused = await refusalOf(test.storage.check(owner, large.described));
      expect(refused).toMatchObject({ status: 413, code: "quota" });
      expect((await refusalOf(test.whole(large.content))).code).toBe("quota");
      await file.sendAll(test);
      // What is staged counts, but not twice for its own file.
      expect(await test.storage.check(owner, file.described)).toBeNull();
      const next = fresh(EACH * 2);
      expect((await refusalOf(test.storage.check(owner, next.described))).code).toBe("quota");
      expect((await refusalOf(next.send(test, 1))).code).toBe("quota");
      await file.send(test, 1);
      await test.open({ personQuota: used + EACH });
      expect(await codeOfMerge(file)).toBe("quota");
      await test.open({ unitQuota: (await sum("unit_id", owner.unitId)) + EACH });
      expect(await codeOfMerge(file)).toBe("quota");
      expect((await refusalOf(test.whole(next.content, "a.bin", other))).code).toBe("quota");
      await test.open();
      expect(await merged(file)).toMatchObject({ md5: file.md5 });
      await expect(test.whole(fresh(0).content)).resolves.toBeDefined();
    });
  });

  describe("what comes at the same time", () => {
    it("takes no more space than there is, in chunks or whole [UP-11, SEC-11]", async () => {
      const { owner } = test;
      const space = await test.storage.space(owner);
      await test.open({ personQuota: space.used + EACH * 4 });
      const file = fresh(EACH * 24);
      const sent = (work: readonly Promise<unknown>[]) =>
        Promise.allSettled(work).then((all) => all.filter(({ status }) => status === "fulfilled").length);
      const chunks = Array.from({ length: 24 }, (_, place) => file.send(test, place + 1));
      expect(await sent(chunks)).toBe(4);
      expect((await test.storage.space(owner)).used).toBe(space.used + EACH * 4);
      expect((await refusalOf(test.whole(fresh(10).content))).code).toBe("quota");

      const stored = await test.database.selectFrom("stored_content").selectAll().execute();
      await test.open({ personQuota: space.used + EACH * 6 });
      expect(await sent(Array.from({ length: 12 }, () => test.whole(fresh(EACH - 4096).content)))).toBe(2);
      // Nothing is written of those that were refused.
      expect(await test.database.selectFrom("stored_content").selectAll().execute()).toHaveLength(
        stored.length + 2,
      );
      await test.open();
    });
  });

  describe("what is refused", () => {
    it("a name or a size at the first question, before anything is sent [UP-05]", async () => {
      const file = fresh(10, "a.PHP. ");
      expect(await refusalOf(test.storage.check(test.owner, file.described))).toMatchObject({
        status: 415,
        code: "file_type",
      });
      const size = 20 * GIB + 1;
      const large = { md5: file.md5, names: ["a.mp4"], size, chunks: 10_241, eachSize: 1 << 21 };
      const refused = await refusalOf(test.storage.check(test.owner, large));
      expect(refused).toMatchObject({ status: 413, code: "too_large" });
      expect(refused.message).toContain("大小超出限制");
    });

    it("a program with the first chunk, and what becomes one by its chunks when they are merged [UP-05]", async () => {
      const program = new CutFile(Buffer.concat([Buffer.from("MZ"), contentOf(EACH * 2, 3)]), "a.png");
      expect((await refusalOf(program.send(test, 1))).code).toBe("file_type");
      const renamed = fresh(EACH * 2, "a.bin");
      await renamed.sendAll(test);
      const merge = test.storage.merge(test.owner, { ...renamed.described, names: ["a.png"] });
      expect((await refusalOf(merge)).code).toBe("file_type");
      const named = test.storage.merge(test.owner, { ...renamed.described, names: ["a.bin", "a.jsp"] });
      expect((await refusalOf(named)).code).toBe("file_type");
      expect(await merged(renamed)).toMatchObject({ type: "application/octet-stream" });
    });

    it("more unfinished uploads than anybody has, even of a byte each [UP-11]", async () => {
      await test.open({}, ({ staging }) => {
        const many = Array.from({ length: 1001 }, (_, size) => ({
          upload: { person: "1", md5: "0".repeat(32), size, eachSize: EACH, chunks: 1 },
          bytes: 0,
        }));
        return { staging: { ...staging, stagedBy: () => Promise.resolve(many) } };
      });
      expect((await refusalOf(fresh(EACH * 2).send(test, 1))).code).toBe("too_many_uploads");
      await test.open();
    });

    it("what does not fit on the disk, wherever that shows; nothing is left, and the chunks wait [UP-11]", async () => {
      const full = () => Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
      const file = fresh(EACH * 2);
      await file.sendAll(test);
      const spool = createDiskSpool(
        path.join(test.folder, "spool"),
        () => test.time,
        () => new Writable({ write: (_piece, _encoding, done) => done(full()) }),
      );
      await test.open({}, () => ({ spool }));
      expect(await refusalOf(test.whole(contentOf(500, 4)))).toMatchObject({
        status: 507,
        code: "disk_full",
      });
      await test.open({}, ({ staging, store }) => {
        const put = () => Promise.reject(full());
        return { staging: { ...staging, put }, store: { ...store, put } };
      });
      expect((await refusalOf(file.send(test, 1))).code).toBe("disk_full");
      expect(await codeOfMerge(file)).toBe("disk_full");
      expect(await test.storage.hasChunk(test.owner, file.described, 2)).toBe(true);
      await test.open({}, () => ({
        merges: { run: () => Promise.resolve({ kind: "diskFull" }) as never, close: () => Promise.resolve() },
      }));
      expect(await codeOfMerge(file)).toBe("disk_full");
      await test.open();
      expect(await isKept((await merged(file)).id, file.content)).toBe(true);
    });

    it("a stream that breaks off or is too long leaves nothing behind [REL-02]", async () => {
      const stream = new PassThrough();
      const how = { most: 100, hashes: false };
      const taken = test.storage.receive({ stream, names: [] }, how);
      stream.write("abc");
      await until(() => stream.readableLength === 0);
      stream.destroy(new Error("The sender is gone."));
      await expect(taken).rejects.toThrow("gone");
      const long = test.storage.receive({ stream: Readable.from([Buffer.alloc(101)]), names: [] }, how);
      expect((await refusalOf(long)).code).toBe("too_large");
    });
  });

  describe("tidying up", () => {
    it("removes the chunks that nothing has touched for a day, and no others [UP-11]", async () => {
      const [idle, asked, going] = [fresh(EACH * 2), fresh(EACH * 2), fresh(EACH * 2)];
      for (const file of [idle, asked, going]) await file.send(test, 1);
      // What else may lie there ends no start.
      await test.write("staging/.stray", "");
      test.time += 20 * HOUR;
      expect(await test.storage.hasChunk(test.owner, asked.described, 1)).toBe(true);
      expect(await going.send(test, 2)).toBe(test.time + 24 * HOUR);
      test.time += 3.9 * HOUR;
      await test.storage.sweep();
      expect(await test.chunksOf(idle)).toHaveLength(1);
      // In a bucket a process notes each hour alone that an upload is used.
      test.time += 1.2 * HOUR;
      await Promise.all([test.storage.sweep(), test.another().sweep()]);
      const there = await Promise.all([idle, asked, going].map((file) => test.chunksOf(file)));
      expect(there.map(({ length }) => length)).toEqual([0, 1, 2]);
      test.time += 26 * HOUR;
      await Promise.all([test.storage.sweep(), test.another().sweep()]);
      expect((await test.filesIn("staging")).filter((name) => name !== ".stray")).toEqual([]);
      rmSync(path.join(test.folder, "staging/.stray"), { force: true });
    });

    it("removes a content that no file has after a day, and keeps all others [UP-11]", async () => {
      const kept = await test.whole(contentOf(50, 8));
      const orphan = "ab".repeat(32);
      const { store } = test.ports;
      const from = path.join(test.folder, "orphan");
      appendFileSync(from, "orphaned");
      await store.put(orphan, from);
      await test.database
        .insertInto("stored_content")
        .values({ sha256: orphan, size: 8, created_at: test.time })
        .execute();
      await test.storage.sweep();
      expect(await store.size(orphan)).toBe(8);
      test.time += 26 * HOUR;
      await test.storage.sweep();
      expect(await store.size(orphan)).toBeNull();
      expect(await isKept(kept.id, contentOf(50, 8))).toBe(true);
    });
  });
});

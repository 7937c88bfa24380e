import { readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { contentOf, CutFile, TestStorage } from "../../testing/storages";
import { until } from "../../../test/until";
import { createHeavyWork, type HeavyWork } from "../work/heavyWork";
import { fileRefusals } from "./fileRefusals";

jest.setTimeout(60_000);

const MEGABYTE = 1 << 20;
const test = new TestStorage();
let seeds = 7_000;
/** As many of a lane as the platform's own thread takes. */
const open = () => createHeavyWork({ perLane: 12, waiting: 24 });
let thread = open();
/** What the thread was asked for, by the names of its functions. */
let asked: string[] = [];
const run: HeavyWork["run"] = (job, input, client) => {
  asked.push(job.name);
  return thread.run(job, input, client);
};
const merges = { run, close: () => Promise.resolve() };

beforeEach(async () => {
  await test.open({}, () => ({ merges }));
  asked = [];
});
afterEach(() => until(async () => (await test.filesIn("spool")).length === 0));
afterAll(async () => {
  await thread.close();
  await test.remove();
});

const film = () => new CutFile(contentOf(13 * MEGABYTE + 5, (seeds += 1)), "a.mp4", MEGABYTE);
const send = async (file: CutFile, chunks: readonly number[]) => {
  for (const chunk of chunks) await file.send(test, chunk);
};
/** Bytes that have been put together. */
const grown = () => {
  const folder = path.join(test.folder, "spool");
  return readdirSync(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
};
const range = (from: number, upTo: number) =>
  Array.from({ length: upTo - from + 1 }, (_, index) => from + index);
/** Merges a file, and answers whether its owner gets the very bytes. */
async function isWhole(file: CutFile): Promise<boolean> {
  const row = await test.storage.merge(test.owner, file.described);
  const content = await test.storage.open(row);
  return content !== null && (await buffer(content)).equals(file.content);
}
/** Sends what is enough for the thread to begin, and waits for it. */
async function begun(): Promise<CutFile> {
  const file = film();
  await send(file, range(1, 9));
  await until(() => grown() === 8 * MEGABYTE || grown() === 9 * MEGABYTE);
  return file;
}

it("a large file is put together while it comes in, and only the rest at its end [UP-02]", async () => {
  const file = await begun();
  // What is part of the file already is not read again.
  for (const name of await test.chunksOf(file))
    if (/\/[1-8]$/.test(name)) writeFileSync(path.join(test.folder, "staging", name), "x".repeat(MEGABYTE));
  await send(file, range(10, 14));
  expect(await isWhole(file)).toBe(true);
  expect(await test.filesIn("staging")).toEqual([]);
});

it("the order in which chunks arrive does not matter, and what was there before counts [UP-02, UP-11]", async () => {
  const file = film();
  await send(file, [14, 3, 1]);
  await test.open({}, () => ({ merges }));
  await Promise.all([5, 2, 9, 4, 7, 6, 8, 10].map((chunk) => file.send(test, chunk)));
  await until(() => grown() >= 8 * MEGABYTE);
  await send(file, range(11, 13));
  expect(await isWhole(file)).toBe(true);
});

it("a chunk that is replaced counts, although the file had the other one already [REL-02]", async () => {
  const file = film();
  await file.send(test, 1, { bytes: Buffer.alloc(MEGABYTE) });
  await send(file, range(2, 14));
  await until(() => grown() > 0);
  await file.send(test, 1);
  expect(await isWhole(file)).toBe(true);
});

it.each([
  ["in between", 9],
  ["at the end", 26],
])("where the thread is lost %s, the file is merged from all its chunks [REL-02]", async (_, sent) => {
  const file = new CutFile(contentOf(26 * MEGABYTE, (seeds += 1)), "a.mp4", MEGABYTE);
  await send(file, range(1, sent));
  await until(() => grown() >= 8 * MEGABYTE);
  const lost = thread;
  thread = open();
  await lost.close();
  await send(file, range(sent + 1, 26));
  expect(await isWhole(file)).toBe(true);
});

it("where the thread has no time, or the file is small, it is merged at its end [UP-02]", async () => {
  const busy = {
    ...merges,
    run: ((job, input, client) =>
      job.name === "mergeAhead" ? Promise.reject(new Error("busy")) : run(job, input, client)) as typeof run,
  };
  await test.open({}, () => ({ merges: busy }));
  const file = film();
  await send(file, range(1, 14));
  expect(await isWhole(file)).toBe(true);
  const small = new CutFile(contentOf(7 * MEGABYTE, (seeds += 1)), "b.mp4", MEGABYTE);
  await small.sendAll(test);
  expect(await isWhole(small)).toBe(true);
  expect(asked).not.toContain("mergeAhead");
});

it("a merge that is refused leaves nothing, and the next one succeeds [REL-02]", async () => {
  const file = await begun();
  await test.open({}, () => ({ merges }));
  expect(await test.filesIn("spool")).toEqual([]);
  let refuses = true;
  const full = {
    ...merges,
    run: ((job, input, client) =>
      refuses && job.name === "mergeChunks"
        ? Promise.reject(new Error("full"))
        : run(job, input, client)) as typeof run,
  };
  await test.open({}, () => ({ merges: full }));
  await send(file, range(10, 14));
  await until(() => grown() > 0);
  await expect(test.storage.merge(test.owner, file.described)).rejects.toThrow("full");
  expect(await test.filesIn("spool")).toEqual([]);
  refuses = false;
  expect(await isWhole(file)).toBe(true);
});

it("a chunk that another process has replaced meanwhile counts, too [REL-02, UP-11]", async () => {
  const file = film();
  await file.send(test, 1, { bytes: Buffer.alloc(MEGABYTE) });
  await send(file, range(2, 9));
  await until(() => grown() >= 8 * MEGABYTE);
  // Another one has found the upload wrong, and removed its chunks.
  await test.ports.staging.drop({ person: test.owner.id, ...file.described });
  await send(file, range(1, 14));
  expect(await isWhole(file)).toBe(true);
});

it("where the disk is full, all is given up, as what comes in needs the space [REL-02]", async () => {
  let isFull = false;
  await test.open({}, ({ spool }) => ({
    merges,
    spool: {
      ...spool,
      take: (stream, how) => (isFull ? Promise.reject(fileRefusals.diskFull()) : spool.take(stream, how)),
    },
  }));
  const file = await begun();
  isFull = true;
  await expect(file.send(test, 10)).rejects.toMatchObject({ code: "disk_full" });
  await until(() => grown() === 0);
  isFull = false;
  await send(file, range(10, 14));
  expect(await isWhole(file)).toBe(true);
});

it("a person has no more than four files that grow, and what is idle makes room [SEC-06]", async () => {
  const files = Array.from({ length: 5 }, film);
  for (const file of files) await send(file, range(1, 9));
  await until(() => grown() >= 4 * 8 * MEGABYTE);
  const before = await test.filesIn("spool");
  expect(before).toHaveLength(4);
  test.time += 11 * 60_000;
  const next = film();
  await send(next, range(1, 9));
  await until(async () => {
    const now = await test.filesIn("spool");
    return now.length === 4 && now.some((name) => !before.includes(name));
  });
  test.time += 11 * 60_000;
  await test.storage.sweep();
});

it("what no chunk comes for is given up after ten minutes, and its chunks are kept [UP-12]", async () => {
  const file = await begun();
  test.time += 9 * 60_000;
  await test.storage.sweep();
  expect(await test.filesIn("spool")).toHaveLength(1);
  test.time += 2 * 60_000;
  await test.storage.sweep();
  expect(await test.filesIn("spool")).toEqual([]);
  await send(file, range(10, 14));
  expect(await isWhole(file)).toBe(true);
});

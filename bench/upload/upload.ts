import { createHash, randomBytes } from "node:crypto";
import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "@playwright/test";
import { startPlatform, type Platform } from "../../e2e/platform";
import { launchBrowser, signInFor } from "../browser";
import type { Tell } from "../figure";
import { runsOf, SHORT, unlessShort } from "../samples";
import { memoryOf, memoryOfBrowser, whileWorking } from "./memory";
import type { HashWay, UploadBench, UploadWay } from "./page";
import { openSlowLine } from "./slowLine";

const MEGABYTE = 2 ** 20;
const GIGABYTE = 2 ** 30;
const RUNS = runsOf(3);
const LARGE = unlessShort(256, 8) * MEGABYTE;
const LINE = pathToFileURL(path.join(__dirname, "line.mjs")).href;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
const rate = (bytes: number, milliseconds: number) =>
  `${((bytes / 1e6 / milliseconds) * 1000).toFixed(0)} MB/s`;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

/** Random bytes that do not begin as a program would, which is refused. */
function bytesOf(size: number): Buffer {
  const bytes = randomBytes(size);
  bytes[0] = 0;
  return bytes;
}

/** Files of a measurement on the disk; each is another one every time that it is asked for. */
class Files {
  readonly folder = mkdtempSync(path.join(tmpdir(), "bench-upload-"));

  large(name: string, size: number): string {
    const file = path.join(this.folder, name);
    const block = bytesOf(MEGABYTE);
    const handle = openSync(file, "w");
    for (let at = 0; at < size; at += MEGABYTE) writeSync(handle, block, 0, Math.min(MEGABYTE, size - at));
    closeSync(handle);
    return file;
  }

  /** A file without bytes on the disk, which reads as so many zeros. */
  sparse(name: string, size: number): string {
    const file = path.join(this.folder, name);
    writeFileSync(file, "");
    truncateSync(file, size);
    return file;
  }

  /** Makes it another file of the same size. */
  renew(file: string): string {
    const handle = openSync(file, "r+");
    writeSync(handle, bytesOf(64), 0, 64, 0);
    closeSync(handle);
    return file;
  }

  small(count: number, size: number): string[] {
    return Array.from({ length: count }, (_, index) => {
      const file = path.join(this.folder, `small-${index}.bin`);
      writeFileSync(file, bytesOf(size));
      return file;
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The page in which files are uploaded, signed in. */
class Bench {
  private constructor(
    readonly browser: Browser,
    readonly page: Page,
  ) {}

  static async open(url: string): Promise<Bench> {
    const browser = await launchBrowser();
    const context = await browser.newContext();
    await signInFor(context, url, "teacher");
    const page = await context.newPage();
    page.on("console", (message) => {
      if (/Content Security Policy|TrustedScript/.test(message.text())) throw new Error(message.text());
    });
    await page.goto(`${url}/login/`);
    await page.waitForFunction("window.uploadBench");
    return new Bench(browser, page);
  }

  choose(...files: readonly string[]): Promise<void> {
    return this.page.getByLabel("Files").setInputFiles([...files]);
  }

  hash(way: HashWay): Promise<number> {
    return this.page.evaluate(
      (asked) => (window as unknown as { uploadBench: UploadBench }).uploadBench.hash(asked),
      way,
    );
  }

  upload(way: UploadWay, md5?: string): Promise<number> {
    return this.page.evaluate(
      ([asked, told]) => (window as unknown as { uploadBench: UploadBench }).uploadBench.upload(asked, told),
      [way, md5] as const,
    );
  }

  longestTask(): Promise<number> {
    return this.page.evaluate(() =>
      (window as unknown as { uploadBench: UploadBench }).uploadBench.longestTask(),
    );
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}

/** Platforms with the page, and room for all that is measured; and browsers that are signed in there. */
class Places {
  readonly #dist: string;
  readonly #platforms = new Map<string, Platform>();
  readonly #benches = new Map<Platform, Bench>();

  constructor(dist: string) {
    this.#dist = dist;
  }

  /**
   * Has work done in a page of a platform. Each has one of its own; in a short run one that stores what is sent serves all, and one that
   * does not.
   */
  async on<T>(
    line: Record<string, string>,
    work: (bench: Bench, platform: Platform) => Promise<T>,
  ): Promise<T> {
    const key = line["BENCH_DISCARDS"] ?? "0";
    const platform = this.#platforms.get(key) ?? (await this.#start(line));
    this.#platforms.set(key, platform);
    const bench = this.#benches.get(platform) ?? (await Bench.open(platform.url));
    this.#benches.set(platform, bench);
    try {
      return await work(bench, platform);
    } finally {
      if (!SHORT) await this.close();
    }
  }

  #start(line: Record<string, string>): Promise<Platform> {
    return startPlatform({
      PORTAL_DIST: this.#dist,
      PERSON_QUOTA: String(100 * GIGABYTE),
      NODE_OPTIONS: `--import ${LINE}`,
      ...line,
    });
  }

  async close(): Promise<void> {
    for (const bench of this.#benches.values()) await bench.close();
    for (const platform of this.#platforms.values()) await platform.dispose();
    this.#benches.clear();
    this.#platforms.clear();
  }
}

const compared = (tell: Tell, name: string, times: number, least: number, detail: string) =>
  tell({ name, measured: `${times.toFixed(2)} × (${detail})`, wanted: `≥ ${least} ×`, ok: times >= least });

/** Does each kind of work by turns, so that whatever else the machine does meets all alike; answers the middle time of each. */
async function byTurns<Kind extends string>(
  kinds: readonly Kind[],
  work: (kind: Kind) => Promise<number>,
): Promise<Record<Kind, number>> {
  const times = Object.fromEntries(kinds.map((kind) => [kind, [] as number[]])) as Record<Kind, number[]>;
  for (let run = 0; run < RUNS; run += 1) for (const kind of kinds) times[kind].push(await work(kind));
  return Object.fromEntries(kinds.map((kind) => [kind, median(times[kind])])) as Record<Kind, number>;
}

const md5Of = (file: string): string => createHash("md5").update(readFileSync(file)).digest("hex");

async function loopback(places: Places, files: Files, tell: Tell): Promise<void> {
  const file = files.large("large.bin", LARGE);
  await places.on({}, async (bench) => {
    await bench.choose(file);
    const { ours, spark } = await byTurns(["ours", "spark"], (way) => bench.hash(way));
    compared(
      tell,
      "hash, beside spark-md5 in slices",
      spark / ours,
      3.5,
      `${rate(LARGE, ours)}, ${rate(LARGE, spark)}`,
    );
    const whole = await byTurns(["portal", "unhashed", "simpleUploader"], async (way) => {
      await bench.choose(files.renew(file));
      return bench.upload(way, way === "unhashed" ? md5Of(file) : undefined);
    });
    const { portal, unhashed, simpleUploader } = whole;
    const beside = (other: number) => `${rate(LARGE, portal)}, ${rate(LARGE, other)}`;
    compared(tell, "upload, beside simple-uploader.js", simpleUploader / portal, 2, beside(simpleUploader));
    compared(tell, "upload, beside one without any hash", unhashed / portal, 0.9, beside(unhashed));
    const quarters = ["a", "b", "c", "d"].map((name) => files.large(`${name}.bin`, LARGE / 4));
    const four = await byTurns(["portal", "unhashed"], async (way) => {
      quarters.forEach((quarter) => files.renew(quarter));
      const once = way === "unhashed" ? quarters.slice(0, 1) : quarters;
      await bench.choose(...once);
      return bench.upload(way, way === "unhashed" ? md5Of(once[0] ?? "") : undefined);
    });
    compared(
      tell,
      "four files, the next hashed meanwhile",
      (four.unhashed * 4) / four.portal,
      0.9,
      `${rate(LARGE, four.portal)}, ${rate(LARGE, four.unhashed * 4)}`,
    );
  });
}

async function delayed(places: Places, files: Files, tell: Tell): Promise<void> {
  const file = files.large("delayed.bin", LARGE);
  await places.on({ BENCH_DELAY: "25" }, async (bench) => {
    const { portal, oneByOne } = await byTurns(["portal", "oneByOne"], async (way) => {
      await bench.choose(files.renew(file));
      return bench.upload(way);
    });
    const detail = `${rate(LARGE, portal)}, ${rate(LARGE, oneByOne)}`;
    compared(tell, "25 ms a request, beside one by one", oneByOne / portal, 3.5, detail);
  });
}

/** What the browser alone takes: no platform makes the figures above better than these. */
async function bounds(places: Places, files: Files, tell: Tell): Promise<void> {
  const file = files.large("bound.bin", LARGE);
  const told = (name: string, times: number, one: number, other: number) =>
    tell({
      name: `  bound of ${name}`,
      measured: `${times.toFixed(2)} × (${rate(LARGE, one)}, ${rate(LARGE, other)})`,
      wanted: "(a platform that keeps nothing)",
      ok: true,
    });
  const measured = async (line: Record<string, string>, kinds: readonly UploadWay[]) => {
    let times: Record<string, number> = {};
    await places.on({ BENCH_DISCARDS: "1", ...line }, async (bench) => {
      times = await byTurns(kinds, async (way) => {
        await bench.choose(files.renew(file));
        return bench.upload(way, way === "unhashed" ? md5Of(file) : undefined);
      });
    });
    return times as Record<UploadWay, number>;
  };
  const { portal, unhashed, simpleUploader } = await measured({}, ["portal", "unhashed", "simpleUploader"]);
  told("simple-uploader.js", simpleUploader / portal, portal, simpleUploader);
  told("one without any hash", unhashed / portal, portal, unhashed);
  const late = await measured({ BENCH_DELAY: "25" }, ["portal", "oneByOne"]);
  told("25 ms a request", late.oneByOne / late.portal, late.portal, late.oneByOne);
}

const MANY = unlessShort(1000, 10);

async function many(places: Places, files: Files, tell: Tell): Promise<void> {
  for (const delay of ["0", "25"])
    await places.on({ BENCH_DELAY: delay }, async (bench) => {
      const { portal, oneByOne } = await byTurns(["portal", "oneByOne"], async (way) => {
        await bench.choose(...files.small(MANY, 10_000));
        return bench.upload(way);
      });
      const name = `1,000 small files, ${delay} ms a request, beside one by one`;
      compared(tell, name, oneByOne / portal, 3, `${seconds(portal)}, ${seconds(oneByOne)}`);
    });
}

const CUTS = unlessShort(5);
const CUT_SIZE = unlessShort(64, 8) * MEGABYTE;
/** A good line of a school, 100 Mbit a second. */
const SLOW = 12_500_000;

async function afterCuts(places: Places, files: Files, tell: Tell): Promise<void> {
  const file = files.large("cut.bin", CUT_SIZE);
  await places.on({}, async (_, platform) => {
    const line = await openSlowLine(platform.url, SLOW);
    try {
      const carriedBy = async (cuts: boolean): Promise<number> => {
        const bench = await Bench.open(line.url);
        await bench.choose(files.renew(file));
        const before = line.carried();
        const done = bench.upload("portal");
        if (cuts) {
          while (line.carried() - before < CUT_SIZE / 2)
            await new Promise((resolve) => setTimeout(resolve, 5));
          line.cut();
        }
        await done;
        await bench.close();
        return line.carried() - before;
      };
      const once = await carriedBy(false);
      const again: number[] = [];
      for (let run = 0; run < CUTS; run += 1) again.push((await carriedBy(true)) - once);
      const mebibytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(2)} MiB`;
      const [usual, worst] = [median(again), Math.max(...again)];
      tell({
        name: "sent again after a cut at half",
        measured: mebibytes(usual),
        wanted: "≤ 3 MiB",
        ok: usual <= 3 * MEGABYTE,
      });
      tell({
        name: `  the worst of ${CUTS}`,
        measured: mebibytes(worst),
        wanted: "≤ 6 MiB",
        ok: worst <= 6 * MEGABYTE,
      });
    } finally {
      line.close();
    }
  });
}

async function platformMemory(places: Places, files: Files, tell: Tell): Promise<void> {
  const warm = files.large("warm.bin", LARGE);
  const file = files.sparse("two.bin", unlessShort(2 * GIGABYTE, LARGE));
  await places.on({}, async (bench, platform) => {
    await bench.choose(warm);
    await bench.upload("portal");
    await bench.choose(file);
    const { before, peak, after } = await whileWorking(bench.upload("portal"), () => memoryOf(platform.pid));
    tell({
      name: "platform's memory over 2 GiB",
      measured: `${before.toFixed(0)} → ${after.toFixed(0)} MB, ${peak.toFixed(0)} at most`,
      wanted: "± 30 MB",
      ok: peak - before <= 30,
    });
  });
}

async function browserMemory(places: Places, files: Files, tell: Tell): Promise<void> {
  const file = files.sparse("ten.bin", unlessShort(10 * GIGABYTE, LARGE));
  await places.on({ BENCH_DISCARDS: "1", UPLOAD_LIMIT: String(20 * GIGABYTE) }, async (bench) => {
    await bench.choose(file);
    await bench.longestTask();
    const { before, peak } = await whileWorking(bench.upload("portal"), () => memoryOfBrowser(bench.browser));
    const grown = peak - before;
    const longest = await bench.longestTask();
    tell({
      name: "browser's memory over 10 GiB",
      measured: `+ ${grown.toFixed(0)} MB`,
      wanted: "≤ 150 MB",
      ok: grown <= 150,
    });
    tell({
      name: "  longest task of its page",
      measured: longest === 0 ? "none over 50 ms" : `${longest.toFixed(0)} ms`,
      wanted: "≤ 50 ms",
      ok: longest <= 50,
    });
  });
}

const PARTS = { loopback, delayed, bounds, many, afterCuts, platformMemory, browserMemory };

/** Measures uploads in the page that `dist` has, and tells each figure as it comes; `only` names some of the parts. */
export async function measureUploads(dist: string, tell: Tell, only = ""): Promise<void> {
  const files = new Files();
  const places = new Places(dist);
  try {
    for (const [name, part] of Object.entries(PARTS))
      if (name.includes(only)) await part(places, files, tell);
  } finally {
    await places.close();
    files.remove();
  }
}

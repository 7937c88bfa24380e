import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { UploadPhase } from "../../../src/upload/flow/state";
import { startTimer, type StartTimer } from "../../../src/base/flow/startTimer";
import { drawn } from "../../../test/drawn";
import { countWork } from "../../../test/work";
import { TestDatabases } from "../../testing/databases";
import { Client, writeBuild } from "../../testing/platform";
import { PortalProcess } from "../../testing/portalProcess";
import { type S3Request, TestS3 } from "../../testing/s3";
import { contentOf, EACH } from "../../testing/storages";
import { uploadAsPortal } from "../../testing/uploadAsPortal";

jest.setTimeout(180_000);

const POINTS = 10;
const PRELOAD = pathToFileURL(path.join(__dirname, "../../testing/killAtCall.mjs")).href;
const sha256Of = (content: Uint8Array) => createHash("sha256").update(content).digest("hex");

/** A platform that starts again, at the same address and with the same data, whenever it is killed. */
class Phoenix {
  readonly folder = mkdtempSync(path.join(tmpdir(), "portal-killed-"));
  readonly browser = new Client({ url: "" });
  kills = 0;
  #portal: PortalProcess | null = null;
  #alive: Promise<unknown> = Promise.resolve();
  #port = "0";
  #isOver = false;

  constructor(private readonly environment: (folder: string) => NodeJS.ProcessEnv) {}

  /** Called between a death and the next life. */
  onDeath: () => void = () => undefined;

  async start(): Promise<void> {
    countWork("platforms");
    const portal = new PortalProcess({
      DATA_DIR: path.join(this.folder, "data"),
      PORTAL_DIST: path.join(this.folder, "dist"),
      ...this.environment(this.folder),
      PORT: this.#port,
    });
    this.#portal = portal;
    const url = await portal.ready();
    this.#port = new URL(url).port;
    Object.assign(this.browser, { platform: { url } });
    void portal.ended.then(() => {
      if (this.#isOver) return;
      this.kills += 1;
      this.onDeath();
      this.#alive = this.start();
    });
  }

  kill(): Promise<unknown> {
    return this.#portal?.kill("SIGKILL") ?? Promise.resolve();
  }

  /** Pauses of an upload that last until there is a platform again. */
  readonly timer: StartTimer = (job) => {
    let stop: () => void = () => undefined;
    let isStopped = false;
    const begin = () => {
      if (!isStopped) stop = startTimer(job, 1);
    };
    // A connection may break before the end of the process is known here.
    const stopWaiting = startTimer(() => void this.#alive.then(begin), 50);
    return () => {
      isStopped = true;
      stopWaiting();
      stop();
    };
  };

  /** What the person gets who opens the file. */
  async shown(at: UploadPhase): Promise<string> {
    if (at.phase !== "done") return JSON.stringify(at);
    const { url } = at.stored.answer as { readonly url: string };
    const answer = await this.browser.fetch(url);
    return sha256Of(Buffer.from(await answer.arrayBuffer()));
  }

  async remove(): Promise<void> {
    this.#isOver = true;
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

let seeds = 40_000;

/** Uploads a file that no person has yet, while there is danger, of which `begin` is told the MD5; its owner has to get it bit by bit. */
async function uploadNew(phoenix: Phoenix, begin: (md5: string) => void, end: () => void): Promise<void> {
  const file = contentOf(EACH * 3 - 5, (seeds += 1));
  begin(createHash("md5").update(file).digest("hex"));
  const { browser, timer } = phoenix;
  // One request at a time, so that the calls have an order.
  const at = await uploadAsPortal(browser, file, { eachSize: EACH, lanes: 1, timer });
  end();
  expect(await phoenix.shown(at)).toBe(sha256Of(file));
}

/** Of points spread over so many calls, the first and the last among them, those of this run. */
const pointsOf = (calls: number) =>
  drawn(Array.from({ length: POINTS }, (_, index) => 1 + Math.round((index * (calls - 1)) / (POINTS - 1))));

it("with SQLite and the disk, a file is whole wherever the process is killed while it is sent and merged [REL-02, UP-02]", async () => {
  const phoenix = new Phoenix((folder) => ({
    NODE_OPTIONS: `--import ${PRELOAD}`,
    KILL_AT: path.join(folder, "at"),
    KILL_LOG: path.join(folder, "log"),
  }));
  const log = path.join(phoenix.folder, "log");
  let reached: string[] = [];
  const arm = (at: number) => {
    writeFileSync(log, "");
    writeFileSync(path.join(phoenix.folder, "at"), String(at));
  };
  const disarm = () => {
    reached = readFileSync(log, "utf8").trim().split("\n");
    arm(0);
  };
  try {
    writeBuild(path.join(phoenix.folder, "dist"));
    arm(0);
    await phoenix.start();
    await phoenix.browser.signIn("teacher");
    await uploadNew(phoenix, () => arm(0), disarm);
    // Chunks that come in and are put in their place, a merge in its thread, the content, and the end of the chunks.
    expect(new Set(reached)).toEqual(
      new Set(["mkdir", "open", "rename", "utimes", "openSync", "writeSync", "fsyncSync", "closeSync", "rm"]),
    );
    phoenix.onDeath = () => arm(0);
    const points = pointsOf(reached.length);
    for (const at of points) await uploadNew(phoenix, () => arm(at), disarm);
    expect(phoenix.kills).toBe(points.length);
  } finally {
    await phoenix.remove();
  }
});

it("with PostgreSQL and an S3 store, a file is whole wherever the process is killed while it is sent and merged [REL-02, UP-11]", async () => {
  const databases = new TestDatabases("postgres");
  const s3 = new TestS3();
  const url = await databases.url();
  await s3.start();
  const phoenix = new Phoenix(() => ({ ...s3.environment, DATABASE_URL: url ?? "" }));
  let reached: string[] = [];
  /** Kills it at a request about the upload of an MD5, or about its content; every other time the store does that request. */
  const arm = (md5: string, at: number) => {
    reached = [];
    const isMeant = ({ key, query }: S3Request) =>
      key.startsWith("files/") || [key, query["prefix"] ?? ""].some((name) => name.includes(md5));
    s3.answers = async (request) => {
      if (!isMeant(request)) return null;
      reached.push(request.method);
      if (reached.length !== at) return null;
      disarm();
      await phoenix.kill();
      return at % 2 === 0 ? null : 503;
    };
  };
  const disarm = () => void (s3.answers = () => null);
  try {
    writeBuild(path.join(phoenix.folder, "dist"));
    await phoenix.start();
    await phoenix.browser.signIn("teacher");
    await uploadNew(phoenix, (md5) => arm(md5, 0), disarm);
    const points = pointsOf(reached.length);
    for (const at of points) await uploadNew(phoenix, (md5) => arm(md5, at), disarm);
    expect(phoenix.kills).toBe(points.length);
  } finally {
    await phoenix.remove();
    await s3.stop();
    await databases.stop();
  }
});

import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { countWork } from "../../../test/work";
import { TestDatabases } from "../../testing/databases";
import { Client, writeBuild } from "../../testing/platform";
import { PortalProcess } from "../../testing/portalProcess";
import { type S3Request, TestS3 } from "../../testing/s3";
import { fieldsOf, sendChunk } from "../../testing/sendParts";
import { contentOf, CutFile, EACH } from "../../testing/storages";
import { until } from "../../../test/until";

jest.setTimeout(120_000);

const PRELOAD = pathToFileURL(path.join(__dirname, "../../testing/killAtCall.mjs")).href;

/** A process of the platform, and a browser that speaks to it. */
interface Member {
  readonly portal: PortalProcess;
  readonly browser: Client;
}

/** Platforms that share a PostgreSQL and their files, each in a process of its own: as behind one address. */
class Platforms {
  readonly folder = mkdtempSync(path.join(tmpdir(), "portal-many-"));
  readonly #databases = new TestDatabases("postgres");
  readonly #started: PortalProcess[] = [];
  #count = 0;
  #database: Promise<string | null> | null = null;

  /** Starts another one. `shared` says where the files are. */
  async start(shared: NodeJS.ProcessEnv): Promise<Member> {
    this.#database ??= this.#databases.url();
    const databaseUrl = await this.#database;
    writeBuild(path.join(this.folder, "dist"));
    countWork("platforms");
    const portal = new PortalProcess({
      DATABASE_URL: databaseUrl ?? "",
      DATA_DIR: path.join(this.folder, `data-${(this.#count += 1)}`),
      PORTAL_DIST: path.join(this.folder, "dist"),
      ...shared,
    });
    this.#started.push(portal);
    return { portal, browser: new Client({ url: await portal.ready() }) };
  }

  startTwo(shared: NodeJS.ProcessEnv): Promise<readonly [Member, Member]> {
    return Promise.all([this.start(shared), this.start(shared)]);
  }

  async remove(): Promise<void> {
    await Promise.all(this.#started.map((portal) => portal.kill("SIGKILL")));
    await this.#databases.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The same person's browser, which another process now answers. */
const follow = ({ browser: from }: Member, { browser: to }: Member) => {
  for (const [name, value] of from.cookies) to.cookies.set(name, value);
};

const sha256Of = (content: Uint8Array) => createHash("sha256").update(content).digest("hex");

let seeds = 20_000;
const fresh = (chunks: number, eachSize = 1 << 20) =>
  new CutFile(contentOf(chunks * eachSize - 5, (seeds += 1)), "film.mp4", eachSize);

/** Sends chunks of a file to processes in turn. */
async function sendInTurn(
  file: CutFile,
  members: readonly Member[],
  chunks: readonly number[],
): Promise<void> {
  for (const [index, chunk] of chunks.entries()) {
    const member = members[index % members.length];
    if (member) expect(await sendChunk(member.browser, file, chunk)).toMatchObject({ status: 200 });
  }
}
const allOf = ({ chunks }: CutFile) => Array.from({ length: chunks }, (_, index) => index + 1);
const merge = ({ browser }: Member, file: CutFile) => browser.call("mergeFile", fieldsOf(file));

/** The SHA-256 of what a process gives back of a merged file. */
async function shownBy({ browser }: Member, merged: Awaited<ReturnType<typeof merge>>): Promise<string> {
  const answer = await browser.fetch(merged.data?.url ?? merged.message);
  return sha256Of(Buffer.from(await answer.arrayBuffer()));
}

describe("several platforms with one S3 store", () => {
  const platforms = new Platforms();
  const s3 = new TestS3();
  beforeAll(() => s3.start());
  afterAll(async () => {
    await platforms.remove();
    await s3.stop();
  });

  /** Holds the requests that are meant until `go` is called, and does not do them then; `held` are those that wait. */
  function hold(isMeant: (request: S3Request) => boolean) {
    const held: string[] = [];
    let go: () => void = () => undefined;
    const released = new Promise<number>((resolve) => (go = () => resolve(503)));
    s3.answers = (request) => {
      if (!isMeant(request)) return null;
      held.push(`${request.method} ${request.key}`);
      return released;
    };
    return {
      held,
      go: () => {
        s3.answers = () => null;
        go();
      },
    };
  }

  it("share a file's chunks, and it is whole whichever of them is killed while it sends, merges or stores [UP-11, REL-02]", async () => {
    const [first, second] = await platforms.startTwo(s3.environment);
    await first.browser.signIn("teacher");
    follow(first, second);

    const [whole, film, other] = [fresh(5), fresh(12), fresh(3)];
    await sendInTurn(whole, [first, second], [3, 1, 5, 2, 4]);
    const merged = await merge(second, whole);
    expect(merged).toMatchObject({ status: 200, data: { sha256: sha256Of(whole.content) } });
    expect(await shownBy(first, merged)).toBe(sha256Of(whole.content));
    const part = await first.browser.fetch(merged.data?.url ?? "", { headers: { range: "bytes=-9" } });
    expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, whole.content.subarray(-9)]);

    // The first one is killed in the middle of a merge, and of a chunk that it has not sent on yet.
    await sendInTurn(film, [first, second], allOf(film));
    await sendInTurn(other, [first, second], [1, 3]);
    const reading = hold(({ method, key }) => {
      const [, upload] = key.split("/").slice(1);
      if (upload?.startsWith(film.md5)) return method === "GET" && key.endsWith("/5");
      return method === "PUT" && key.endsWith("/2");
    });
    const lost = [merge(first, film), sendChunk(first.browser, other, 2)].map((work) =>
      work.then(
        () => "done",
        () => "lost",
      ),
    );
    await until(() => reading.held.length === 2);
    await first.portal.kill("SIGKILL");
    reading.go();
    expect(await Promise.all(lost)).toEqual(["lost", "lost"]);
    expect(await shownBy(second, await merge(second, film))).toBe(sha256Of(film.content));

    // The second one is killed while it stores the content, in parts.
    const third = await platforms.start(s3.environment);
    follow(second, third);
    // A part has eight megabytes.
    const last = fresh(9);
    await sendInTurn(last, [second, third], allOf(last));
    const storing = hold(
      ({ method, key, query }) => method === "PUT" && key.startsWith("files/") && query["partNumber"] === "2",
    );
    const interrupted = merge(second, last).then(
      () => "done",
      () => "lost",
    );
    await until(() => storing.held.length === 1);
    await second.portal.kill("SIGKILL");
    storing.go();
    expect(await interrupted).toBe("lost");
    expect(s3.uploadsInParts()).toHaveLength(1);
    expect(await third.browser.call("fileCheck", fieldsOf(last))).toMatchObject({ data: false });
    expect(await shownBy(third, await merge(third, last))).toBe(sha256Of(last.content));

    // The chunk that was lost on its way is the only one that is sent again.
    expect(await merge(third, other)).toMatchObject({ code: "chunk_missing", data: { missing: [2] } });
    await sendInTurn(other, [third], [2]);
    expect(await shownBy(third, await merge(third, other))).toBe(sha256Of(other.content));
  });
});

describe("several platforms with one STORAGE_DIR", () => {
  const platforms = new Platforms();
  afterAll(() => platforms.remove());

  it("share a file's chunks, and it is whole where one is killed while it merges [UP-11, REL-02]", async () => {
    const folder = path.join(platforms.folder, "files");
    const [at, log] = [path.join(platforms.folder, "at"), path.join(platforms.folder, "log")];
    for (const file of [at, log]) writeFileSync(file, "");
    const [first, second] = await Promise.all([
      platforms.start({
        STORAGE_DIR: folder,
        NODE_OPTIONS: `--import ${PRELOAD}`,
        KILL_AT: at,
        KILL_LOG: log,
      }),
      platforms.start({ STORAGE_DIR: folder }),
    ]);
    await first.browser.signIn("teacher");
    follow(first, second);

    const film = fresh(12, EACH);
    await sendInTurn(film, [first, second], allOf(film));
    // Of each chunk it opens, writes and closes one: it dies before it writes the fourth of twelve.
    writeFileSync(log, "");
    writeFileSync(at, "13");
    const interrupted = merge(first, film).then(
      () => "done",
      () => "lost",
    );
    expect(await interrupted).toBe("lost");
    const reached = readFileSync(log, "utf8").trim().split("\n");
    expect([reached.filter((call) => call === "writeSync").length, reached.at(-1)]).toEqual([4, "writeSync"]);
    expect(readdirSync(path.join(folder, "spool"))).toHaveLength(1);
    expect(await second.browser.call("fileCheck", fieldsOf(film))).toMatchObject({ data: false });
    expect(await shownBy(second, await merge(second, film))).toBe(sha256Of(film.content));
  });
});

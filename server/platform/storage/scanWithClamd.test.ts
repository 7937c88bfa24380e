import { once } from "node:events";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { contentOf, CutFile, EACH, refusalOf, TestStorage } from "../../testing/storages";
import { scanWithClamd } from "./scanWithClamd";

jest.setTimeout(60_000);

/** What every scanner takes for a virus, in two halves so that none finds it here. */
const VIRUS = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-", "STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

/** A scanner that speaks clamd's protocol: it finds that one virus, or does as a test says. */
class TestClamd {
  readonly seen: number[] = [];
  mode: "scans" | "silent" | "breaks off" | "takes no more" = "scans";
  readonly #open = new Set<Socket>();
  readonly #server: Server = createServer((socket) => {
    this.#open.add(socket);
    socket.on("error", () => undefined);
    let read = Buffer.alloc(0);
    socket.on("data", (piece) => {
      read = Buffer.concat([read, piece]);
      if (this.mode === "breaks off") socket.destroy();
      if (this.mode === "takes no more") socket.end("INSTREAM size limit exceeded. ERROR\0");
      if (this.mode === "scans" && read.subarray(-4).equals(Buffer.alloc(4))) this.#answer(socket, read);
    });
  });

  #answer(socket: Socket, read: Buffer): void {
    expect(read.subarray(0, 10).toString()).toBe("zINSTREAM\0");
    const parts: Buffer[] = [];
    for (let at = 10; at + 4 < read.length;) {
      const length = read.readUInt32BE(at);
      parts.push(read.subarray(at + 4, at + 4 + length));
      at += 4 + length;
    }
    const file = Buffer.concat(parts);
    this.seen.push(file.length);
    socket.end(file.includes(VIRUS) ? "stream: Eicar-Test-Signature FOUND\0" : "stream: OK\0");
  }

  async start() {
    await once(this.#server.listen(0, "127.0.0.1"), "listening");
    const { port } = this.#server.address() as AddressInfo;
    return { host: "127.0.0.1", port, socket: null, most: 4 * EACH };
  }

  stop(): void {
    this.#server.close();
    this.#open.forEach((socket) => socket.destroy());
  }
}

describe("a storage with a virus scanner", () => {
  const clamd = new TestClamd();
  const test = new TestStorage();
  let scanner: Awaited<ReturnType<TestClamd["start"]>>;
  beforeAll(async () => {
    scanner = await clamd.start();
    await test.open({ scanner });
  });
  beforeEach(() => {
    clamd.mode = "scans";
    clamd.seen.length = 0;
  });
  afterAll(async () => {
    clamd.stop();
    await test.remove();
  });
  afterEach(async () => expect(await test.filesIn("spool")).toEqual([]));

  const infected = (length: number) => Buffer.concat([contentOf(length, 3), Buffer.from(VIRUS)]);

  it("keeps what is clean, and nothing of what is not, in one request or in chunks [UP-05, UP-12]", async () => {
    expect(await test.whole(contentOf(1000, 1))).toMatchObject({ size: 1000 });
    expect(await refusalOf(test.whole(infected(1000)))).toMatchObject({ status: 415, code: "infected" });
    const file = new CutFile(infected(2 * EACH), "film.mp4");
    await file.sendAll(test);
    const merged = () => refusalOf(test.storage.merge(test.owner, file.described));
    expect((await merged()).code).toBe("infected");
    expect((await merged()).code).toBe("chunk_missing");
    expect(clamd.seen).toEqual([1000, 1000 + VIRUS.length, 2 * EACH + VIRUS.length]);
    expect(await test.filesIn("staging")).toEqual([]);
  });

  it("keeps nothing unseen while the scanner is away, breaks off or takes no more, and the same upload succeeds later [UP-12, REL-02]", async () => {
    const content = contentOf(3 * EACH, 7);
    for (const mode of ["breaks off", "takes no more"] as const) {
      clamd.mode = mode;
      expect(await refusalOf(test.whole(content))).toMatchObject({ status: 503, code: "scanner_away" });
    }
    clamd.mode = "scans";
    expect(await test.whole(content)).toMatchObject({ size: content.length });
  });

  it("gives up on a scanner that says nothing, or is not there, and tells the log why [UP-12, SEC-06]", async () => {
    const lines: string[] = [];
    const log = (line: string) => void lines.push(line);
    const file = path.join(tmpdir(), `portal-scan-${String(process.pid)}`);
    writeFileSync(file, "abc");
    clamd.mode = "silent";
    expect((await refusalOf(scanWithClamd(scanner, { silenceMs: 50, log })(file, 3))).code).toBe(
      "scanner_away",
    );
    const gone = { ...scanner, socket: `${file}.ctl` };
    expect((await refusalOf(scanWithClamd(gone, { log })(file, 3))).code).toBe("scanner_away");
    rmSync(file);
    expect(lines).toEqual([
      "The virus scanner cannot be asked: The scanner says nothing",
      expect.stringMatching(/^The virus scanner cannot be asked: .*ENOENT/) as string,
    ]);
  });

  it("keeps what is larger than the scanner takes without a look [UP-12]", async () => {
    expect(await test.whole(contentOf(5 * EACH, 9))).toMatchObject({ size: 5 * EACH });
    expect(clamd.seen).toEqual([]);
  });
});

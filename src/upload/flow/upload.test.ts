import { createHash } from "node:crypto";
import fc from "fast-check";
import { chunkCount, type Cut } from "../core/cut";
import { FakeUploadPlatform, FAULTS, type Fault, type Schedule } from "../../../test/fakeUploadPlatform";
import { importsAtOnce } from "../../../test/importsAtOnce";
import { FileUpload } from "./FileUpload";
import type { UploadPorts } from "./ports";
import type { UploadStart } from "./state";

/** A clock that only the test moves. */
class TestClock {
  readonly #timers: { at: number; job: () => void }[] = [];
  #now = 0;

  readonly wait = (job: () => void, milliseconds: number): (() => void) => {
    const timer = { at: this.#now + milliseconds, job };
    this.#timers.push(timer);
    return () => {
      const place = this.#timers.indexOf(timer);
      if (place >= 0) this.#timers.splice(place, 1);
    };
  };

  /** Goes on to the next timer; false where there is none. */
  tick(): boolean {
    const [next] = this.#timers.sort((one, other) => one.at - other.at);
    if (!next) return false;
    this.#timers.shift();
    this.#now = next.at;
    next.job();
    return true;
  }

  /** Jumps a day ahead: all that waits is due at once, the last first. */
  leap(): void {
    this.#now += 86_400_000;
    for (const { job } of this.#timers.splice(0).reverse()) job();
  }
}

/** Lets everything happen that waits for nothing. */
const settle = async () => {
  await new Promise((resolve) => setImmediate(resolve));
};

interface World {
  readonly file: Uint8Array;
  readonly cut: Cut;
  readonly platform: FakeUploadPlatform;
  readonly clock: TestClock;
  readonly upload: FileUpload;
}

/** An upload to a platform of a character, and what will befall its requests. */
function world(
  file: Uint8Array,
  eachSize: number,
  schedule: Schedule = [],
  character?: ConstructorParameters<typeof FakeUploadPlatform>[2],
  start?: UploadStart,
): World {
  const clock = new TestClock();
  const cut = { size: file.length, eachSize };
  const platform = new FakeUploadPlatform(schedule, clock.wait, character);
  const ports = { perform: platform.performer(file), timer: clock.wait, chance: () => 0.5 };
  return { file, cut, platform, clock, upload: new FileUpload(cut, ports, start) };
}

const OVER = ["done", "failed", "aborted"];
const phaseOf = ({ upload }: World) => upload.getSnapshot().at.phase;

/** What a person, a line or a machine that sleeps does meanwhile. */
const MEANWHILE = ["pause", "resume", "offline", "online", "sleep"] as const;
type Meanwhile = (typeof MEANWHILE)[number] | "nothing";

function meet({ upload, clock }: World, event: Meanwhile | undefined): void {
  if (event === "pause" || event === "resume") upload[event]();
  else if (event === "sleep") clock.leap();
  else if (event === "offline" || event === "online") upload.setOnline(event === "online");
  else if (event === undefined) {
    // In the end all is well.
    upload.setOnline(true);
    upload.resume();
  }
}

/** Goes on until the upload is over; a person who has to sign in again does so. */
async function toEnd(it: World, meanwhile: readonly Meanwhile[] = []): Promise<void> {
  for (let turns = 0; !OVER.includes(phaseOf(it)); turns += 1) {
    await settle();
    if (turns <= meanwhile.length && meanwhile.length > 0) meet(it, meanwhile[turns]);
    if (OVER.includes(phaseOf(it))) return;
    if (it.upload.getSnapshot().paused === "session") it.upload.resume();
    else if (!it.clock.tick() && turns > 500) throw new Error(`stands still while ${phaseOf(it)}`);
  }
}

async function run(it: World, meanwhile?: readonly Meanwhile[]): Promise<World> {
  it.upload.begin();
  await toEnd(it, meanwhile);
  return it;
}

/** The bytes that the person is told have been stored. */
const storedBy = ({ upload }: World): unknown => {
  const { at } = upload.getSnapshot();
  return at.phase === "done" ? at.stored.answer : at;
};

const bytes = (size: number) => Uint8Array.from({ length: size }, (_, index) => (index * 31 + 7) % 251);

it.each([0, 1, 7, 8, 9, 16, 100])(
  "a file of %i bytes is stored as it is, by chunks of 8 [UP-02]",
  async (size) => {
    const it = await run(world(bytes(size), 8));
    expect(storedBy(it)).toEqual(it.file);
    const chunks = size <= 8 ? 0 : chunkCount(it.cut);
    expect([...it.platform.received].sort((a, b) => a - b)).toEqual(
      Array.from({ length: chunks }, (_, n) => n + 1),
    );
  },
);

it("a file that the platform has is done at once [UP-01]", async () => {
  const it = world(bytes(40), 8);
  it.platform.files.push(it.file);
  await run(it);
  expect(storedBy(it)).toBe(it.file);
  expect(it.platform.received).toEqual([]);
});

it("only what the platform lacks is sent [UP-04]", async () => {
  const it = world(bytes(40), 8);
  [1, 2, 4].forEach((chunk) => it.platform.stage(it.file, it.cut, chunk));
  await run(it);
  expect(storedBy(it)).toEqual(it.file);
  expect([...it.platform.received].sort()).toEqual([3, 5]);
});

it("three chunks are on their way at once [UP-03]", async () => {
  const it = world(bytes(80), 8, ({ kind }) => (kind === "send" ? "slow" : "none"));
  it.upload.begin();
  await settle();
  expect(it.upload.getSnapshot()).toMatchObject({ at: { phase: "sending" }, sent: 3 * 8, size: 80 });
  await toEnd(it);
  expect(storedBy(it)).toEqual(it.file);
});

describe("an upload that is paused", () => {
  it("sends nothing until it goes on, and then only what is lacking [UP-03]", async () => {
    const it = world(bytes(80), 8, ({ kind }) => (kind === "send" ? "slow" : "none"));
    it.upload.begin();
    await settle();
    it.upload.pause();
    const before = [...it.platform.received];
    while (it.clock.tick()) await settle();
    // Those that were on their way.
    expect(it.platform.received).toEqual([...before, 1, 2, 3]);
    expect(it.upload.getSnapshot()).toMatchObject({ paused: "person", at: { phase: "sending" } });
    it.upload.resume();
    await toEnd(it);
    expect(storedBy(it)).toEqual(it.file);
    expect(new Set(it.platform.received).size).toBe(it.platform.received.length);
  });

  it("is over for good when it is aborted [UP-03]", async () => {
    const it = world(bytes(80), 8, ["none", "slow"]);
    it.upload.begin();
    await settle();
    it.upload.abort();
    it.upload.resume();
    it.upload.retry();
    while (it.clock.tick()) await settle();
    expect(phaseOf(it)).toBe("aborted");
    expect(it.platform.files).toEqual([]);
  });
});

it("waits without a network, however long, and goes on with it [MORE-05, UP-03]", async () => {
  let online = true;
  const it = world(bytes(80), 8, ({ kind }) => (!online ? "drop" : kind === "send" ? "slow" : "none"));
  it.upload.begin();
  await settle();
  online = false;
  it.upload.setOnline(false);
  while (it.clock.tick()) await settle();
  expect(it.upload.getSnapshot()).toMatchObject({ waiting: true, at: { phase: "sending" } });
  online = true;
  it.upload.setOnline(true);
  await toEnd(it);
  expect(storedBy(it)).toEqual(it.file);
});

describe("the error", () => {
  it.each([
    ["checkerror", "check", 40],
    ["uploaderror", "whole", 8],
    ["checkchunkerror", "ask", 40],
    ["uploadunkerror", "send", 40],
    ["chunkmerge", "merge", 40],
  ] as const)("is %s where %s is refused, or never answered [UP-06]", async (error, kind, size) => {
    for (const fault of ["quota", "drop"] as const) {
      const it = await run(world(bytes(size), 8, (request) => (request.kind === kind ? fault : "none")));
      const reason = fault === "quota" ? "refused" : "unreachable";
      expect(it.upload.getSnapshot().at).toMatchObject({ phase: "failed", failure: { error, reason } });
    }
  });

  it.each([
    ["file_type", true],
    ["too_large", true],
    ["quota", false],
  ])("says of %s whether it is final: %s [UP-03, UP-05]", async (code, final) => {
    const refusal = { fault: "refused", code, text: "not this file", missing: [] } as const;
    const it = world(bytes(8), 8);
    const ports = { perform: () => Promise.resolve(refusal), timer: it.clock.wait, chance: () => 0 };
    const upload = new FileUpload(it.cut, ports);
    upload.begin();
    await settle();
    const { at } = upload.getSnapshot();
    expect(at.phase === "failed" && (at.failure.final ?? false)).toBe(final);
  });

  it("is of the check where the file cannot be read any more [UP-06]", async () => {
    const it = world(bytes(8), 8);
    const ports = {
      perform: () => Promise.resolve({ fault: "unreadable" } as const),
      timer: it.clock.wait,
      chance: () => 0,
    };
    const upload = new FileUpload(it.cut, ports);
    upload.begin();
    await settle();
    expect(upload.getSnapshot().at).toMatchObject({
      phase: "failed",
      failure: { error: "checkerror", reason: "unreadable" },
    });
  });

  it("leaves what has arrived, for another try [UP-03, UP-06]", async () => {
    const it = await run(world(bytes(40), 8, ["none", "none", "none", "none", "quota"]));
    const before = it.platform.received.length;
    it.upload.retry();
    await toEnd(it);
    expect(storedBy(it)).toEqual(it.file);
    expect(it.platform.received).toHaveLength(5);
    expect(before).toBeGreaterThan(0);
  });
});

it("waits half a second before its next try, and twice as long after each further failure in a row [UP-03]", async () => {
  const it = world(bytes(8), 8, ["drop", "drop", "drop"]);
  const waits: number[] = [];
  const timer = (job: () => void, milliseconds: number) => {
    waits.push(milliseconds);
    return it.clock.wait(job, milliseconds);
  };
  const upload = new FileUpload(it.cut, { perform: it.platform.performer(it.file), timer, chance: () => 0 });
  await run({ ...it, upload });
  expect(waits).toEqual([500, 1_000, 2_000]);
});

it("needs neither React nor MUI, with all that it begins with [UP-10]", () => {
  const { files, packages } = importsAtOnce("src/upload/flow/queue/UploadQueue.ts");
  expect(files).toContain("src/upload/flow/step.ts");
  expect(packages.filter((name) => /^(react|react-dom|@mui|@emotion)(\/|$)/.test(name))).toEqual([]);
});

/** Two blocks of one MD5 (X. Wang, D. Feng, X. Lai, H. Yu: "Collisions for Hash Functions MD4, MD5, HAVAL-128 and RIPEMD", 2004). */
const COLLIDING = [
  "d131dd02c5e6eec4693d9a0698aff95c2fcab58712467eab4004583eb8fb7f8955ad340609f4b30283e488832571415a085125e8f7cdc99fd91dbdf280373c5bd8823e3156348f5bae6dacd436c919c6dd53e2b487da03fd02396306d248cda0e99f33420f577ee8ce54b67080a80d1ec69821bcb6a8839396f9652b6ff72a70",
  "d131dd02c5e6eec4693d9a0698aff95c2fcab50712467eab4004583eb8fb7f8955ad340609f4b30283e4888325f1415a085125e8f7cdc99fd91dbd7280373c5bd8823e3156348f5bae6dacd436c919c6dd53e23487da03fd02396306d248cda0e99f33420f577ee8ce54b67080280d1ec69821bcb6a8839396f965ab6ff72a70",
].map((hex) => new Uint8Array(Buffer.from(hex, "hex"))) as [Uint8Array, Uint8Array];

describe("two files of one MD5", () => {
  const [one, other] = COLLIDING;

  it("are not taken for each other where one of them is stored [REL-02, UP-01]", async () => {
    const it = world(other, 32);
    it.platform.files.push(one);
    await run(it);
    expect(storedBy(it)).toEqual(other);
    expect(it.platform.files).toEqual([one, other]);
  });

  it("are not taken for each other where all chunks of the other one have arrived [REL-02, UP-04]", async () => {
    const it = world(other, 32);
    [1, 2, 3, 4].forEach((chunk) => it.platform.stage(one, it.cut, chunk));
    await run(it);
    expect(storedBy(it)).toEqual(other);
  });
});

/** What ends by itself, or by signing in again. */
const PASSING = ["drop", "lost", "twice", "slow", "ghost", "broken", "busy", "page", "lapsed"] as const;
const files = fc.uint8Array({ maxLength: 60 });
const chunks = fc.integer({ min: 1, max: 9 });

it("whatever befalls its requests, an upload ends with the very bytes or with one named error [REL-02, UP-06]", async () => {
  await fc.assert(
    fc.asyncProperty(
      files,
      chunks,
      fc.array(fc.constantFrom<Fault>("none", ...FAULTS), { maxLength: 60 }),
      fc.boolean(),
      fc.boolean(),
      async (file, eachSize, schedule, checksChunks, tellsSha256) => {
        const it = await run(world(file, eachSize, schedule, { checksChunks, tellsSha256 }));
        const { at } = it.upload.getSnapshot();
        if (at.phase === "done") expect(at.stored.answer).toEqual(file);
        else
          expect(at).toMatchObject({
            phase: "failed",
            failure: { error: expect.stringMatching(/^(check|upload|chunk)/) as string },
          });
      },
    ),
    { numRuns: 500 },
  );
});

it("what passes by itself costs no upload [REL-02, UP-03]", async () => {
  await fc.assert(
    fc.asyncProperty(
      files,
      chunks,
      fc.array(fc.constantFrom<Fault>("none", ...PASSING), { maxLength: 10 }),
      fc.array(fc.constantFrom<Meanwhile>("nothing", ...MEANWHILE), { maxLength: 20 }),
      async (file, eachSize, schedule, meanwhile) => {
        expect(storedBy(await run(world(file, eachSize, schedule), meanwhile))).toEqual(file);
      },
    ),
    { numRuns: 300 },
  );
});

it("a small file that was damaged on its way is sent again [REL-02]", async () => {
  for (const fault of ["corrupt", "truncated"] as const) {
    const it = await run(world(bytes(8), 8, ["none", fault, fault]));
    expect(storedBy(it)).toEqual(it.file);
  }
});

describe("a file that does not stay as it was", () => {
  /** An upload whose file is another one from some request on: read as it is then, or not to be read any more. */
  const changing = (before: Uint8Array, after: Uint8Array | null, at: number, delivers: boolean) => {
    const it = world(before, 8, [], undefined, { delivers });
    const [first, then] = [before, after ?? before].map((file) => it.platform.performer(file));
    let requests = 0;
    const perform: UploadPorts["perform"] = (request, context) => {
      const isChanged = (requests += 1) > at;
      const reads = ["hash", "digest", "whole", "send"].includes(request.kind);
      if (isChanged && reads && after === null) return Promise.resolve({ fault: "unreadable" });
      return (isChanged ? then : first)?.(request, context) ?? Promise.reject(new Error("There are two."));
    };
    const ports = { perform, timer: it.clock.wait, chance: () => 0.5 };
    return { ...it, upload: new FileUpload(it.cut, ports, { delivers }) };
  };

  it("is stored as it was when it was hashed, or ends with a named error, whenever it changes [UP-06, REL-02]", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ minLength: 1, maxLength: 60 }),
        fc.option(fc.integer({ min: 0, max: 59 })),
        fc.integer({ min: 0, max: 30 }),
        fc.boolean(),
        async (before, place, at, delivers) => {
          const after =
            place === null
              ? null
              : before.map((byte, index) => (index === place % before.length ? byte ^ 1 : byte));
          const it = await run(changing(before, after, at, delivers));
          const { at: end, md5 } = it.upload.getSnapshot();
          if (end.phase === "failed") {
            expect(end.failure.error).toMatch(/^(check|upload|chunk)/);
            return;
          }
          const stored = storedBy(it) as Uint8Array;
          expect([before, after]).toContainEqual(stored);
          expect(md5).toBe(createHash("md5").update(stored).digest("hex"));
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each([
    ["checkerror", 0],
    ["uploadunkerror", 6],
  ] as const)("ends with %s where it is gone after %i requests [UP-06]", async (error, at) => {
    const it = await run(changing(bytes(80), null, at, false));
    expect(it.upload.getSnapshot().at).toMatchObject({
      phase: "failed",
      failure: { error, reason: "unreadable" },
    });
  });
});

it("a browser that has no SHA-256 takes the platform at its word, and sends nothing twice [UP-01, UP-04]", async () => {
  const it = world(bytes(40), 8);
  it.platform.files.push(it.file);
  const perform = it.platform.performer(it.file);
  const upload = new FileUpload(it.cut, {
    perform: (request, context) =>
      request.kind === "digest" ? Promise.resolve({ sha256: null }) : perform(request, context),
    timer: it.clock.wait,
    chance: () => 0,
  });
  upload.begin();
  await settle();
  expect(upload.getSnapshot().at).toMatchObject({ phase: "done" });
  expect(it.platform.received).toEqual([]);
});

describe("with the hash of an earlier run", () => {
  const withHash = (it: World, md5: string) => {
    const hashes: string[] = [];
    const perform = it.platform.performer(it.file);
    const upload = new FileUpload(
      it.cut,
      {
        perform: (request, context) => {
          if (request.kind === "hash") hashes.push(context.md5);
          return perform(request, context);
        },
        timer: it.clock.wait,
        chance: () => 0.5,
      },
      { md5 },
    );
    upload.begin();
    return { ...it, upload, hashes };
  };
  const md5Of = (file: Uint8Array) => createHash("md5").update(file).digest("hex");

  it("reads nothing to hash it, and sends what is lacking [UP-04]", async () => {
    const it = world(bytes(40), 8);
    it.platform.stage(it.file, it.cut, 1);
    it.platform.stage(it.file, it.cut, 2);
    const { upload, hashes } = withHash(it, md5Of(it.file));
    await toEnd({ ...it, upload });
    expect(upload.getSnapshot().at).toMatchObject({ phase: "done", stored: { answer: it.file } });
    expect(hashes).toEqual([]);
    expect([...it.platform.received].sort()).toEqual([3, 4, 5]);
  });

  it.each([
    ["the platform has that other file", 40, true],
    ["the platform has nothing of it", 40, false],
    ["it goes in one request", 8, false],
  ])("is hashed again where the file is another one by now: %s [UP-04, REL-02]", async (_, size, has) => {
    const it = world(bytes(size), 8);
    const other = Uint8Array.from(it.file, (byte) => byte ^ 1);
    if (has) it.platform.files.push(other);
    const { upload, hashes } = withHash(it, md5Of(other));
    await toEnd({ ...it, upload });
    expect(upload.getSnapshot()).toMatchObject({ at: { phase: "done" }, md5: md5Of(it.file) });
    expect(upload.getSnapshot().at).toMatchObject({ stored: { answer: it.file } });
    expect(hashes).toHaveLength(1);
  });
});

describe("for an application", () => {
  it("is done once the application has been told of the very file, whatever befalls the line [UP-10, REL-02]", async () => {
    await fc.assert(
      fc.asyncProperty(
        files,
        chunks,
        fc.array(fc.constantFrom<Fault>("none", ...PASSING), { maxLength: 12 }),
        async (file, eachSize, schedule) => {
          const it = world(file, eachSize, schedule, undefined, { delivers: true });
          await run(it);
          expect(it.upload.getSnapshot().at).toMatchObject({
            phase: "done",
            delivered: expect.any(Number) as number,
          });
          expect(it.platform.delivered.length).toBeGreaterThan(0);
          for (const told of it.platform.delivered) expect(told).toEqual(file);
        },
      ),
      { numRuns: 100 },
    );
  });

  it("fails by name where the application refuses it, and tells it again without the file [UP-06, UP-10]", async () => {
    const refusing = { now: true };
    const requests: string[] = [];
    const it = world(
      bytes(40),
      8,
      ({ kind }) => {
        requests.push(kind);
        return kind === "deliver" && refusing.now ? "quota" : "none";
      },
      undefined,
      { delivers: true },
    );
    await run(it);
    expect(it.upload.getSnapshot().at).toMatchObject({
      phase: "failed",
      failure: { error: "uploaderror", reason: "refused" },
    });
    refusing.now = false;
    requests.length = 0;
    it.upload.retry();
    await toEnd(it);
    expect(it.upload.getSnapshot().at).toMatchObject({ phase: "done", delivered: 1 });
    expect(requests).toEqual(["deliver"]);
  });

  it("is told by a later run of what an earlier one has stored [UP-04]", async () => {
    const stored = { answer: { id: "7" }, sha256: null };
    const it = world(bytes(40), 8, [], undefined, { delivers: true, stored });
    await run(it);
    expect(it.platform.delivered).toEqual([stored.answer]);
    expect(it.platform.received).toEqual([]);
    expect(it.upload.getSnapshot()).toMatchObject({ sent: 40, at: { phase: "done", stored } });
  });
});

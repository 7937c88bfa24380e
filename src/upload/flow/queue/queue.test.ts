import { FakeUploadPlatform, type Schedule } from "../../../../test/fakeUploadPlatform";
import { chunkLength } from "../../core/cut";
import type { UploadPorts } from "../ports";
import { UploadQueue, type QueuedFile } from "./UploadQueue";

const EACH = 64;

interface TestFile extends QueuedFile {
  readonly bytes: Uint8Array;
}

const fileOf = (id: string, size: number): TestFile => ({
  id,
  name: `${id}.bin`,
  size,
  bytes: Uint8Array.from({ length: size }, (_, place) => (place * 7 + id.charCodeAt(0)) % 251),
});

/** A queue whose requests end when the test lets them, in the order in which they were made. */
function world(schedule: Schedule = [], lanes = 3) {
  let now = 0;
  const timers: { readonly at: number; readonly job: () => void }[] = [];
  const timer = (job: () => void, milliseconds: number) => {
    const entry = { at: now + milliseconds, job };
    timers.push(entry);
    return () => void timers.splice(0, timers.length, ...timers.filter((other) => other !== entry));
  };
  const platform = new FakeUploadPlatform(schedule, timer);
  const carrying = { now: 0, most: 0, bytes: 0, mostBytes: 0, ids: [] as string[] };
  const perform = (file: TestFile): UploadPorts["perform"] => {
    const answer = platform.performer(file.bytes);
    return async (request, context) => {
      if (request.kind !== "send" && request.kind !== "whole") return answer(request, context);
      carrying.now += 1;
      carrying.most = Math.max(carrying.most, carrying.now);
      const length = request.kind === "send" ? chunkLength(context.cut, request.chunk) : file.size;
      carrying.bytes += length;
      carrying.mostBytes = Math.max(carrying.mostBytes, carrying.bytes);
      carrying.ids.push(file.id);
      await new Promise<void>((resolve) => timer(resolve, 100));
      carrying.now -= 1;
      carrying.bytes -= length;
      return answer(request, context);
    };
  };
  const queue = new UploadQueue<TestFile>(
    {
      cutOf: ({ size }) => ({ size, eachSize: EACH }),
      perform,
      timer,
      chance: () => 0.5,
      now: () => now,
    },
    { lanes },
  );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  /** Goes on until nothing is left to wait for. */
  const run = async (until: () => boolean = () => false) => {
    for (let turn = 0; turn < 20_000; turn += 1) {
      await settle();
      if (until()) return;
      const [next] = timers.sort((one, other) => one.at - other.at);
      if (!next) return;
      timers.shift();
      now = next.at;
      next.job();
    }
    throw new Error("it never comes to an end");
  };
  const phases = () => queue.getSnapshot().items.map(({ upload }) => upload.at.phase);
  return { queue, platform, carrying, run, phases };
}

it("sends every file of a queue, large and small and empty ones, through as many lanes as it may [UP-02, UP-03]", async () => {
  const { queue, platform, carrying, run, phases } = world();
  const files = [1_000, 10, 0, 64, 65, 700, 5].map((size, place) =>
    fileOf(String.fromCharCode(97 + place), size),
  );
  queue.add(files);
  await run();
  expect(new Set(phases())).toEqual(new Set(["done"]));
  expect(carrying.most).toBe(3);
  for (const { bytes } of files) expect(platform.files).toContainEqual(bytes);
  expect(queue.getSnapshot().totals).toMatchObject({ size: 1_844, sent: 1_844, left: 0, done: 7, going: 0 });
});

it("has no more on its way than its lanes carry, however large the files are [UP-03]", async () => {
  const { queue, carrying, run, phases } = world();
  queue.add([fileOf("a", 64 * 400), fileOf("b", 64 * 90), fileOf("c", 10)]);
  await run();
  expect(new Set(phases())).toEqual(new Set(["done"]));
  expect(carrying.mostBytes).toBe(3 * EACH);
});

it("sends a thousand small files that come at once, a few at a time, and each as it is [UP-02, UP-03, REL-02]", async () => {
  const { queue, platform, carrying, run, phases } = world();
  const files = Array.from({ length: 1_000 }, (_, place) => ({
    ...fileOf(`f${place}`, 0),
    size: 4,
    bytes: Uint8Array.of(place >> 8, place & 255, 7, 9),
  }));
  queue.add(files);
  await run();
  expect(new Set(phases())).toEqual(new Set(["done"]));
  expect(carrying.most).toBe(3);
  expect(new Set(platform.files.map((bytes) => bytes.join()))).toEqual(
    new Set(files.map(({ bytes }) => bytes.join())),
  );
  expect(queue.getSnapshot().totals).toMatchObject({ done: 1_000, failed: 0, left: 0 });
});

it("is done with one large file before the next one takes of its line, and with small ones beside it [UP-03]", async () => {
  const { queue, carrying, run } = world([], 2);
  queue.add([fileOf("a", 640), fileOf("b", 640), fileOf("c", 640)]);
  await run();
  const order = carrying.ids.join("");
  expect(order.indexOf("b")).toBeGreaterThanOrEqual(9);
  expect(order.indexOf("c")).toBeGreaterThanOrEqual(19);
});

it("hashes the next large file while one is sent [UP-01]", async () => {
  const { queue, run } = world();
  queue.add([fileOf("a", 6_400), fileOf("b", 6_400)]);
  await run(() => queue.getSnapshot().items[0]?.upload.at.phase === "sending");
  await run(() => queue.getSnapshot().items[1]?.upload.hashed === 6_400);
  expect(queue.getSnapshot().items[0]?.upload.at.phase).toBe("sending");
});

it("pauses, resumes and gives up one file or all, begun or not [UP-03]", async () => {
  const { queue, platform, run, phases } = world();
  const files = ["a", "b", "c", "d"].map((id) => fileOf(id, 640));
  queue.add(files);
  queue.pause("a");
  queue.pause("d");
  queue.abort("c");
  await run();
  expect(phases()).toEqual(["hashing", "done", "aborted", "hashing"]);
  expect(queue.getSnapshot().totals).toMatchObject({
    size: 1_920,
    sent: 640,
    paused: 2,
    done: 1,
    left: 0,
    moving: false,
  });
  queue.resume();
  await run();
  expect(phases()).toEqual(["done", "done", "aborted", "done"]);
  expect(platform.files).toHaveLength(3);
  queue.forget();
  expect(queue.getSnapshot().items).toEqual([]);
});

it("stops where the network ends, says so, and goes on with it [REL-02, MORE-05]", async () => {
  const { queue, run, phases } = world();
  queue.add([fileOf("a", 640), fileOf("b", 10)]);
  await run(() => queue.getSnapshot().items[0]?.upload.at.phase === "sending");
  queue.setOnline(false);
  queue.add([fileOf("c", 10)]);
  await run();
  expect(phases()[0]).toBe("sending");
  expect(queue.getSnapshot().items.map(({ upload }) => upload.waiting)).toContain(true);
  expect(queue.getSnapshot().totals.moving).toBe(false);
  queue.setOnline(true);
  await run();
  expect(new Set(phases())).toEqual(new Set(["done"]));
});

it("counts what failed, tries it again, and lets others pass meanwhile [UP-03, UP-06]", async () => {
  const refused = new Set(["a"]);
  const { queue, run, phases } = world((request) =>
    request.kind === "merge" && refused.size > 0 ? "quota" : "none",
  );
  queue.add([fileOf("a", 640), fileOf("b", 10)]);
  await run();
  expect(phases()).toEqual(["failed", "done"]);
  expect(queue.getSnapshot().totals).toMatchObject({ failed: 1, done: 1, going: 0 });
  refused.clear();
  queue.retry("a");
  await run();
  expect(phases()).toEqual(["done", "done"]);
});

it("takes the same file once, and tells of files that have not changed as the same [UP-10]", async () => {
  const { queue, run, platform } = world();
  const file = fileOf("a", 10);
  queue.add([file]);
  queue.add([file]);
  await run();
  expect(platform.files).toHaveLength(1);
  const [before] = queue.getSnapshot().items;
  queue.add([fileOf("b", 640)]);
  await run();
  expect(queue.getSnapshot().items[0]).toBe(before);
});

it("tells the speed and the time left of all that goes on [UP-05]", async () => {
  const { queue, run } = world([], 1);
  queue.add([fileOf("a", 64 * 40)]);
  await run(() => queue.getSnapshot().speed !== null);
  const { speed, secondsLeft } = queue.getSnapshot();
  expect(speed).toBeGreaterThan(300);
  expect(speed).toBeLessThan(1_500);
  expect(secondsLeft).toBeGreaterThan(0);
  await run();
  expect(queue.getSnapshot()).toMatchObject({ speed: null, secondsLeft: null });
});

it("does not take for speed what the platform had already [UP-04, UP-05]", async () => {
  const { queue, run } = world([], 1);
  const sentOf = (id: string) =>
    queue.getSnapshot().items.find(({ file }) => file.id === id)?.upload.sent ?? 0;
  queue.add([fileOf("a", 64 * 40)]);
  await run(() => sentOf("a") >= 64 * 30);
  queue.abort("a");
  queue.add([fileOf("again", 64 * 40)]);
  let fastest = 0;
  await run(() => {
    fastest = Math.max(fastest, queue.getSnapshot().speed ?? 0);
    return false;
  });
  expect(sentOf("again")).toBe(64 * 40);
  expect(fastest).toBeLessThan(1_500);
  const [, again] = queue.getSnapshot().items;
  expect(again?.upload.moved).toBeLessThanOrEqual(64 * 12);
});

it("begins nothing while all are paused or given up, and not all at once afterwards [UP-03]", async () => {
  const { queue, run, carrying } = world();
  queue.add(Array.from({ length: 30 }, (_, place) => fileOf(`f${place}`, 10)));
  const begun = () => queue.getSnapshot().items.filter((item) => item.begun).length;
  expect(begun()).toBe(6);
  queue.pause();
  await run();
  expect(begun()).toBe(6);
  queue.resume();
  expect(begun()).toBe(6);
  queue.abort();
  await run();
  expect(begun()).toBe(6);
  expect(carrying.ids).toEqual([]);
});

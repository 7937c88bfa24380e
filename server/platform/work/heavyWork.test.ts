import path from "node:path";
import type { echo, fail, hoard, leave, loop } from "../../testing/jobs";
import { until } from "../../../test/until";
import { createHeavyWork, type HeavyLimits, jobOf } from "./heavyWork";
import type { StartTimer } from "./startTimer";

jest.setTimeout(60_000);

const FILE = path.join(__dirname, "../../testing/jobs.ts");
const ECHO = jobOf<typeof echo>(FILE, "echo");
const LOOP = jobOf<typeof loop>(FILE, "loop");
const HOARD = jobOf<typeof hoard>(FILE, "hoard");
const FAIL = jobOf<typeof fail>(FILE, "fail");
const LEAVE = jobOf<typeof leave>(FILE, "leave");

/** Memory that a job finds as well. */
const shared = () => new Int32Array(new SharedArrayBuffer(4));

describe("heavy work", () => {
  const opened: ReturnType<typeof createHeavyWork>[] = [];
  afterEach(async () => {
    for (const work of opened.splice(0)) await work.close();
  });

  /** With a thread of its own, and times that pass only when the test says so. */
  function setUp(limits: Partial<HeavyLimits> = {}) {
    const timers = new Set<{ readonly milliseconds: number; readonly run: () => void }>();
    const timer: StartTimer = (run, milliseconds) => {
      const entry = { milliseconds, run };
      timers.add(entry);
      return () => timers.delete(entry);
    };
    const work = createHeavyWork({ waitMs: 1, runMs: 2, ...limits }, timer);
    opened.push(work);
    const endTime = () =>
      [...timers].filter(({ milliseconds }) => milliseconds === 2).forEach(({ run }) => run());
    return { work, endTime };
  }

  it("is done by another thread, out of its source [SEC-06]", async () => {
    const { work } = setUp();
    expect(await work.run(ECHO, "done", { path: ["a"] })).toBe("done!");
    expect(await work.run(ECHO, "and again", { path: ["a"] })).toBe("and again!");
  });

  it("reports why it failed, and runs the next piece [SEC-06]", async () => {
    const { work } = setUp();
    await expect(work.run(FAIL, "no such table", { path: ["a"] })).rejects.toThrow("no such table");
    await expect(work.run(LEAVE, undefined, { path: ["a"] })).rejects.toThrow();
    expect(await work.run(ECHO, "done", { path: ["a"] })).toBe("done!");
  });

  it("is ended when it goes on for too long, and the next piece gets a new thread [SEC-06]", async () => {
    const { work, endTime } = setUp();
    expect(await work.run(ECHO, "the thread runs", { path: ["a"] })).toBe("the thread runs!");
    const begun = shared();
    const endless = work.run(LOOP, begun, { path: ["a"] });
    const next = work.run(ECHO, "done", { path: ["b"] });
    await until(() => Atomics.load(begun, 0) === 1);
    endTime();
    await expect(endless).rejects.toMatchObject({ status: 503, code: "took_too_long" });
    expect(await next).toBe("done!");
  });

  it("is ended when its result is no longer wanted [SEC-06]", async () => {
    const { work } = setUp();
    const given = new AbortController();
    const endless = work.run(LOOP, shared(), { path: ["a"], given: given.signal });
    const next = work.run(ECHO, "done", { path: ["b"] });
    given.abort();
    await expect(endless).rejects.toMatchObject({ code: "given_up" });
    expect(await next).toBe("done!");
  });

  it("is ended when it takes too much memory, while the process lives on [SEC-06]", async () => {
    const { work } = setUp({ memoryMb: 48 });
    await expect(work.run(HOARD, undefined, { path: ["a"] })).rejects.toMatchObject({
      status: 413,
      code: "too_large",
    });
    expect(await work.run(ECHO, "done", { path: ["a"] })).toBe("done!");
  });

  it("is one piece at a time, and no more than two of one person's [SEC-06]", async () => {
    const { work } = setUp();
    const person = { path: ["a"] };
    const [first, second] = [work.run(ECHO, "1", person), work.run(ECHO, "2", person)];
    await expect(work.run(ECHO, "3", person)).rejects.toMatchObject({ status: 429, retryAfter: 5 });
    expect(await Promise.all([first, second, work.run(ECHO, "4", { path: ["b"] })])).toEqual([
      "1!",
      "2!",
      "4!",
    ]);
  });
});

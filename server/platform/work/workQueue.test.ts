import { Refusal, RetryLater } from "../envelope";
import type { StartTimer } from "./startTimer";
import { type WorkLimits, WorkQueue } from "./workQueue";

const LIMITS: WorkLimits = { running: 1, waiting: 3, waitMs: 1000, runMs: 500, retryAfter: 7 };

/** A queue with a clock that only the test moves, and work that ends when the test says so. */
function setUp(limits: Partial<WorkLimits> = {}) {
  let time = 0;
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  const timer: StartTimer = (run, milliseconds) => {
    const entry = { at: time + milliseconds, run };
    timers.add(entry);
    return () => timers.delete(entry);
  };
  const queue = new WorkQueue({ ...LIMITS, ...limits }, timer);
  const started: string[] = [];
  const stopped: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();

  /** What became of it: its own name as the result, or the refusal. */
  const run = (name: string, path = [name], given?: AbortSignal): Promise<string | Refusal> =>
    queue
      .run(
        path,
        (stop) => {
          started.push(name);
          stop.addEventListener("abort", () => stopped.push(name));
          return new Promise<string>((resolve, reject) => {
            ends.set(name, (error) => (error ? reject(error) : resolve(name)));
          });
        },
        given,
      )
      .catch((error: unknown) => {
        if (error instanceof Refusal) return error;
        throw error;
      });

  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    run,
    settle,
    started,
    stopped,
    timers,
    end: async (name: string, error?: Error) => {
      ends.get(name)?.(error);
      await settle();
    },
    pass: async (milliseconds: number) => {
      time += milliseconds;
      for (const entry of timers)
        if (entry.at <= time) {
          timers.delete(entry);
          entry.run();
        }
      await settle();
    },
  };
}

const said = async (answer: Promise<string | Refusal>) => {
  const refusal = await answer;
  if (!(refusal instanceof Refusal)) throw new Error("It was not refused.");
  const retryAfter = refusal instanceof RetryLater ? refusal.retryAfter : null;
  return { status: refusal.status, code: refusal.code, retryAfter };
};

it("does as much at once as it may, and the rest by turns [SEC-06]", async () => {
  const { run, settle, started, end } = setUp({ running: 2 });
  const all = [run("a1", ["a"]), run("a2", ["a"]), run("a3", ["a"]), run("b1", ["b"])];
  await settle();
  expect(started).toEqual(["a1", "a2"]);
  await end("a1");
  await end("a2");
  expect(started).toEqual(["a1", "a2", "a3", "b1"]);
  await end("a3");
  await end("b1");
  expect(await Promise.all(all)).toEqual(["a1", "a2", "a3", "b1"]);
});

it("goes on after work that failed, which the caller is told", async () => {
  const { run, settle, started, end } = setUp();
  const failing = run("a");
  const next = run("b");
  await settle();
  await Promise.all([expect(failing).rejects.toThrow("broken"), end("a", new Error("broken"))]);
  expect(started).toEqual(["a", "b"]);
  await end("b");
  expect(await next).toBe("b");
});

it("refuses with 503 and a time what is too much for it, the newest of the longest lane first [SEC-06]", async () => {
  const { run, settle, started, end } = setUp();
  void run("a1", ["a"]);
  void run("a2", ["a"]);
  void run("a3", ["a"]);
  const last = run("a4", ["a"]);
  await settle();
  const other = run("b1", ["b"]);
  expect(await said(last)).toEqual({ status: 503, code: "busy", retryAfter: 7 });
  expect(await said(run("a5", ["a"]))).toEqual({ status: 503, code: "busy", retryAfter: 7 });
  await end("a1");
  await end("a2");
  expect(started).toEqual(["a1", "a2", "b1"]);
  await end("b1");
  expect(await other).toBe("b1");
});

it("refuses with 429 and a time what is more than one lane may have, until that has less [SEC-06]", async () => {
  const { run, settle, end } = setUp({ perLane: 2 });
  const first = run("a1", ["a"]);
  void run("a2", ["a"]);
  expect(await said(run("a3", ["a"]))).toEqual({ status: 429, code: "still_working", retryAfter: 7 });
  const other = run("b1", ["b"]);
  await end("a1");
  expect(await first).toBe("a1");
  const again = run("a4", ["a"]);
  await settle();
  for (const name of ["a2", "b1", "a4"]) await end(name);
  expect(await Promise.all([other, again])).toEqual(["b1", "a4"]);
});

it("says in both languages when to come again [I18N-01]", async () => {
  const { run } = setUp({ waiting: 0, retryAfter: 1 });
  void run("a");
  const refusal = await run("b");
  expect(refusal).toMatchObject({
    message: "服务器繁忙，请在 1 秒后再试|||The server is busy, please try again in 1 second",
  });
});

it("refuses what has waited for too long [SEC-06]", async () => {
  const { run, settle, pass, started } = setUp({ runMs: 10_000 });
  void run("a");
  const late = run("b");
  await settle();
  await pass(999);
  await pass(1);
  expect(await said(late)).toEqual({ status: 503, code: "busy", retryAfter: 7 });
  expect(started).toEqual(["a"]);
});

it("stops what goes on for too long, and gives its place away only when it has ended [SEC-06]", async () => {
  const { run, settle, pass, end, started, stopped } = setUp();
  const long = run("a");
  const next = run("b");
  await settle();
  await pass(500);
  expect(await said(long)).toEqual({ status: 503, code: "took_too_long", retryAfter: 7 });
  expect(stopped).toEqual(["a"]);
  expect(started).toEqual(["a"]);
  await end("a", new Error("stopped"));
  expect(started).toEqual(["a", "b"]);
  await end("b");
  expect(await next).toBe("b");
});

it("drops work that is no longer wanted, waiting or running, and leaves no timer behind [SEC-06]", async () => {
  const { run, settle, end, started, stopped, timers } = setUp();
  const [atWork, waiting, before] = [new AbortController(), new AbortController(), new AbortController()];
  before.abort();
  const answers = [
    run("a", ["a"], atWork.signal),
    run("b", ["b"], waiting.signal),
    run("c", ["c"], before.signal),
  ];
  const last = run("d");
  await settle();
  waiting.abort();
  atWork.abort();
  for (const answer of answers) expect(await said(answer)).toMatchObject({ code: "given_up" });
  expect(stopped).toEqual(["a"]);
  await end("a", new Error("stopped"));
  expect(started).toEqual(["a", "d"]);
  await end("d");
  expect(await last).toBe("d");
  expect(timers.size).toBe(0);
});

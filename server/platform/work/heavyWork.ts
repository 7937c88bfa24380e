import path from "node:path";
import Piscina from "piscina";
import { Refusal } from "../envelope";
import type { StartTimer } from "./startTimer";
import { type WorkLimits, WorkQueue } from "./workQueue";

/** A function of one argument that runs in the worker; both that and its result must be fit to be sent there and back. */
type WorkFunction = (input: never) => Promise<unknown>;
type Result<F extends WorkFunction> = F extends (input: never) => Promise<infer R> ? R : never;

/** Such a function, as the worker finds it: the file that exports it, and its name there. */
export interface Job<F extends WorkFunction> {
  readonly file: string;
  readonly name: string;
  /** Only for the compiler. */
  readonly type?: F;
}

/** Names a function as a job, so that the process itself need not load it. */
export const jobOf = <F extends WorkFunction>(file: string, name: string): Job<F> => ({ file, name });

/** Who has the work done, and for how long it is wanted. */
export interface Client {
  /** The queue is fair to these names: a person's id. */
  readonly path: readonly string[];
  /** Aborted when the answer is no longer wanted. */
  readonly given?: AbortSignal | undefined;
}

/** What the work may take. Memory is that of JavaScript's objects, in megabytes. */
export interface HeavyLimits extends WorkLimits {
  readonly memoryMb: number;
  /** How long the thread is kept with nothing to do, milliseconds. */
  readonly idleMs: number;
  /** By how much the thread's priority is lower than the process's; only Linux has priorities by thread. */
  readonly niceness: number;
}

/** Lets Node load TypeScript. */
const TYPESCRIPT = path.join(__dirname, "../../../scripts/lib/typescript.cjs");

const LIMITS: HeavyLimits = {
  running: 1,
  waiting: 12,
  perLane: 2,
  waitMs: 60_000,
  runMs: 30_000,
  retryAfter: 5,
  memoryMb: 256,
  idleMs: 60_000,
  niceness: 10,
};

const tooMuchMemory = () =>
  new Refusal(413, "内容过大，无法处理|||This is too large to be handled", "too_large");

const isOutOfMemory = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

/**
 * Work that takes long, done by a thread of its own, one piece after the other. A piece that goes on for too long, takes
 * too much memory or is no longer wanted ends with its thread, and the next one gets a new thread [SEC-06].
 */
export function createHeavyWork(limits: Partial<HeavyLimits> = {}, timer?: StartTimer) {
  const all = { ...LIMITS, ...limits };
  const queue = new WorkQueue(all, timer);
  let pool: Piscina | undefined;

  const openPool = (): Piscina => {
    const opened = new Piscina({
      minThreads: 0,
      maxThreads: all.running,
      idleTimeout: all.idleMs,
      niceIncrement: process.platform === "linux" ? all.niceness : 0,
      // The thread reads the same TypeScript as the process, whatever loads that there.
      execArgv: ["--require", TYPESCRIPT],
      resourceLimits: { maxOldGenerationSizeMb: all.memoryMb },
      recordTiming: false,
    });
    // A thread that fails between two pieces of work is replaced; without a listener it would end the process.
    opened.on("error", () => undefined);
    return opened;
  };

  /** Has a job done; rejects with a `Refusal` where it cannot be, or with what it threw. */
  const run = <F extends WorkFunction>(
    { file, name }: Job<F>,
    input: Parameters<F>[0],
    { path, given }: Client,
  ): Promise<Result<F>> =>
    queue.run(
      path,
      async (signal) => {
        pool ??= openPool();
        try {
          return (await pool.run(input, { filename: file, name, signal })) as Result<F>;
        } catch (error) {
          throw isOutOfMemory(error) ? tooMuchMemory() : error;
        }
      },
      given,
    );

  /** Ends the thread, and with it what goes on there. */
  const close = async (): Promise<void> => {
    await pool?.destroy();
  };

  return { run, close };
}

/** The thread for heavy work, as handlers use it. */
export type HeavyWork = ReturnType<typeof createHeavyWork>;

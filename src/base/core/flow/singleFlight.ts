/**
 * Runs a job at most once at a time: callers during a run get the same promise, made for the argument of
 * the first.
 */
export function singleFlight<A, T>(job: (argument: A) => Promise<T>): (argument: A) => Promise<T> {
  let running: Promise<T> | null = null;
  return (argument) => {
    running ??= job(argument).finally(() => {
      running = null;
    });
    return running;
  };
}

/** Runs a job at most once ever; later callers get the first result. */
export function once<T>(job: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: job() }).value;
}

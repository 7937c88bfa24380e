/** Files of one chunk that are on their way at once: their requests are short, and most of their time is waiting. */
const SMALL_AT_ONCE = 6;
/** Larger files at once: one is sent while the next one is hashed. */
const LARGE_AT_ONCE = 2;

/** What decides when a file of the queue begins. */
export interface Scheduled {
  readonly id: string;
  /** Whether it goes in one request. */
  readonly small: boolean;
  /** Waiting for its turn, on its way, or neither: paused, or over. */
  readonly stage: "waiting" | "going" | "still";
}

/**
 * The files that begin now, in the queue's order. A large file that has to wait does not hold up small ones behind it: they go
 * beside it [UP-03].
 */
export function startable(queue: readonly Scheduled[]): readonly string[] {
  const roomFor = (small: boolean) =>
    (small ? SMALL_AT_ONCE : LARGE_AT_ONCE) -
    queue.filter((file) => file.stage === "going" && file.small === small).length;
  const beginning = (small: boolean) =>
    queue
      .filter((file) => file.stage === "waiting" && file.small === small)
      .slice(0, Math.max(0, roomFor(small)))
      .map(({ id }) => id);
  const begin = new Set([...beginning(true), ...beginning(false)]);
  return queue.filter(({ id }) => begin.has(id)).map(({ id }) => id);
}

/** Work for the thread that the tests of `createHeavyWork` give it. */

/** Answers what it is given, from which thread. */
export const echo = (text: string): Promise<string> => Promise.resolve(`${text}!`);

/** Never ends; says in memory that both threads share that it has begun. */
export function loop(begun: Int32Array): Promise<never> {
  Atomics.store(begun, 0, 1);
  for (;;) Math.sqrt(2);
}

/** Takes all the memory there is. */
export function hoard(): Promise<never> {
  const kept: string[][] = [];
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => `${kept.length} ${index}`));
}

/** Fails. */
export const fail = (reason: string): Promise<never> => Promise.reject(new Error(reason));

/** Ends the thread. */
export const leave = (): Promise<never> => process.exit(3);

/** Work for the thread that the tests of `createHeavyWork` give it. */

/** Answers what it is given, from which thread. */
export const echo = (text: string): Promise<string> => Promise.resolve(`${text}!`);

/** Never ends. */
export function loop(): Promise<never> {
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

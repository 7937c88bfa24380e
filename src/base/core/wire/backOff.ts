/** The first pause after a failure, milliseconds. */
const FIRST_PAUSE = 500;
/** The longest pause, milliseconds. */
export const LONGEST_PAUSE = 30_000;

/**
 * How long to wait after so many failures in a row, milliseconds: twice as long each time, and by chance up to half less, so that
 * a school's computers do not all come back in one moment (AWS Architecture Blog, "Exponential Backoff And Jitter"). A platform
 * that says when is taken at its word. `chance` lies between 0 and 1 [UP-03].
 */
export function pauseAfter(failures: number, asked: number | null, chance: number): number {
  const longest = Math.min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE);
  return Math.round(Math.max(longest * (1 - chance / 2), asked ?? 0));
}

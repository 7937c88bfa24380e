import { AT_ONCE } from "./useGradually";

/** How many tiles each of several grids, one below the other, draws at once: the first ones as many as a page does in all. */
export const beginsOf = (counts: readonly number[]): readonly number[] =>
  counts.map((_, place) => {
    const before = counts.slice(0, place).reduce((sum, count) => sum + count, 0);
    return Math.max(0, AT_ONCE - before);
  });

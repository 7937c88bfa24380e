/** A measured figure: what it is, what it came to, and what is wanted. */
export interface Figure {
  readonly name: string;
  readonly measured: string;
  readonly wanted: string;
  readonly ok: boolean;
}

/** Takes figures as they come. */
export type Tell = (figure: Figure) => void;

/** What is wanted of a figure that is told for comparison. */
export const NO_GOAL = "(no goal)";

/** A figure of milliseconds that is to be at most so many. */
export const timeFigure = (name: string, milliseconds: number, most: number, detail = ""): Figure => ({
  name,
  measured: `${milliseconds.toFixed(milliseconds < 100 ? 1 : 0)} ms${detail && `, ${detail}`}`,
  wanted: `≤ ${most} ms`,
  ok: milliseconds <= most,
});

/** The value below which a part of the values lie, from 0 to 1; NaN without any. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

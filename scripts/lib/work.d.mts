/** A test with the seconds it took. */
export interface Timed {
  readonly title: string;
  readonly seconds: number;
}
type Counts = Readonly<Record<string, number>>;

export function workIn(text: string): Counts;
export function overBudget(
  counts: Counts,
  budget?: Counts,
  eachApplication?: Counts,
): readonly { readonly title: string; readonly reason: string }[];
export function jestTimes(report: object): readonly Timed[];
export function playwrightTimes(report: object): readonly Timed[];
export function slowest(times: readonly Timed[], count?: number): readonly Timed[];

/** A test that failed or was left out, and why. */
export interface Listed {
  readonly title: string;
  readonly reason: string | null;
}

export function jestFailures(report: object): readonly Listed[];
export function jestLeftOut(report: object): readonly Listed[];
export function playwrightFailures(report: object): readonly Listed[];
export function playwrightLeftOut(report: object): readonly Listed[];

/** Of the tests that were left out, those that count as failed; `environment` says whether this is CI. */
export function judgeLeftOut(
  leftOut: readonly Listed[],
  environment?: Readonly<Record<string, string | undefined>>,
): { readonly inVain: readonly Listed[]; readonly withReason: readonly Listed[] };

/** The line with which a run of tests ends. */
export function lastLine(total: {
  readonly passed: number;
  readonly failed: number;
  readonly leftOut: readonly unknown[];
}): string;

/** Counts of a part of the run. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Listed[];
}

/** Counts of a runner that ended with `code`; `read` returns those of its report, and throws if it left none. */
export function counted(code: number, read: () => Counts): Counts;

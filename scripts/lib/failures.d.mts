/** A test that failed or was left out, and why. */
export interface Told {
  readonly title: string;
  readonly reason: string | null;
}

export function jestFailures(report: object): readonly Told[];
export function jestLeftOut(report: object): readonly Told[];
export function playwrightFailures(report: object): readonly Told[];
export function playwrightLeftOut(report: object): readonly Told[];

/** Of the tests that were left out, those that count as failed; `environment` says whether this is CI. */
export function judgeLeftOut(
  leftOut: readonly Told[],
  environment?: Readonly<Record<string, string | undefined>>,
): { readonly inVain: readonly Told[]; readonly withReason: readonly Told[] };

/** The line with which a run of tests ends. */
export function lastLine(total: {
  readonly passed: number;
  readonly failed: number;
  readonly leftOut: readonly unknown[];
}): string;

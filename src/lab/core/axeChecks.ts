import type { Found } from "./report";

/** A broken rule, as axe names it. */
export interface AxeViolation {
  readonly id: string;
  readonly impact: string;
  readonly help: string;
  readonly count: number;
  /** The first element, as the selector that finds it. */
  readonly target: string;
}

/** What axe found in one scheme; null where the pane was too large, or the code of axe did not come. */
export interface AxeRun {
  readonly scheme: "light" | "dark";
  readonly violations: readonly AxeViolation[] | null;
}

const IMPACTS: readonly string[] = ["minor", "moderate", "serious", "critical"];

/** The findings of axe, each rule once for each scheme. */
export const axeChecks = (runs: readonly AxeRun[]): readonly Found[] =>
  runs.flatMap(({ scheme, violations }): Found[] => {
    if (!violations) return [{ status: "fail", check: "axeSkipped", key: "axe", values: { scheme } }];
    if (violations.length === 0)
      return [{ status: "pass", check: "axeClean", key: "axe", values: { scheme } }];
    return violations.map(({ id, impact, help, count, target }) => ({
      status: "fail",
      check: "axe",
      key: id,
      values: { scheme, impact: IMPACTS.includes(impact) ? impact : "moderate", count },
      detail: `${help} – ${target}`,
    }));
  });

/** What webpack's runtime says of a shared package that does not fit, with the package and both versions in it. */
const UNFIT = [
  /Unsatisfied version (?<given>\S+) from .* of shared singleton module (?<name>\S+) \(required (?<wanted>.+)\)/,
  /No satisfying version \((?<wanted>[^)]+)\).* of shared module (?<name>\S+) found in shared scope \S+\s+Available versions: (?<given>.*)/,
  /Shared module (?<name>\S+) doesn't exist in shared scope/,
];

/** Longer messages are read no further: whatever a remote throws comes here. */
const LONGEST = 2000;

/**
 * Names the package that a sub-application was built for in another version than the page has, as
 * `react: ^18.3.1 ≠ 19.3.1`; null for any other error.
 */
export function versionFaultOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const message = error.message.slice(0, LONGEST);
  const match = UNFIT.map((pattern) => pattern.exec(message)).find((found) => found !== null);
  if (!match?.groups) return null;
  const { name, wanted = "?", given = "-" } = match.groups;
  return `${name}: ${wanted} ≠ ${given}`;
}

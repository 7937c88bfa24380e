/** The names of powers of a thousand, the largest first [I18N-04]. */
const UNITS = [
  { size: 1e18, sign: "E" },
  { size: 1e15, sign: "P" },
  { size: 1e12, sign: "T" },
  { size: 1e9, sign: "G" },
  { size: 1e6, sign: "M" },
  { size: 1e3, sign: "k" },
] as const;

const ONE = { size: 1, sign: "" };

/** Halves go away from nought; multiplied first where that is exact, so that 1150 is 1.2k and not 1.1k. */
function rounded(size: number, unit: number, digits: number): number {
  const scale = 10 ** digits;
  return Math.round(unit >= scale ? size / (unit / scale) : (size / unit) * scale) / scale;
}

/**
 * A number short enough for a badge or a card: from a thousand on in k, M, G, T, P and E with at most `digits` places
 * behind the point and no noughts at the end. What would round to a thousand of one unit is one of the next: 999,950
 * is 1M. What is no finite number is written as nothing.
 */
export function abbreviate(value: number, digits = 1): string {
  if (!Number.isFinite(value)) return "";
  const size = Math.abs(value);
  const reaches = (unit: number) => size >= unit || rounded(size, unit / 1000, digits) >= 1000;
  const unit = UNITS.find((candidate) => reaches(candidate.size)) ?? ONE;
  const short = rounded(size, unit.size, digits);
  return `${value < 0 && short !== 0 ? "-" : ""}${String(short)}${unit.sign}`;
}

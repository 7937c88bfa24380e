/** A number with a unit of `Intl.NumberFormat`. */
export interface Amount {
  readonly value: number;
  readonly unit: "byte" | "kilobyte" | "megabyte" | "gigabyte" | "second" | "minute" | "hour";
}

const SIZES = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** Bytes in the unit that keeps the number below a thousand, as people's devices count: 1 kB is 1,000 bytes. */
export function sizeAmount(bytes: number): Amount {
  const step = Math.min(SIZES.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return { value: bytes / 1_000 ** step, unit: SIZES[step] ?? "byte" };
}

/** Seconds in the largest unit of which there is at least one and a half; hours to the half. */
export function timeAmount(seconds: number): Amount {
  if (seconds < 90) return { value: seconds, unit: "second" };
  if (seconds < 5_400) return { value: Math.round(seconds / 60), unit: "minute" };
  return { value: Math.round(seconds / 1_800) / 2, unit: "hour" };
}

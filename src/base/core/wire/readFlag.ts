import { textOf } from "./read";

/** A yes or no of the wire, perhaps written as 1 or 0, Y or N, or as text; or `otherwise`. */
export const flagOf = <T>(value: unknown, otherwise: T): boolean | T => {
  const word = typeof value === "boolean" ? String(value) : textOf(value);
  return /^(true|yes|y|1)$/i.test(word) || (/^(false|no|n|0)$/i.test(word) ? false : otherwise);
};

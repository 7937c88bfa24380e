import { isPlainObject } from "./isPlainObject";

// What the platform means is read wherever only one reading is possible: a number, a flag or JSON that comes as text, a
// list that is null. What can be read in no way gives what the caller says.

/** A text of the wire without the white space around it; a number counts as its digits, anything else as no text. */
export const textOf = (value: unknown): string =>
  typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";

/** A number of the wire, perhaps written as text, or `otherwise`. */
export const numberOf = <T>(value: unknown, otherwise: T): number | T =>
  /^-?\d+(\.\d+)?$/.test(textOf(value)) ? Number(value) : otherwise;

/** A list of the wire, perhaps as JSON text; what is none has no entries. */
export const listOf = (value: unknown): readonly unknown[] => {
  const list = parsed(value);
  return Array.isArray(list) ? list : [];
};

/** An object of the wire, perhaps as JSON text; what is none has no fields. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> => {
  const record = parsed(value);
  return isPlainObject(record) ? record : {};
};

/** What JSON text says; anything else, and text that is no JSON, as it is. */
export function parsed(value: unknown): unknown {
  try {
    return typeof value === "string" ? (JSON.parse(value) as unknown) : value;
  } catch {
    return value;
  }
}

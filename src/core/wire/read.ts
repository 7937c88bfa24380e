/** A text of the wire without the white space around it; numbers are sent where texts are meant, and count as such. */
export const textOf = (value: unknown): string =>
  typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";

/** A number of the wire, or what stands for one where there is none. */
export const numberOf = (value: unknown, otherwise: number): number =>
  typeof value === "number" ? value : otherwise;

/** A list of the wire; whatever is none has no entries. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What JSON text says; anything else, and text that is no JSON, as it is. */
export function parsed(value: unknown): unknown {
  try {
    return typeof value === "string" ? (JSON.parse(value) as unknown) : value;
  } catch {
    return value;
  }
}

import type { Limits } from "../settings/limits";

/** How deep a JSON text may be, and how many values it may have. */
export type JsonBounds = Pick<Limits, "jsonDepth" | "jsonValues">;

/** Whether a JSON text is nested too deep or has too many values to be made into objects. Strings are skipped. */
export function isBeyond(text: string, { jsonDepth, jsonValues }: JsonBounds): boolean {
  let depth = 0;
  let values = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isString) {
      if (character === "\\") at += 1;
      else if (character === '"') isString = false;
    } else if (character === '"') isString = true;
    else if (character === ",") values += 1;
    else if (character === "[" || character === "{") {
      depth += 1;
      values += 1;
    } else if (character === "]" || character === "}") depth -= 1;
    if (depth > jsonDepth || values > jsonValues) return true;
  }
  return false;
}

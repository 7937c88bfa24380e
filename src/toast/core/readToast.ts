import { isPlainObject } from "../../base/core/wire/isPlainObject";
import { SEVERITIES, type Toast, type Text } from "../../base/core/wire/text";

const IMPORTANCES = [1, 2, 3, 4, 5] as const;

/** Words of a catalogue or of another author; null for what is none. */
export function readText(value: unknown): Text | null {
  if (typeof value === "string") return value.trim() ? value : null;
  if (!isPlainObject(value) || typeof value["id"] !== "string" || value["id"] === "") return null;
  const { id, values } = value;
  if (!isPlainObject(values)) return { id };
  const plain = Object.entries(values).filter(([, each]) => ["string", "number"].includes(typeof each));
  return { id, values: Object.fromEntries(plain) as Record<string, string | number> };
}

/**
 * A toast as a sub-application hands it over, whose code no compiler of ours has seen: what is not part of a toast or
 * of the wrong type is left out, and one without words is null [VIEW-05].
 */
export function readToast(value: unknown): Toast | null {
  if (!isPlainObject(value)) return null;
  const text = readText(value["text"]);
  if (text === null) return null;
  const { duration, answer } = value;
  const importance = IMPORTANCES.find((known) => known === value["importance"]);
  return {
    severity: SEVERITIES.find((known) => known === value["severity"]) ?? "info",
    text,
    ...(typeof duration === "number" && duration >= 0 && { duration }),
    ...(importance !== undefined && { importance }),
    ...(answer === true && { answer }),
  };
}

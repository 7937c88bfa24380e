import type { GuestCard } from "../../base/core/apps/guests";
import { isInnerPlace } from "../../base/core/apps/viewportAddress";
import { isPlainObject } from "../../base/core/wire/isPlainObject";
import { listOf, parsed, recordOf, textOf } from "../../base/core/wire/read";

/** One row of a desktop card. */
export interface CardRow {
  readonly id: string;
  /** The platform's words, which may be bilingual. */
  readonly title: string;
  /** Empty where no sender is named. */
  readonly from: string;
  /** As the platform wrote it; empty when it did not say. `readDateTime` reads it by the school's clock. */
  readonly time: string;
  /** The place inside the application that shows it; empty = the start. */
  readonly at: string;
}

/** A pattern such as `/?notice={id}` with the fields of a row; empty where a field is missing or the result is no place. */
function placeOf(pattern: string | null, fields: Readonly<Record<string, unknown>>): string {
  const names = [...(pattern ?? "").matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  if (names.some((name) => textOf(fields[name]) === "")) return "";
  const at = (pattern ?? "").replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(textOf(fields[name]).replace(/\p{Cs}/gu, "")),
  );
  return isInnerPlace(at) ? at : "";
}

/** The rows of a page as the platform sends it, by the fields that a card shows; what has no id or title is no row. */
export function readCardRows(wire: unknown, row: GuestCard["row"]): readonly CardRow[] {
  return listOf(recordOf(wire).list)
    .map(parsed)
    .filter(isPlainObject)
    .map((fields) => ({
      id: textOf(fields.id),
      title: textOf(fields[row.title]),
      from: row.from === null ? "" : textOf(fields[row.from]),
      time: textOf(fields[row.time]),
      at: placeOf(row.at, fields),
    }))
    .filter(({ id, title }) => id !== "" && title !== "");
}

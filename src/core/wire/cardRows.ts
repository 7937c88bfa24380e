import { readDateTime } from "../date/readDateTime";
import type { GuestCard } from "../menu/guests";
import { isPlainObject } from "./isPlainObject";
import { listOf, parsed, recordOf, textOf } from "./read";

/** One row of a desktop card. */
export interface CardRow {
  readonly id: string;
  /** The platform's words, which may be bilingual. */
  readonly title: string;
  readonly from: string;
  /** In milliseconds since 1970; null when the platform did not say. */
  readonly time: number | null;
}

/**
 * The rows of a page as the platform sends it, by the fields that a card shows. Dates show the clock of the platform's time
 * zone; what has no id or title is no row [I18N-04].
 */
export function readCardRows(wire: unknown, row: GuestCard["row"], zone: string): readonly CardRow[] {
  return listOf(recordOf(wire).list)
    .map(parsed)
    .filter(isPlainObject)
    .map((fields) => ({
      id: textOf(fields.id),
      title: textOf(fields[row.title]),
      from: textOf(fields[row.from]),
      time: readDateTime(fields[row.time], zone),
    }))
    .filter(({ id, title }) => id !== "" && title !== "");
}

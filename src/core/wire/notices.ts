import { readDateTime } from "../date/readDateTime";
import { isPlainObject } from "./isPlainObject";
import { listOf, parsed, recordOf, textOf } from "./read";

/** One notice as lists show it. */
export interface NoticeLine {
  readonly id: string;
  /** The platform's words, which may be bilingual. */
  readonly title: string;
  readonly from: string;
  /** When it was published, in milliseconds since 1970; null when the platform did not say. */
  readonly time: number | null;
}

/**
 * A page of notices as the platform sends it, whose dates show the clock of its time zone; what has no id or title is no
 * notice [I18N-04].
 */
export function readNotices(wire: unknown, zone: string): readonly NoticeLine[] {
  return listOf(recordOf(wire).list)
    .map(parsed)
    .filter(isPlainObject)
    .map(({ id, title, author, publishedAt }) => ({
      id: textOf(id),
      title: textOf(title),
      from: textOf(author),
      time: readDateTime(publishedAt, zone),
    }))
    .filter((notice) => notice.id !== "" && notice.title !== "");
}

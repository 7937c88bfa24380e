import { isInnerPlace } from "../../base/core/apps/viewportAddress";
import { listOf, recordOf, textOf } from "../../base/core/wire/read";

/** Something that an application has found. Words may be bilingual. */
export interface SearchItem {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** The part of its text that was found; empty where it was found by something else. */
  readonly text: string;
  /** The place inside that shows it; empty = the start. */
  readonly at: string;
}

/** What an application answers to a search, at most so many; what has no id or title is left out [VIEW-09]. */
export const readSearchItems = (wire: unknown, most: number): readonly SearchItem[] =>
  listOf(recordOf(wire).items)
    .map(recordOf)
    .map(({ id, title, detail, text, at }) => ({
      id: textOf(id),
      title: textOf(title),
      detail: textOf(detail),
      text: textOf(text),
      at: isInnerPlace(at) ? at : "",
    }))
    .filter(({ id, title }) => id !== "" && title !== "")
    .slice(0, most);

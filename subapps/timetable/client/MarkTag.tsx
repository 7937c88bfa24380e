import { MARK_LOOKS } from "./marks";
import { Tag } from "./Tag";
import type { Mark } from "./timetable";
import { useTimetableWords } from "./words";

/** What has changed about a lesson: a glyph and its word. */
export function MarkTag({ mark }: { readonly mark: Exclude<Mark, "none"> }) {
  const words = useTimetableWords();
  const { word, ...look } = MARK_LOOKS[mark];
  return <Tag {...look}>{words(word)}</Tag>;
}

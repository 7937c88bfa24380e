import { rangeOf } from "../../../server/platform/module";

const BETWEEN_LANGUAGES = "|||";
/** As many units of a string before what is looked for, and from there on. */
const BEFORE = 60;
const AFTER = 140;

/** The part of a text of one language around these words; null where it has them not. */
function around(text: string, words: string): string | null {
  const found = rangeOf(text, words);
  if (!found) return null;
  const [at] = found;
  const from = Math.max(0, at - BEFORE);
  const to = at + AFTER;
  const isCut = { before: from > 0, after: to < text.length };
  // Without half a word or half a character where it was cut.
  const part = text.slice(from, to).replace(/\p{Cs}/gu, "");
  const begun = isCut.before ? part.replace(/^[^\s\p{Script=Han}]+\s/u, "") : part;
  const ended = isCut.after ? begun.replace(/\s[^\s\p{Script=Han}]+$/u, "") : begun;
  return `${isCut.before ? "…" : ""}${ended.trim()}${isCut.after ? "…" : ""}`;
}

/** The part of a notice's text around words of a search, in each language that has them; undefined where none has [DESK-10]. */
export function aroundWords(content: string, words: string): string | undefined {
  const parts = content.split(BETWEEN_LANGUAGES).flatMap((text) => around(text, words) ?? []);
  return parts.length > 0 ? parts.join(BETWEEN_LANGUAGES) : undefined;
}

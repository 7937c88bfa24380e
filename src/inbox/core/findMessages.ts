import { createFinder, type Findable, type Finder } from "../../search/core/finder";
import type { PinyinMatch } from "../../search/core/match";
import type { Message } from "./readInbox";
import { resolveBilingual } from "../../base/core/wire/text";

/** As many as a search shows; who looks for more opens the message centre. */
export const MOST_FOUND = 5;

/** As many of the first messages are found by pinyin too: a page stands still while it reads whole sentences so. */
const MOST_BY_PINYIN = 300;

interface FindableMessage extends Findable {
  readonly message: Message;
}

/** Both languages of a text, each once. */
const bothOf = (text: string): readonly string[] => [
  ...new Set([resolveBilingual(text, "zh-CN"), resolveBilingual(text, "en")]),
];

interface Prepared {
  readonly pinyin: PinyinMatch | null;
  readonly finders: readonly Finder<FindableMessage>[];
}

/** Of each list that was searched: people type letter by letter, and thousands of messages may wait. */
const prepared = new WeakMap<readonly Message[], Prepared>();

function findersOf(
  messages: readonly Message[],
  pinyin: PinyinMatch | null,
): readonly Finder<FindableMessage>[] {
  const known = prepared.get(messages);
  if (known?.pinyin === pinyin) return known.finders;
  const items = messages.map((message, order): FindableMessage => {
    const [title = "", ...others] = bothOf(message.title);
    return { message, title, others, keys: bothOf(message.module), order };
  });
  const finders = [
    createFinder(items.slice(0, MOST_BY_PINYIN), pinyin),
    createFinder(items.slice(MOST_BY_PINYIN), null),
  ];
  prepared.set(messages, { pinyin, finders });
  return finders;
}

/** The messages whose words fit what was typed, or those of the place they come from; the best first [DESK-10, MSG-01]. */
export function findMessages(
  messages: readonly Message[],
  query: string,
  pinyin: PinyinMatch | null,
): readonly Message[] {
  return findersOf(messages, pinyin)
    .flatMap((finder) => finder.find(query))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST_FOUND)
    .map(({ item }) => item.message);
}

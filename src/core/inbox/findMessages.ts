import { createFinder, type Findable } from "../search/finder";
import type { PinyinMatch } from "../search/match";
import type { Message } from "../wire/inbox";
import { resolveBilingual } from "../wire/text";

/** As many as a search shows; who looks for more opens the message centre. */
const MOST = 5;

interface FindableMessage extends Findable {
  readonly message: Message;
}

/** Both languages of a text, each once. */
const bothOf = (text: string): readonly string[] => [
  ...new Set([resolveBilingual(text, "zh-CN"), resolveBilingual(text, "en")]),
];

/** The messages whose words fit what was typed, or those of the place they come from; the best first [DESK-10, MSG-01]. */
export function findMessages(
  messages: readonly Message[],
  query: string,
  pinyin: PinyinMatch | null,
): readonly Message[] {
  const items = messages.map((message, order): FindableMessage => {
    const [title = "", ...others] = bothOf(message.title);
    return { message, title, others, keys: bothOf(message.module), order };
  });
  return createFinder(items, pinyin)
    .find(query)
    .slice(0, MOST)
    .map(({ item }) => item.message);
}
